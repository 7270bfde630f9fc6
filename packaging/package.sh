#!/usr/bin/env bash
# Makes the Debian package in build/release and checks it with the tools of Debian.
set -euo pipefail
cd "$(dirname "$0")/.."
source packaging/packages.sh
install_packages build test

desktop-file-validate packaging/org.adjutant.Adjutant.desktop
appstreamcli validate --no-net packaging/org.adjutant.Adjutant.metainfo.xml
cmake --preset release -DADJUTANT_TESTS=OFF
cmake --build --preset release
rm -f build/release/*.deb
(cd build/release && cpack -G DEB)
lintian --fail-on error,warning build/release/*.deb
ls -l build/release/*.deb
