"""Pictures of strangers: what may be drawn, and what is refused before anything draws it."""

import pytest

from soulstack.content import svg

OPEN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 190">'


def faults(inside, head=OPEN):
    return svg.faults(f"{head}{inside}</svg>".encode())


@pytest.mark.parametrize(
    "inside",
    [
        '<path d="M 0 0 L 10 10 Z" fill="#a0b1c2"/>',
        '<g transform="translate(3 4) rotate(20)"><circle cx="3" cy="4" r="2.5" fill="none" stroke="#000000"/></g>',
        (
            '<defs><linearGradient id="sky" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" stop-color="#ffffff"/>'
            '</linearGradient></defs><rect width="9" height="9" fill="url(#sky)" stroke-linecap="round"/>'
        ),
    ],
)
def test_plain_shapes_may_be_drawn(inside):
    assert faults(inside) == []


@pytest.mark.parametrize(
    ("inside", "words"),
    [
        ("<script>alert(1)</script>", "uses <script>"),
        ('<image href="http://example.org/x.png"/>', "uses <image>"),
        ("<text>Hello</text>", "has text"),
        ('<use x="1"/>', "uses <use>"),
        ('<path d="M0 0" onload="x"/>', "uses onload="),
        ('<path d="M0 0" style="fill:red"/>', "uses style="),
        ('<path d="M0 0" stroke-dasharray="0.001"/>', "uses stroke-dasharray="),
        ('<path d="M0 0 L 100001 0"/>', "a number beyond 100000"),
        ('<path d="M0 0 L 1e9 0"/>', "a number beyond 100000"),
        ('<rect width="nan"/>', "something odd in width"),
        ('<rect width="calc(1)"/>', "something odd in width"),
        ('<path d="url(x)"/>', "something odd in d"),
        ('<rect fill="red"/>', "a colour is written like"),
        ('<rect fill="url(http://x)"/>', "a colour is written like"),
        ('<rect fill="url(#gone)"/>', "the undefined #gone"),
        ('<linearGradient x1="0.5"/>', "without percent"),
        ('<g transform="scale(2)">' * 5 + "</g>" * 5, "more than 4 transforms"),
        ("<g>" * 13 + "</g>" * 13, "more than 12 deep"),
        ("<g/>" * 1001, "more than 1000 shapes"),
        ('<circle r="1"/>' * 501, "more than 2000 path commands"),
        (f'<path d="M0 0 {"L1 1" * 2001}"/>', "more than 2000 path commands"),
        (f'<path d="M0 0 L {"1 1 " * 2001}"/>', "more than 2000 path commands"),
        ("<svg/>", "<svg> at the wrong place"),
        ("<?php x ?>", "an instruction to programs"),
        ("<g>", "is no XML"),
        ("&boom;", "is no XML"),
    ],
)
def test_everything_else_is_refused_with_its_line(inside, words):
    found = faults("\n" + inside)
    assert any(words in each for each in found), found
    assert all(each.startswith(("line ", "has more", "is nested")) for each in found)


def test_documents_that_declare_anything_are_refused():
    bomb = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>'
    (fault,) = svg.faults(f"{bomb}{OPEN}</svg>".encode())
    assert "a document type" in fault


def test_a_large_file_is_not_even_read():
    assert svg.faults(b"<" * (svg.LARGEST + 1)) == ["is larger than 64 KB"]


def test_a_file_full_of_faults_gets_a_short_list():
    assert len(faults("<text/>" * 500)) == 20
