import { runCommand } from '#scripts/run-command.ts'
import { installCommand, installPackage } from './install-package.ts'

const PACKAGE = 'fonts-noto-cjk'

/**
 * Installs a Japanese font where the machine has none and this process may; otherwise prints what a person can do. Pages
 * are then drawn as readers see them: without such a font, ours arrive piece by piece, and layout shift is not measured.
 */
export async function provideJapaneseFont(): Promise<void> {
  // Elsewhere the system brings one.
  if (process.platform !== 'linux' || (await hasJapaneseFont())) return
  if ((await installPackage(PACKAGE)) && (await hasJapaneseFont())) return
  console.error(`There is no Japanese font: layout shift is not measured. Run: ${installCommand(PACKAGE)}`)
}

async function hasJapaneseFont(): Promise<boolean> {
  const { ok, output } = await runCommand('fc-list', [':lang=ja', 'family'], { limitMs: 20_000 })
  return ok && output.trim() !== ''
}
