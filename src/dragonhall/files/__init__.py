"""Files on disk: records, packs, atomic writes."""
