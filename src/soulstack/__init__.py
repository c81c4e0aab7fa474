"""Soulstack: a table for Four Souls and Slay the Spire, with every rule enforced and explained."""

__version__ = "0.1.0"
