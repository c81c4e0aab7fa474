#!/usr/bin/env bash
# Packs build/dist/Soulstack.app into a disk image: build/macos/make-dmg.sh VERSION
# The app carries only PyInstaller's ad-hoc signature; without a paid certificate players open it once by right-click.
set -euo pipefail
cd "$(dirname "$0")/../.."

version=${1:?"give the version"}
app=build/dist/Soulstack.app
image=build/dist/Soulstack-$version-macos-$(uname -m).dmg
stage=build/work/dmg

codesign --verify --deep --strict "$app"
rm -rf "$stage" "$image"
mkdir -p "$stage"
# ditto keeps what a plain copy loses and what the signature covers.
ditto "$app" "$stage/Soulstack.app"
cp LICENSE "$stage/LICENSE.txt"
ln -s /Applications "$stage/Applications"
hdiutil create -volname Soulstack -srcfolder "$stage" -fs HFS+ -format UDZO -ov "$image"
codesign --verify --deep --strict "$stage/Soulstack.app"
(cd build/dist && shasum -a 256 "$(basename "$image")" >"$(basename "$image").sha256")
echo "$image"
