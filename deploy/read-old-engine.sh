#!/usr/bin/env bash
# usage: deploy/read-old-engine.sh DATA_DIR FILE
# Reads a data directory of 0.2.0 (DATA_DIR/db, of PGlite) and writes a backup file that `npm run restore -- FILE` reads.
# Works on a copy, in a built checkout of this version; npx fetches that engine, which is no part of the product.
set -euo pipefail
cd "$(dirname "$0")/.."
engine='@electric-sql/pglite@0.5.16'
socket='@electric-sql/pglite-socket@0.2.17'
[ $# = 2 ] || {
  sed -n '2,4s/^# //p' "$0" >&2
  exit 1
}
old=$1 file=$2
[ -d "$old/db" ] || {
  echo "$old holds no database of 0.2.0: it has no folder db." >&2
  exit 1
}
copy=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill -- "-$server" 2>/dev/null || true; rm -rf "$copy"' EXIT
cp -a "$old/db" "$copy/db"
port=$(node -e 'const s = require("node:net").createServer().listen(0, () => { console.log(s.address().port); s.close() })')
# With a group of its own, which ends npx and its server together.
set -m
npm_config_legacy_peer_deps=true npx --yes --package="$engine" --package="$socket" \
  pglite-server --db="$copy/db" --port="$port" --max-connections=20 >"$copy/log" 2>&1 &
server=$!
set +m
until grep -q listening "$copy/log"; do
  kill -0 "$server" 2>/dev/null || {
    cat "$copy/log" >&2
    exit 1
  }
  sleep 1
done
export DATABASE_URL="postgres://postgres:postgres@127.0.0.1:$port/postgres?sslmode=disable"
unset DATABASE_DIRECT_URL
npm run --silent migrate
npm run --silent backup -- "$file"
