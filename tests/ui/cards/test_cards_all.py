import re
import tomllib

import pytest

from soulstack import paths
from soulstack.ui.cards import TOKENS, FaceSpec, files, plan_full


def _base():
    found = {}
    for path in sorted((paths.cards() / "foursouls" / "base").glob("*.toml")):
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        found |= {name: card for name, card in tables.items() if isinstance(card, dict) and "kind" in card}
    return found


BASE = _base()


def _spec(card_id, card):
    return FaceSpec(
        card_id,
        card["name"],
        card["kind"],
        card.get("category", ""),
        tuple(line for line in card.get("text", "").splitlines() if line.strip()),
        card.get("hp"),
        card.get("evasion"),
        card.get("attack"),
        card.get("souls", 0),
        reward="2¢" if card.get("reward") else "",
    )


def test_every_base_card_has_a_picture_of_its_own():
    assert len(BASE) > 280
    assert [card_id for card_id in BASE if not (files.art_root() / f"{card_id}.svg").is_file()] == []


@pytest.mark.parametrize("width", [240, 285])
def test_the_text_of_every_base_card_fits_and_can_be_read(width):
    plans = {card_id: plan_full(_spec(card_id, card), width) for card_id, card in BASE.items()}
    assert [card_id for card_id, plan in plans.items() if plan.overflow] == []
    assert [card_id for card_id, plan in plans.items() if plan.text is not None and plan.text.px < 12] == []


def test_every_sign_in_the_text_of_a_base_card_is_known():
    used = {sign for card in BASE.values() for sign in re.findall(r"\{\w+\}|[↷①-⑳¢]", card.get("text", ""))}
    assert used
    assert used <= set(TOKENS)
