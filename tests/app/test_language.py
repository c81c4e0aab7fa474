"""The language of the screens: how catalogues are read, and that the shipped ones say everything and nothing dead."""

import pickle

import pygame
import pytest
from tests.app import spoken_texts

from soulstack.app import language
from soulstack.app.language import (
    RULINGS,
    Language,
    LanguageError,
    load_language,
    load_texts,
    speak,
    speak_this,
    tr,
    tr_in_one,
    tr_n,
)
from soulstack.app.rulings import rulings_of
from soulstack.app.tools.rules import decisions, rules
from soulstack.games.foursouls.cards.catalogue import catalogue
from soulstack.games.foursouls.play.wording import Words
from soulstack.games.spire.cards.catalogue import catalogue as spire
from soulstack.kernel.facts import Fact
from soulstack.kernel.sentences import Sentence
from soulstack.ui import theme
from soulstack.ui.typeface import has_glyph


@pytest.fixture(autouse=True)
def english_again():
    yield
    speak("en")


def made(folder, meta='name = "Probe"\nletters = "äß"\n', **files):
    home = folder / "xx"
    home.mkdir()
    (home / "language.toml").write_text(meta, encoding="utf-8")
    for name, text in files.items():
        (home / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


def test_a_text_without_translation_stays_english():
    speak_this(Language("xx", "Probe", texts={"Yes": "Ja"}))
    assert (tr("Yes"), tr("No"), tr("{n} of {m}", n=1, m=2)) == ("Ja", "No", "1 of 2")


def test_meaning_tells_two_words_apart_and_falls_back_to_the_plain_english():
    speak_this(Language("xx", "Probe", texts={"Attack": "Angriff", "Attack @ deed": "Angreifen"}))
    assert (tr("Attack"), tr("Attack", meaning="deed")) == ("Angriff", "Angreifen")
    speak("en")
    assert tr("Attack", meaning="deed") == "Attack"


def test_counted_texts_take_their_form():
    speak_this(Language("xx", "Probe", texts={"{n} cards": ("eine Karte", "{n} Karten")}))
    assert [tr_n(n, "{n} card", "{n} cards") for n in (0, 1, 2)] == ["0 Karten", "eine Karte", "2 Karten"]


def test_a_sentence_of_the_rules_is_said_with_its_values():
    speak_this(
        Language("xx", "Probe", texts={"It costs {n}¢.": "Es kostet {n}¢.", "To {what}: {why}": "{what}? {why}"})
    )
    sentence = Sentence("To {what}: {why}", what="buy", why=Sentence("It costs {n}¢.", n=10))
    assert sentence == "To buy: It costs 10¢."
    assert tr(sentence) == "buy? Es kostet 10¢."
    assert tr(pickle.loads(pickle.dumps(sentence))) == "buy? Es kostet 10¢."


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ('"a" = 3', "neither a text"),
        ('"a" = ""', "neither a text"),
        ('"a" = ["x"]', "needs 2 forms"),
        ('"{n} of" = "{m} von"', "other names in braces"),
        ('"a {n}" = "b"', "other names in braces"),
        ('"a" = "b {"', "brace"),
        ('"a {n}" = "b {n.x}"', "plain names"),
        ('"a {n}" = "b {n:>1000000}"', "plain names"),
        ('"a {n}" = "b {n!r}"', "plain names"),
        ('"a {n}" = "b {n[0]}"', "plain names"),
        ('"a" = "ö"', "letters"),
        ('"a" = ', "not valid TOML"),
    ],
)
def test_a_bad_catalogue_is_refused_with_one_sentence_and_the_game_speaks_english(tmp_path, content, said):
    folder = made(tmp_path, words=content)
    with pytest.raises(LanguageError, match=said):
        load_language("xx", folder)
    note = speak("xx", folder)
    assert said in note
    assert "lang/xx/words.toml" in note
    assert language.spoken().code == "en"


def test_a_text_stands_in_one_file_only(tmp_path):
    folder = made(tmp_path, one='"a" = "b"', two='"a" = "c"')
    with pytest.raises(LanguageError, match="two places"):
        load_language("xx", folder)


def test_tenths_are_written_as_the_language_writes_them(tmp_path):
    assert language.tenths(3.54) == "3.5"
    speak("de")
    assert language.tenths(3.54) == "3,5"
    with pytest.raises(LanguageError, match="decimal"):
        load_language("xx", made(tmp_path, meta='name = "Probe"\ndecimal = 5\n'))


@pytest.mark.parametrize("code", ["zz", "..", "", "de/../de"])
def test_a_language_that_is_not_there_is_english(code):
    assert "no language" in speak(code)
    assert tr("Settings") == "Settings"


def test_the_systems_language_is_taken_only_if_the_player_chose_none():
    assert language.choose("", ["fr_FR", "de-AT", "en"]) == "de"
    assert language.choose("en", ["de"]) == "en"
    assert language.choose("", ["fr"]) == "en"


def test_english_and_german_can_be_chosen_by_their_own_names():
    assert language.languages()[:2] == (("en", "English"), ("de", "Deutsch"))


SHIPPED = [code for code, _ in language.languages() if code != "en"]


@pytest.mark.parametrize("code", SHIPPED)
def test_a_shipped_language_says_everything_and_nothing_that_the_game_never_says(code):
    told, said = set(load_language(code).texts), spoken_texts.in_code() | spoken_texts.in_tables()
    assert sorted(said - told) == []
    assert sorted(told - said - spoken_texts.in_cards_and_rules()) == []


@pytest.mark.parametrize("code", SHIPPED)
def test_the_rule_book_is_said_with_the_decisions_where_it_is_silent(code):
    texts = load_language(code).texts
    said = [entry[key] for entry in rules().values() for key in ("section", "text")]
    said += [entry[key] for entry in decisions().values() for key in ("question", "text")]
    assert [text for text in said if text not in texts] == []


@pytest.mark.parametrize("code", SHIPPED)
def test_the_fonts_have_every_letter_of_a_language(code):
    pygame.font.init()
    letters = load_language(code).letters
    for name in (theme.BODY_FONT, theme.BOLD_FONT, theme.ITALIC_FONT, theme.TITLE_FONT):
        assert [letter for letter in letters if not has_glyph(theme.font_path(name), letter)] == [], name


def test_every_word_on_the_screen_goes_through_tr():
    assert list(spoken_texts.unsaid()) == []


def test_every_fact_about_oneself_reads_as_one_speaks():
    speak("de")
    words = Words(("You", "Ash"), {})
    assert words.log_line(Fact("die_rolled", seat=0, value=5), ()) == "Du würfelst eine 5."
    assert words.log_line(Fact("die_rolled", seat=1, value=5), ()) == "Ash würfelt eine 5."
    assert words.log_line(Fact("cents_given", seat=1, other=0, amount=3), ()) == "Ash gibt dir 3¢."
    assert words.log_line(Fact("deck_shuffled", word="loot"), ()) == "Das Beutedeck wird gemischt."


def test_a_reason_of_the_rules_is_german_and_keeps_its_rule():
    speak("de")
    reason = Sentence("Only the active player may {deed} ({rule}).", deed=Sentence("attack"), rule="ATK-01")
    assert tr(reason) == "Nur der aktive Spieler darf angreifen (ATK-01)."


@pytest.mark.parametrize("code", SHIPPED)
def test_every_ruling_is_said_and_none_that_the_gallery_never_shows(code):
    said = {words for card in catalogue() for words in rulings_of(card)}
    assert len(said) > 1000
    said |= {words for thing in spire().values() for words in rulings_of(thing.name, "spire")}
    assert len(said) > 1500
    told = set(load_texts(code, RULINGS))
    assert sorted(said - told) == []
    assert sorted(told - said) == []


def test_a_ruling_is_shown_in_the_players_language():
    speak("de")
    assert rulings_of("a_dime")[0].startswith("A Dime!! ")
    assert rulings_of("a_dime")[0] != "A Dime!! gains 10¢ when it resolves and goes to discard."


def test_a_card_with_several_lines_is_german_on_the_stack():
    speak("de")
    text = catalogue()["the_d6"].text
    assert "\n" in text
    said = tr_in_one(text)
    assert "\n" not in said
    assert said == " ".join(tr(line) for line in text.split("\n"))
    assert "rerolls" not in said
