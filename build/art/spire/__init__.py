"""The pictures of the second game, by folder and file name; `docs/art.md` says how they are built."""
