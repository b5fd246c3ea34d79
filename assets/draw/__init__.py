"""Every picture of the game, drawn from paths by this program (standard library only).

From the repository root ``python -m assets.draw`` writes the SVG files, ``python -m assets.draw --check``
compares the files on disk with what would be written, ``python -m assets.draw.raster`` makes the PNG files.

geometry, paths, canvas, svg   the kit: affine maps, curves and clipping, display list, compact output
suits, lettering, palette      what all decks share: suit signs, index letters, colours
russian                        the deck with kokoshniks, fur caps and pearls
icon, glyphs, felt             program icon, interface glyphs, grain of the felt
raster                         PNG files and contact sheets (needs PySide6)
"""
