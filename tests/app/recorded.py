"""Games that were played to their end, as saves and as files."""

from functools import cache

from tests.games.foursouls.rules.random_games import RandomGame

from soulstack import paths
from soulstack.app.packs import packs
from soulstack.app.saves import Save, write_save
from soulstack.games.foursouls.rules.door import mark
from soulstack.games.foursouls.rules.playback import new_record

NAMES = ("You", "Ash", "Bramble", "Cinder")


@cache
def recorded(players=2, seed=1, person=0):
    """Gives the save of a whole game by chance; `person` is the seat that a human had, or -1."""
    game = RandomGame(players, seed)
    for _ in game.walk():
        pass
    record = new_record(game.setup, mark(game.setup, packs().cards))
    for answer in game.answers:
        record.add(answer)
    seats = ["human" if seat == person else "bot:random" for seat in range(players)]
    meta = {
        "cards": record.cards,
        "turn": game.state.turn,
        "seats": seats,
        "names": list(NAMES[:players]),
        "over": True,
        "winners": list(game.state.winners or ()),
    }
    return Save(record.to_json(), None, meta)


def keep(name="20260102-030405.save", **game):
    """Writes a game into the folder of replays and gives the file."""
    paths.replays("foursouls").mkdir(parents=True, exist_ok=True)
    file = paths.replays("foursouls") / name
    write_save(file, recorded(**game))
    return file
