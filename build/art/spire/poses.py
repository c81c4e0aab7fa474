"""The second and third of enemies that come in numbers: the same toy, another paint, another look."""

# fmt: off
# ruff: noqa: E501

from kit import C, L, P

from spire import act1_folk, act2_folk, act3_folk, jaw_worm, slimes
from spire.base import FIGURES, enemy
from spire.materials import BRASS, CLOTH_RED, COPPER, GRUB, IRON

SOURCES = (act1_folk, act2_folk, act3_folk, jaw_worm, slimes)
"""They must have been drawn before."""
PUPIL = "#2a1530"


def vary(name: str, number: int, changes: dict[str, str], *extra: str) -> None:
    """Registers a pose of an enemy with other paints; every change must change something."""
    body = FIGURES[f"enemy/{name}"]
    for old, new in changes.items():
        if old not in body:
            raise ValueError(f"{name} has no {old}")
        body = body.replace(old, new)
    enemy(f"{name}.{number}", body, *extra)


vary("cultist", 2, {"r:#ffb0a0,#c8443c,#7a1c2c": "r:#b8f4e4,#3a9c90,#14484c", "#5c0f1c": "#0c3438", 'rx="15" ry="12"': 'rx="9" ry="15"'})
vary(
    "cultist", 3,
    {"r:#ffb0a0,#c8443c,#7a1c2c": "r:#fff0b0,#e0a83c,#8a5a14", "#5c0f1c": "#6a3c10", "v:#a884d8,#6a4aa4,#35205c": "v:#7ab0d8,#3c689c,#1c3058"},
)
vary("jaw_worm", 2, {GRUB: "r:#e4ecff,#9aa8d8,#4c5490,#242058", "#7c3a58": "#343c74"})
vary("jaw_worm", 3, {GRUB: "r:#f4ffdc,#b8cc88,#607844,#2c401c", "#7c3a58": "#3c5424"})
vary("acid_slime", 2, {"r:#f0ffb0,#9ad048,#3f7a2a": "r:#fdffb8,#ccd048,#6e741c", "#4f8a2c": "#8a8a1c"})
vary("spike_slime", 2, {"r:#ffc4f4,#c45ac8,#5c2280": "r:#dcd0ff,#8268dc,#30207c", "#7c2c94": "#3c2c94"})
vary("large_slime", 2, {"r:#fff0b0,#f0a83c,#9a4a1c": "r:#ffdcc0,#e4743c,#862a1c", "#c8641c": "#9a3414"})
vary("fungi_beast", 2, {"r:#ffb48a,#d8503c,#8a1c2c,#4c0f20": "r:#f0c4ff,#b05ad0,#5c1c7c,#2c0c44", "#a83434": "#7c34a0"})
vary("red_louse", 2, {"r:#ff9a8a,#c8343c,#6a1024": "r:#ffc08a,#d8642c,#742810", "#ffd0c0": "#ffe4c0"})
vary("green_louse", 2, {"d:#c8f0a8,#5f9a54,#1f4a34": "d:#d8f8e4,#4a9a80,#144a48", "#eaffd0": "#e0fff4"})
vary("exploder", 2, {"r:#a8a0b8,#4a4258,#17101e": "r:#bccca8,#566a48,#1c2814", "#ff6a1c": "#ff3c6a"})
vary("repulsor", 2, {"h:#ff9a8a,#d8343c,#7a1020": "h:#9accff,#3474d8,#102c7a", "#a8242c": "#244ca8"})
vary("spiker", 2, {"r:#ff9a8a,#d83c3c,#7a1020": "r:#ffe49a,#e8a03c,#8a4a10", "#a82830": "#b06c1c"})
vary(
    "centurion", 2,
    {"h:#e8604c,#b83438,#6a1424": "h:#6aa8f0,#3460b8,#14246a", CLOTH_RED: "v:#3c70d8,#1c2c7c", "#e85a3c": "#3c8ae8", "#ff8a5a": "#7ac4ff"},
)
vary("mystic", 2, {"d:#ff9ab8,#d0507c,#6c1c48": "d:#ffdca0,#d8903c,#6c3c1c", "#d0608a": "#d8984c", "#a83c68": "#a8682c"})
vary("chosen", 2, {"r:#e8e0f4,#a898c8,#58487c": "r:#ffe4f0,#dc9cb8,#7c405c", "#a898c8": "#dc9cb8", "#9484b8": "#c484a4"})
vary("orb_walker", 2, {"r:#fff0b0,#ffa03c,#d8441c": "r:#e0f4ff,#6ab0e8,#24549c", "#f0742c": "#3c84d8", "d:#ffd88a,#3c84d8,#a8301c": "d:#c8ecff,#3c84d8,#1c3c8c"})
vary("spheric_guardian", 2, {"c:#fff0a0,#f0903c,#8a2c14": "c:#d8ffb0,#4fae4a,#14482c", "d:#ff9a7a,#c8443c,#6a1424": "d:#8ad8c8,#3a8a8c,#1c4454"})
vary("shelled_parasite", 2, {"r:#ffffff,#b8d0e8,#4a6a98": "r:#fffaf0,#e8c8b0,#a0685c", "#3a6ac8": "#c83a5c"})
vary("snecko", 2, {"r:#b8fff0,#4ab8b0,#1c5a6c": "r:#ecd0ff,#a45ad0,#4a1c74", "h:#f0a04a,#d86a2c,#7a2c1c": "h:#7ac0e8,#3c78b8,#1c2c6a"})
vary("snake_plant", 2, {"h:#f0a880,#b8603c,#5c2a24": "h:#a8b8e8,#5c70b0,#28305c", "h:#f8b890,#c8704a,#6a3428": "h:#b8c8f0,#6c80c0,#343c6c", "#a8563a": "#5468a0"})
vary("mugger", 2, {"h:#c8e8d8,#6aa898,#2c5c5c": "h:#f4d4b0,#c88a5c,#5c3024", "#5c988c": "#b87c54", "r:#e8fff4,#8ac8b8,#3c7470": "r:#fff0dc,#d8a880,#7a4c3c"})
vary("looter", 2, {"r:#ffe4dc,#f0a0a0,#a8505c": "r:#fff4d0,#e4b868,#8a5c24", "#e8949a": "#d8a850", "#f0a0a0": "#e4b868", "r:#ffd0cc,#e8868a,#94404c": "r:#ffe8b0,#d8a04c,#7a4c1c", "#b8505c": "#a8702c"})
vary("dagger", 2, {BRASS: COPPER, "r:#ffb0a0,#d8343c,#6a0f20": "r:#c8f0ff,#3a90d8,#0f2c6a"})
vary("dagger", 3, {BRASS: IRON, "r:#ffb0a0,#d8343c,#6a0f20": "r:#d8ffb0,#5ac04a,#1c5a24"})
vary("bronze_orb", 2, {"c:#fff8e0,#ffc45a,#e0702c,#6a2010": "c:#f0fff8,#7af0c8,#2c9c80,#0c3c34"})
vary("bronze_orb", 3, {"c:#fff8e0,#ffc45a,#e0702c,#6a2010": "c:#fff0f4,#ff8aa8,#c8305c,#4c0c28"})
for _side in ("a", "b"):
    vary(
        f"sentry_{_side}", 2,
        {f'<circle cx="140" cy="178" r="12" fill="{PUPIL}"/>': C(156, 182, 12, PUPIL, 0), 'cx="145" cy="172"': 'cx="161" cy="176"'},
    )
for _name in ("blue_slaver", "red_slaver"):
    vary(_name, 2, {'cy="204" r="5"': 'cy="206" r="6"'}, P("M84 82 C100 52 200 52 220 82 L214 90 C190 72 112 72 90 90z", "v:#5c4438,#2c1c1c", 5), L("M82 88 C60 92 48 100 44 104 C66 108 84 104 96 96", 5), P("M96 84 C70 84 50 94 40 106 C64 110 88 106 104 96z", "v:#4a342c,#1c1214", 5))
