"""What strangers, failing machines and odd wishes can do to the program, done to it for minutes or for hours.

A part (`saves`, `packs`, `mixtures`, `kills`, `games`) makes cases by number; a case depends on the seed and its number alone, so
whatever it finds can be looked at again. Cases run in processes of their own (`workers`), which are given up when they hang.
"""
