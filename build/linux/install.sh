#!/bin/sh
# Puts Soulstack into this user's menu, from wherever this folder lies; install.sh --remove takes it out again.
set -eu
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
data=${XDG_DATA_HOME:-"$HOME/.local/share"}
entry=$data/applications/soulstack.desktop
kind=$data/mime/packages/soulstack-mime.xml

refresh() {
    # What is not there needs no telling.
    if command -v update-desktop-database >/dev/null; then update-desktop-database -q "$data/applications" || true; fi
    if command -v update-mime-database >/dev/null; then update-mime-database "$data/mime" || true; fi
}

if [ "${1:-}" = --remove ]; then
    rm -f "$entry" "$kind" "$data"/icons/hicolor/*/apps/soulstack.png
    refresh
    echo "Soulstack is no longer in the menu; its folder and your saved games are untouched."
    exit 0
fi

mkdir -p "$data/applications" "$data/mime/packages"
# The desktop format wants quotes around a path with spaces; signs that would need more than that are not worth the maze.
case $here in *[\\\"\`\$%\|\&]*)
    echo "The path of this folder has a sign that menus cannot hold (one of \\ \" \` \$ % | &): move it and try again." >&2
    exit 1
    ;;
esac
sed "s|^Exec=.*|Exec=\"$here/soulstack\" %f|" "$here/share/soulstack.desktop" >"$entry"
for size in 16 24 32 48 64 128 256 512; do
    folder=$data/icons/hicolor/${size}x$size/apps
    mkdir -p "$folder"
    cp "$here/share/soulstack-$size.png" "$folder/soulstack.png"
done
cp "$here/share/soulstack-mime.xml" "$kind"
refresh
echo "Soulstack is in the menu, and opens recorded games; if this folder moves, run install.sh again."
