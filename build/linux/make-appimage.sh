#!/usr/bin/env bash
# Packs build/dist/Soulstack into one file that runs by a double click: build/linux/make-appimage.sh VERSION
# Needs appimagetool, which no package registry offers; where it is not, this says so and ends well.
set -euo pipefail
cd "$(dirname "$0")/../.."

version=${1:?"give the version"}
command -v appimagetool >/dev/null || {
    echo "appimagetool is not here; the tar is the file for Linux" >&2
    exit 0
}
dir=build/work/appimage/Soulstack.AppDir
rm -rf "$dir"
mkdir -p "$dir/usr/share/metainfo"
cp -R build/dist/Soulstack/. "$dir/"
sed 's|^Exec=.*|Exec=soulstack %f|' build/linux/soulstack.desktop >"$dir/soulstack.desktop"
cp build/work/icons/soulstack-256.png "$dir/soulstack.png"
cp build/linux/*.metainfo.xml "$dir/usr/share/metainfo/io.github.soulstack.Soulstack.appdata.xml"
cat >"$dir/AppRun" <<'RUN'
#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/soulstack" "$@"
RUN
chmod +x "$dir/AppRun"
appimagetool "$dir" "build/dist/Soulstack-$version-linux-$(uname -m).AppImage"
