"""Disks that fail: one that lets any one call fail, be cut short or be lost, and one that loses its power."""

import errno
import itertools
import os
from pathlib import Path

from attrs import define, field

from soulstack.app.disk import RealDisk

FAILS, SHORT, LOST = "fails", "is cut short", "is lost"
WAYS = (FAILS, SHORT, LOST)
CALLS = ("make_folder", "create", "write", "sync", "close", "link", "rename", "remove", "sync_folder")


class FailingDisk:
    """Does what is asked, but for one call, which is counted from nought."""

    def __init__(self, number=-1, way=FAILS):
        self.number, self.way = number, way
        self.calls = []

    def __getattr__(self, name):
        if name not in CALLS:
            raise AttributeError(name)
        return lambda *words: self._call(name, *words)

    @property
    def failed(self):
        """The call that went wrong, and how."""
        return f"{self.calls[self.number]} {self.way}" if self.number < len(self.calls) else "nothing"

    def _call(self, name, *words):
        at = len(self.calls)
        self.calls.append(name)
        act = getattr(RealDisk(), name)
        if at != self.number:
            return act(*words)
        if self.way == LOST and name == "write":
            return len(words[1])  # it says so, but nothing has been written
        if self.way == LOST and name != "create":  # a file that was not made cannot be written to
            return None
        if self.way == SHORT and name == "write":
            return act(words[0], words[1][: len(words[1]) // 2])
        if name in {"write", "close"}:
            act(words[0], words[1][: len(words[1]) // 2]) if name == "write" else act(*words)
        raise OSError(errno.EIO, "Input/output error")


@define(eq=False)
class Node:
    """A file, whatever it is called."""

    data: bytes = b""
    safe: bytes | None = None
    """What has reached the disk; nothing as long as it was never synced."""


@define
class Change:
    """What was done to one folder and may be lost together: names that came and went."""

    folder: Path
    came: dict = field(factory=dict)
    went: tuple = ()


@define
class Moment:
    """What has reached the disk for certain at one moment, and what may have."""

    names: dict
    """The files by their paths."""
    pending: list
    files: dict
    """For each file what it holds and what of it is safe."""

    def states(self):
        """Give every folder that may be found when the power is back, as contents by path.

        A disk may have kept any beginning of what was still under way, or all of it but one thing, and of files that were
        not synced nothing, the half or the whole.
        """
        kept = [self.pending[:count] for count in range(len(self.pending) + 1)]
        kept += [self.pending[:at] + self.pending[at + 1 :] for at in range(len(self.pending))]
        seen = set()
        for changes, share in itertools.product(kept, (0.0, 0.5, 1.0)):
            names = dict(self.names)
            for change in changes:
                names = {path: node for path, node in names.items() if path not in change.went} | change.came
            found = {path: None if node is None else self._left(node, share) for path, node in names.items()}
            mark = tuple(sorted((str(path), data) for path, data in found.items()))
            if mark not in seen:
                seen.add(mark)
                yield found

    def _left(self, node, share):
        data, safe = self.files[node]
        return safe if safe == data else data[: int(len(data) * share)]


class PluggedDisk(RealDisk):
    """Does what is asked and remembers after each call what a power cut would leave of it."""

    def __init__(self, home):
        self.home = home
        self.now, self.safe, self.pending, self.open = {}, {}, [], {}
        self.nodes = []
        self.moments = [self._moment()]

    def _moment(self):
        files = {node: (node.data, node.safe) for node in self.nodes}
        return Moment(dict(self.safe), list(self.pending), files)

    def _note(self, *changes):
        for change in changes:
            self.pending.append(change)
            self.now = {path: node for path, node in self.now.items() if path not in change.went} | change.came
        self.moments.append(self._moment())

    def create(self, path):
        handle = super().create(path)
        node = self.open[handle] = Node()
        self.nodes.append(node)
        self._note(Change(path.parent, {path: node}))
        return handle

    def write(self, handle, data):
        # Little by little, as disks may.
        written = super().write(handle, data[: max(1, len(data) // 2)])
        self.open[handle].data += bytes(data[:written])
        self._note()
        return written

    def sync(self, handle):
        super().sync(handle)
        self.open[handle].safe = self.open[handle].data
        self._note()

    def close(self, handle):
        super().close(handle)
        del self.open[handle]

    def make_folder(self, folder):
        super().make_folder(folder)
        # A folder that is lost takes along what lies in it: its files are safe only when the folder is.
        self._note(Change(folder.parent, {folder: None}))

    def link(self, path, target):
        super().link(path, target)
        self._note(Change(target.parent, {target: self.now[path]}))

    def rename(self, path, target):
        super().rename(path, target)
        if path.parent == target.parent:
            same = self.now.get(target) is self.now[path]
            self._note(Change(path.parent, {target: self.now[path]}, () if same else (path,)))
        else:
            self._note(Change(path.parent, {}, (path,)), Change(target.parent, {target: self.now[path]}))

    def remove(self, path):
        super().remove(path)
        self._note(Change(path.parent, {}, (path,)))

    def sync_folder(self, folder):
        super().sync_folder(folder)
        for change in [each for each in self.pending if each.folder == folder]:
            self.pending.remove(change)
            self.safe = {path: node for path, node in self.safe.items() if path not in change.went} | change.came
        self._note()


def lay_out(found, home, target):
    """Make the folder that a power cut has left; what lies in a folder that was lost is lost with it."""
    folders = {path for path in found if path is not None} | {home}
    for path, data in sorted(found.items()):
        place = target / path.relative_to(home)
        if data is None:
            if place.parent.is_dir():
                place.mkdir(exist_ok=True)
        elif path.parent in folders and place.parent.is_dir():
            place.write_bytes(data)
    os.utime(target)
