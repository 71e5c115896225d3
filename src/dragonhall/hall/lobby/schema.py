"""What the lists of the lobby need of the index of tables: an order that never changes."""

from sqlalchemy import Index

from dragonhall.hall.store.schema import tables

Index(None, tables.c.status, tables.c.created)
