#!/bin/sh
# Installs this tree with its server into a new environment: sh deploy/install.sh /opt/stolik
# The web client has to be built before; rules are compiled where there is a C compiler.
set -eu
tree=$(cd "$(dirname "$0")/.." && pwd)
python3 -m venv "$1"
"$1/bin/pip" install --no-cache-dir --constraint "$tree/constraints.txt" "$tree[server]"
