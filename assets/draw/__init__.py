"""Every picture of the game, drawn from paths by this program (standard library only).

From the repository root ``python -m assets.draw`` writes the SVG and JSON files, ``python -m assets.draw --check``
compares the files on disk with what would be written, ``python -m assets.draw.raster`` makes the PNG files.

geometry, paths, canvas, svg   the kit: affine maps, curves and clipping, display list, compact output
card, deck                     the blank, and what all decks have in common: faces, indices, variants
suits, lettering, palette      what decks share: suit signs and colours, index letters, colours
patterns, bell                 woven grounds and small ornament
classic, russian, deco         the three decks: figures, aces, jokers, backs
backs                          backs for any deck
felt, felts                    tiles of grain; the cloths of the table
icon, glyphs                   program icon, interface glyphs
raster                         PNG files and contact sheets (needs PySide6)
"""
