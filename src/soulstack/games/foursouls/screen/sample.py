"""A made-up table that is as full as a table gets: for the benchmark, the contact sheets and the tests."""

from typing import Any

from attrs import evolve

from soulstack.games.foursouls.rules.view import AttackView, ObjView, SeatView, SlotView, StackView, TableView

CHARACTERS = ("isaac", "maggy", "cain", "judas")
STARTING = ("the_d6", "yum_heart", "sleight_of_hand", "book_of_belial")
ITEMS = (
    "breakfast",
    "brimstone",
    "belly_button",
    "charged_baby",
    "dinner",
    "dark_bum",
    "dead_bird",
    "finger",
    "goat_head",
    "ipecac",
    "meat",
    "moms_box",
    "moms_purse",
    "moms_razor",
    "monstros_tooth",
    "polydactyly",
    "restock",
    "sacred_heart",
    "shadow",
    "shiny_rock",
    "spider_mod",
    "starter_deck",
    "steamy_sale",
    "suicide_king",
    "synthoil",
    "tarot_cloth",
    "the_blue_map",
    "the_compass",
    "baby_haunt",
    "bobs_brain",
    "champion_belt",
    "cheese_grater",
    "daddy_haunt",
    "dads_lost_coin",
    "dry_baby",
    "edens_blessing",
    "empty_vessel",
    "eye_of_greed",
    "fanny_pack",
    "greeds_gullet",
    "guppys_collar",
    "moms_coin_purse",
    "cambion_conception",
    "curse_of_the_tower",
    "bum_bo_item",
    "the_dead_cat",
    "the_habit",
    "the_map",
)
LOOT = (
    "bomb",
    "a_penny",
    "soul_heart",
    "dice_shard",
    "xiii_death",
    "lil_battery",
    "butter_bean",
    "xix_the_sun",
    "gold_bomb",
    "ii_the_high_priestess",
    "a_dime",
    "pills_loot",
    "vii_the_chariot",
    "counterfeit_penny",
    "blank_rune",
    "x_wheel_of_fortune",
)
MONSTERS = ("fatty", "moms_hand", "greed_boss", "big_spider", "fly", "dople", "horf", "leaper")
SOULS = ("pride", "monstro", "the_duke_of_flies", "chub", "gemini", "larry_jr", "mega_fatty")
BONUS = ("soul_of_gluttony", "soul_of_greed", "soul_of_guppy")


class Maker:
    """Numbers objects and physical cards while a table is built."""

    def __init__(self) -> None:
        self.objects: dict[int, ObjView] = {}
        self.printed: list[str] = []

    def card(self, name: str) -> int:
        """Adds a physical card."""
        self.printed.append(name)
        return len(self.printed) - 1

    def put(self, name: str, zone: str, controller: int = -1, **values: Any) -> int:
        """Adds an object in play and gives its id."""
        number = len(self.objects) + 1
        plain = ObjView(
            id=number,
            card=name,
            shown=name,
            index=self.card(name),
            zone=zone,
            controller=controller,
            slot=-1,
            charged=True,
            has_tap=zone in {"item", "character"},
            hp=None,
            max_hp=None,
            evasion=None,
            attack=None,
            damage=0,
            souls=0,
            eternal=False,
            counters={},
        )
        self.objects[number] = evolve(plain, **values)
        return number


def crowded(
    seats: int = 4,
    *,
    items: int = 12,
    hand: int = 10,
    stack: int = 6,
    slots: int = 4,
    rooms: int = 0,
    souls: int = 3,
    curses: int = 1,
    viewer: int = 0,
    active: int = 0,
) -> TableView:
    """Builds a table view with this many of everything."""
    make = Maker()
    people = tuple(
        _seat(
            make, seat, items=items, hand=hand, souls=souls, curses=curses, own=seat == max(0, viewer) and viewer >= 0
        )
        for seat in range(seats)
    )
    monsters = tuple(
        make.put(
            MONSTERS[k % len(MONSTERS)],
            "monster",
            slot=k,
            hp=1 if k == 0 else 3,
            max_hp=3,
            evasion=3 + k % 3,
            attack=1 + k % 2,
            damage=2 if k == 0 else 0,
            attackable=True,
        )
        for k in range(slots)
    )
    shop = tuple(make.put(ITEMS[-1 - k], "shop", slot=k, price=10 if k else 5) for k in range(slots))
    room_ids = tuple(make.put(f"room_{k}", "room", slot=k) for k in range(rooms))
    covered = (MONSTERS[-1], MONSTERS[-2])
    return TableView(
        viewer=viewer,
        printed=tuple(make.printed),
        turn=7,
        active=active,
        first=0,
        phase="action",
        step="attack",
        priority=max(0, viewer),
        declared="none",
        attacks_left=1,
        purchases_left=1,
        seats=people,
        objects=make.objects,
        monsters=tuple(SlotView(top, covered if k == 1 else ()) for k, top in enumerate(monsters)),
        shop=tuple(SlotView(top) for top in shop),
        rooms=tuple(SlotView(top) for top in room_ids),
        stack=stack_entries(stack, monsters, people),
        decks={"loot": 41, "treasure": 63, "monster": 77, **({"room": 12} if rooms else {})},
        deck_tops={},
        discards={"loot": ("a_dime", "two_cents"), "treasure": ("dinner",), "monster": ("fly", "dip", "trite")},
        bonus_souls=BONUS,
        coin_pool=61,
        attack=AttackView(active, ("obj", monsters[0]), 3, 1) if stack and monsters else None,
        winners=None,
        lasting=("Attack rolls of Maggy get +1 until the end of the turn.",),
    )


def _seat(make: Maker, seat: int, *, items: int, hand: int, souls: int, curses: int, own: bool) -> SeatView:
    damage = seat % 2
    character = make.put(
        CHARACTERS[seat],
        "character",
        seat,
        charged=seat != 1,
        hp=2 - damage,
        max_hp=2,
        attack=1 + seat % 2,
        damage=damage,
        eternal=True,
    )
    names = [STARTING[seat], *(ITEMS[(seat * 11 + k) % len(ITEMS)] for k in range(items))][:items]
    things = tuple(
        make.put(name, "item", seat, charged=k % 4 != 1, counters={"counter": 3} if k == 3 else {}, eternal=k == 0)
        for k, name in enumerate(names)
    )
    won = tuple(make.put(SOULS[(seat + k) % len(SOULS)], "soul", seat, souls=1) for k in range(min(souls, 3)))
    cursed = tuple(make.put("curse_of_pain", "curse", seat) for _ in range(curses))
    cards = tuple(make.card(LOOT[k % len(LOOT)]) for k in range(hand))
    return SeatView(
        seat=seat,
        cents=7 + 5 * seat,
        hp=0 if seat == 3 else 2 - damage,
        max_hp=2,
        attack=1 + seat % 2,
        dead=seat == 3,
        souls=len(won),
        souls_to_win=4,
        loot_plays=1 if seat == 0 else 0,
        hand_size=hand,
        hand=cards if own else (-1,) * hand,
        character=character,
        items=things,
        soul_cards=won,
        curses=cursed,
    )


def stack_entries(count: int, monsters: tuple[int, ...], people: tuple[SeatView, ...]) -> tuple[StackView, ...]:
    """Lists stack entries of every kind, the lowest first."""
    last = len(people) - 1
    monster = monsters[0] if monsters else 0
    entries = (
        StackView(1, "attack_roll", 0, MONSTERS[0], monster, "Attack roll against Fatty", (("obj", monster),), 3, 3),
        StackView(
            2,
            "ability",
            0,
            "the_d6",
            people[0].items[0] if people[0].items else 0,
            "↷: Choose a roll. Its player rerolls it.",
            (("stack", 1),),
        ),
        StackView(3, "loot", min(1, last), "bomb", 0, "Deal 1 damage to a monster or player.", (("player", 0),)),
        StackView(4, "damage", min(1, last), "bomb", 0, "1 damage to You", (("player", 0),), 0, 0, 1),
        StackView(
            5,
            "loot",
            min(2, last),
            "butter_bean",
            0,
            "Cancel a loot on the stack, or an item's ↷ or $ ability.",
            (("stack", 3),),
        ),
        StackView(6, "roll", min(3, last), "goat_head", 0, "Roll for Goat Head", (), 5),
        StackView(7, "death", last, CHARACTERS[last], people[last].character, "A player dies", (("player", last),)),
        StackView(8, "ability", last, "shiny_rock", 0, "Each time you activate an item, gain 1¢.", ()),
    )
    return entries[:count]
