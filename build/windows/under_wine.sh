#!/usr/bin/env bash
# Puts a Windows Python 3.11 together from registry packages, to be run by Wine: under_wine.sh FOLDER
# CPython's DLLs for Windows lie in the Windows wheel of panda3d; the library's .py files are this machine's own Python 3.11;
# python.exe is five lines of C. Debian packages: wine wine64 gcc-mingw-w64-x86-64 unzip.
set -euo pipefail

for tool in wine x86_64-w64-mingw32-gcc unzip python3; do
    command -v "$tool" >/dev/null || {
        echo "$tool is missing; on Debian: apt-get install wine wine64 gcc-mingw-w64-x86-64 unzip" >&2
        exit 2
    }
done
python=${PYTHON:-python3}
[ "$("$python" -c 'import sys; print(sys.version_info[:2] == (3, 11))')" = True ] || {
    echo "The library of Python 3.11 is wanted; name one with PYTHON=python3.11" >&2
    exit 2
}
to=$(mkdir -p "$1" && cd "$1" && pwd)
root=$(cd "$(dirname "$0")/../.." && pwd)
# What the game and PyInstaller need, with what these need in turn, as wheels for Windows.
"$python" -m pip download -q --platform win_amd64 --python-version 3.11 --only-binary=:all: -d "$to/wheels" \
    $("$python" - "$root/pyproject.toml" <<'P'
import sys, tomllib
project = tomllib.load(open(sys.argv[1], "rb"))["project"]
wanted = [*project["dependencies"], *project["optional-dependencies"]["package"]]
print(" ".join(wanted), "pefile pywin32-ctypes colorama")
P
)
"$python" -m pip download -q --no-deps --platform win_amd64 --python-version 3.11 --only-binary=:all: -d "$to/dlls" panda3d
mkdir -p "$to/py/DLLs" "$to/py/Lib/site-packages"
cd "$to/py"
unzip -q -o -j "$to"/dlls/panda3d*.whl 'deploy_libs/*' -d DLLs
mv -f DLLs/python311.dll DLLs/VCRUNTIME140.dll .
rm -f DLLs/api-ms-*
library=$("$python" -c 'import sysconfig; print(sysconfig.get_path("stdlib"))')
tar -C "$library" -cf - --exclude=site-packages --exclude=__pycache__ --exclude=./test --exclude=lib-dynload . | tar -C Lib -xf -
for wheel in "$to"/wheels/*.whl; do unzip -q -o "$wheel" -d Lib/site-packages; done
cat >"$to/python.c" <<'C'
#include <windows.h>
typedef int (*main_t)(int, wchar_t **);
int wmain(int argc, wchar_t **argv) {
    HMODULE library = LoadLibraryW(L"python311.dll");
    return library ? ((main_t)GetProcAddress(library, "Py_Main"))(argc, argv) : 99;
}
C
x86_64-w64-mingw32-gcc -municode -O2 -o python.exe "$to/python.c"
touch "$to/ready"
