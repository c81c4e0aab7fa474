"""The game table: where everything lies, how it is drawn and moved, and how a click becomes an answer.

All places are in units of a 720-unit-high space; the kit multiplies them by the scale of the window when it draws.
"""
