import { execa } from 'execa'

// Screens need no restart: Vite, inside the server, sends their changes to the browser.
const FOLDERS = ['rules', 'words', 'contract', 'store', 'integrations', 'actions', 'workers', 'server', 'samples']

const { NODE_ENV: _, ...env } = process.env
const watched = ['main.ts', ...FOLDERS].map((path) => `--watch-path=src/${path}`)
const server = execa(
  process.execPath,
  [...watched, '--watch-preserve-output', 'src/main.ts', ...process.argv.slice(2)],
  { stdio: 'inherit', env: { ...env, DEV: '1' }, extendEnv: false, reject: false },
)

// A terminal sends Ctrl-C to the server as well.
process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'))
process.on('SIGTERM', () => server.kill('SIGTERM'))
process.exitCode = (await server).exitCode ?? 1
