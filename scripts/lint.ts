import { execa } from 'execa'

const biome = 'node_modules/@biomejs/biome/bin/biome'
const { exitCode } = await execa(process.execPath, [biome, 'check', ...process.argv.slice(2)], {
  stdio: 'inherit',
  reject: false,
})
process.exitCode = exitCode ?? 1
