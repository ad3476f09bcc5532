import { mkdirSync, writeFileSync } from 'node:fs'
import { runCommand, stopOnSignal } from './run-command.ts'

// Writes build/sbom.cdx.json, a CycloneDX list of every package that runs in production.
const file = 'build/sbom.cdx.json'

stopOnSignal()
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const args = [
  'sbom',
  '--sbom-format',
  'cyclonedx',
  '--sbom-type',
  'application',
  '--omit',
  'dev',
  '--package-lock-only',
]
const { ok, output } = await runCommand(npm, args, { limitMs: 120_000 })
const text = output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)
if (!ok || text === '') {
  console.error(output)
  process.exit(1)
}
const list = JSON.parse(text)
// npm names the root after its folder.
list.metadata.component.name = 'shigotocho'
mkdirSync('build', { recursive: true })
writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`)
console.log(`${file}: ${list.bomFormat} ${list.specVersion}, ${list.components.length} components`)
