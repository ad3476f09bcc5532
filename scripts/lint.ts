import { spawnSync } from 'node:child_process'

const biome = 'node_modules/@biomejs/biome/bin/biome'
const { status } = spawnSync(process.execPath, [biome, 'check', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exitCode = status ?? 1
