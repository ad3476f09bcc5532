import { runCommand } from '#scripts/run-command.ts'
import { installCommand, installPackage } from './install-package.ts'

const PACKAGE = 'fonts-noto-cjk'

/**
 * Installs a Japanese font where the machine has none, or prints the command. Without one, the product's own fonts arrive
 * piece by piece, and layout shift is not measured.
 */
export async function provideJapaneseFont(): Promise<void> {
  // Other systems come with one.
  if (process.platform !== 'linux' || (await hasJapaneseFont())) return
  if ((await installPackage(PACKAGE)) && (await hasJapaneseFont())) return
  console.error(`There is no Japanese font: layout shift is not measured. Run: ${installCommand(PACKAGE)}`)
}

async function hasJapaneseFont(): Promise<boolean> {
  const { ok, output } = await runCommand('fc-list', [':lang=ja', 'family'], { limitMs: 20_000 })
  return ok && output.trim() !== ''
}
