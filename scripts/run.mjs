// The only file that an older Node reads: npm puts Node 24 (an optional package) first on PATH, and where it is missing
// the reader gets a sentence instead of an unknown file extension.
import { join } from 'node:path'

const [node, , name = '', ...args] = process.argv
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(
    `しごと帖 needs Node 24 or newer, and this is ${process.version}: install it from https://nodejs.org, or run "npm install" without --omit=optional, which installs it on Linux (x64, arm64) and Windows (x64), and start this with "npm run ${name}".`,
  )
  process.exit(1)
}

process.chdir(join(import.meta.dirname, '..'))
followTheShell()
process.argv = [node, join(import.meta.dirname, `${name}.ts`), ...args]
await import(`./${name}.ts`)

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
