#!/usr/bin/env bash
# Packs build/dist/Soulstack into an archive with menu entry and icons: build/linux/make-tar.sh VERSION
# Equal contents give equal bytes: names are sorted, and times and owners are fixed.
set -euo pipefail
cd "$(dirname "$0")/../.."

version=${1:?"give the version"}
name=Soulstack-$version-linux-$(uname -m)
stage=build/work/tar/$name
archive=build/dist/$name.tar.gz
moment=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || echo 0)}

rm -rf "$stage" "$archive"
mkdir -p "$stage"
cp -R build/dist/Soulstack/. "$stage/"
mkdir -p "$stage/share"
cp build/linux/soulstack.desktop build/linux/soulstack-mime.xml build/linux/*.metainfo.xml build/work/icons/soulstack-*.png "$stage/share/"
install -m 755 build/linux/install.sh "$stage/install.sh"
cp LICENSE "$stage/LICENSE"
tar --sort=name --mtime="@$moment" --owner=0 --group=0 --numeric-owner -C "$(dirname "$stage")" -cf - "$name" |
    gzip -9n >"$archive"
(cd build/dist && sha256sum "$name.tar.gz" >"$name.tar.gz.sha256")
echo "$archive"
