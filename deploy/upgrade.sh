#!/usr/bin/env bash
# Brings a board that deploy/install.sh installed to another version, and back again when that one does not get ready
# (docs/operating/upgrade.md). Run again after an interruption it first goes back.
set -euo pipefail
here=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")" && pwd)
# shellcheck source=deploy/common.sh
. "$here/common.sh"

usage() {
  cat <<TEXT
usage: upgrade.sh TAG             upgrades to the tag (or commit), which is fetched from where the product was cloned
       upgrade.sh --restore FILE  replaces the database by a backup; the former one is kept under another name
TEXT
}

# Written before anything is changed, and removed when the board is whole again: former release, backup, database.
under_way=$base/under-way
repository=$base/repository
database=$(url_part "$settings" name)

note() { printf '%s\n' "$@" >"$under_way.part" && sync "$under_way.part" && mv "$under_way.part" "$under_way"; }

# Replaces the database by the backup $1. The replaced one is $database_failed until the restore is complete.
restore_database() {
  local kept
  if database_exists "${database}_failed"; then
    as_postgres dropdb --force --if-exists "$database"
  elif database_exists "$database"; then
    as_postgres psql -qX -v ON_ERROR_STOP=1 <<SQL
SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '$database' \g /dev/null
ALTER DATABASE $database RENAME TO ${database}_failed;
SQL
  fi
  create_database
  "$base/current/deploy/shigotocho" restore "$1" ${2:+"$2"}
  "$base/current/deploy/shigotocho" migrate "$(url_part "$settings" user)"
  kept=${database}_until_$(date +%Y%m%d_%H%M%S)
  as_postgres psql -qX -c "ALTER DATABASE ${database}_failed RENAME TO $kept"
  say "left:  the replaced database under the name $kept; drop it when nothing in it is missed"
}

# After a restore that failed: the database that was there, and the product on it.
keep_database() {
  trap - EXIT
  trap '' INT TERM
  rm -f "$copy"
  if database_exists "${database}_failed"; then
    as_postgres dropdb --force --if-exists "$database"
    as_postgres psql -qX -c "ALTER DATABASE ${database}_failed RENAME TO $database"
  fi
  start_product || die 'the product is not ready: journalctl -u shigotocho -n 50'
  say 'left:  the database as it was; the product is ready'
}

# Puts back what was there before the upgrade that the file of $under_way tells of.
go_back() {
  local state=() step
  trap - EXIT
  trap '' INT TERM
  mapfile -t state <"$under_way"
  step=${state[0]-}
  if [ "$step" = migrating ] && systemctl is-active --quiet shigotocho; then
    # It has served since then, and going back would lose what people wrote.
    rm -f "$under_way"
    say "left:  $(basename "$(readlink "$base/current")"), which runs already"
    return
  fi
  say "The upgrade from ${state[1]-} is taken back."
  systemctl stop shigotocho
  use_release "${state[1]}"
  # A backup is complete before the step is written; until then nothing was changed.
  if [ "$step" = migrating ]; then
    if database_is_here; then
      restore_database "${state[2]}"
      # Nodes may write from now on: a run that comes after a failing start restores no second time.
      note stopping "${state[1]}"
    else
      say "left:  the database on $(url_part "$settings" host): a migration only adds, so the former version runs on it; the backup is ${state[2]}"
    fi
  fi
  start_product || die 'the former version is not ready either: journalctl -u shigotocho -n 50'
  rm -f "$under_way"
  say "did:   go back to ${state[1]}; it is ready"
}

upgrade() {
  local tag=$1 commit name former backup
  former=$(basename "$(readlink "$base/current")")
  own_git -C "$repository" fetch --quiet --tags --force origin '+refs/heads/*:refs/heads/*' 2>/dev/null ||
    say "left:  the versions that are known already: $(own_git -C "$repository" remote get-url origin) does not answer"
  commit=$(own_git -C "$repository" rev-parse --verify --quiet "$tag^{commit}") ||
    die "there is no version $tag; the newest are: $(own_git -C "$repository" tag --sort=-creatordate | head -5 | tr '\n' ' ')"
  name=${tag//\//-}
  if [ "$(cat "$base/current/.commit" 2>/dev/null)" = "$commit" ]; then
    say "left:  $tag is what runs"
    return
  fi
  if [ "$(cat "$base/releases/$name/.commit" 2>/dev/null)" = "$commit" ]; then
    say "left:  the release $name, built before"
  else
    [ "$name" != "$former" ] || name=$name-${commit:0:8}
    change "build $name beside $former, which goes on" build_release "$repository" "$commit" "$name"
  fi
  # From here on nobody writes, so that going back loses nothing.
  note stopping "$former"
  trap 'go_back; exit 1' EXIT
  backup=$backups/before-$name-$(date -u +%Y%m%dT%H%M%SZ).backup
  systemctl stop shigotocho
  say 'did:   stop the product'
  "$base/current/deploy/shigotocho" backup "$backup"
  say "did:   back up into $backup"
  note migrating "$former" "$backup"
  use_release "$name"
  "$base/current/deploy/shigotocho" migrate "$(url_part "$settings" user)"
  say 'did:   bring the schema up to date'
  start_product
  trap - EXIT
  rm -f "$under_way"
  say "did:   start $name; it is ready"
  remove_old_releases "$name" "$former"
}

# Keeps the running release and the one before it.
remove_old_releases() {
  local each
  for each in "$base"/releases/*; do
    case $(basename "$each") in "$1" | "$2") ;; *) change "remove $each" rm -rf "$each" ;; esac
  done
}

[ $# -gt 0 ] || { usage && exit 2; }
[ "$EUID" = 0 ] || die 'run it as root.'
[ -e "$base/current" ] || die "nothing is installed in $base: deploy/install.sh installs it."
exec 9>/run/shigotocho-upgrade.lock
flock -n 9 || die 'another upgrade runs.'
[ ! -e "$under_way" ] || go_back
case $1 in
  --restore)
    [ -r "${2-}" ] || die "there is no file ${2-}."
    database_is_here || die "the database is on $(url_part "$settings" host): docs/operating/backup.md has the steps."
    file=$(realpath "$2") copy=
    # The product reads it as its own account; a file that root brought is not readable to it.
    if ! runuser -u shigotocho -- test -r "$file"; then
      copy=$(mktemp "$backups/restore.XXXXXX") file=$copy
      trap 'rm -f "$copy"' EXIT
      install -o shigotocho -m 0600 "$2" "$file"
    fi
    trap 'keep_database; exit 1' EXIT
    systemctl stop shigotocho
    restore_database "$file" --hold-mail
    trap 'rm -f "$copy"' EXIT
    start_product || die 'the product is not ready: journalctl -u shigotocho -n 50'
    say "did:   restore $2; the product is ready"
    ;;
  -*) usage && exit 2 ;;
  *) upgrade "$1" ;;
esac
