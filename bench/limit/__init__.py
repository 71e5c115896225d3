"""How fast a core could be: playouts written by hand in C++, built only where g++ is."""
