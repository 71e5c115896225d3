"""The first lesson of each game: guided steps on scripted positions."""
