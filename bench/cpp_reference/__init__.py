"""An upper limit for the speed of a core: playouts hand-written in C++, built only where g++ exists."""
