#!/usr/bin/env bash
# Lays out the root of the container in the folder $1: the application, the Node $2 and the system libraries of both,
# without packages that only a build or the browser's bundle needs. Runs in a built application without development packages.
set -euo pipefail
root=$1 node=$2

mkdir -p "$root/app" "$root/usr/local/bin" "$root/var/lib/dpkg/status.d" "$root/bin" "$root/data"
cp -r package.json node_modules build scripts src "$root/app"
cp "$node" "$root/usr/local/bin/node"
strip "$root/usr/local/bin/node"
# initdb of the PostgreSQL that comes along starts its programs by a shell.
cp -L /bin/dash "$root/bin/sh"
# The volume belongs to the account `nonroot` of the base image.
chown 65532:65532 "$root/data"
find "$root/app/src" "$root/app/scripts" -name '*.test.ts*' -delete

cd "$root/app/node_modules"
rm -rf node-linux-* node-win-* typescript @typescript radix-ui @radix-ui @tanstack \
  react-dom react-hook-form @hookform sonner lucide-react @simplewebauthn/browser @fontsource-variable
# Node reads no TypeScript from packages, and of OpenTelemetry only what require() finds.
find . -type f \( -name '*.map' -o -name '*.md' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.tsx' \) -delete
find . -type d \( -name test -o -name tests -o -name docs -o -name 'example*' -o -name 'benchmark*' \) -prune \
  -exec rm -rf {} +
rm -rf @opentelemetry/*/build/esm @opentelemetry/*/build/esnext
# Of the fonts only the weights that papers and pictures use.
find @expo-google-fonts -name '*.png' -delete
for font in @expo-google-fonts/*/*/*.ttf; do
  grep -rqF "$(basename "$font")" ../src || rm "$font"
done

# Debian's libraries, with the names of their packages for vulnerability scanners.
cd "$root"
find usr/local/bin bin app/node_modules -type f \( -name node -o -name sh -o -name '*.node' -o -name '*.so*' -o -path '*/native/bin/*' \) -exec ldd {} + |
  awk '$2 == "=>" && $3 ~ /^\/(usr\/)?lib/ { print $3 } $1 ~ /^\/lib.*ld-linux/ { print $1 }' | sort -u |
  while read -r library; do
    cp --parents -L "$library" "$root"
    # Debian lists a library under /lib or /usr/lib, which are the same folder.
    package=$({ dpkg -S "$library" || dpkg -S "/usr$library"; } 2>/dev/null | cut -d: -f1)
    dpkg-query -s "$package" > "var/lib/dpkg/status.d/$package"
  done
