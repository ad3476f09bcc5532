import { spawn } from 'node:child_process'

// The screens are not watched here: Vite, inside the server, sends their changes to the browser without a restart.
const FOLDERS = ['rules', 'words', 'contract', 'store', 'integrations', 'actions', 'workers', 'server', 'samples']

const { NODE_ENV: _, ...env } = process.env
const watched = ['main.ts', ...FOLDERS].map((path) => `--watch-path=src/${path}`)
const child = spawn(
  process.execPath,
  [...watched, '--watch-preserve-output', 'src/main.ts', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...env, DEV: '1' },
  },
)

process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('exit', (code) => process.exit(code ?? 1))
