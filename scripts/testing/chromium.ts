import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installCommand, installPackage } from './install-package.ts'
import { provideJapaneseFont } from './japanese-font.ts'

// The headless shell opens pages faster: it has no windows.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Finds or installs the browser for the journeys; prints a sentence and returns null where neither is possible. */
export async function findChromium(): Promise<string | null> {
  const configured = process.env.CHROMIUM_PATH
  if (configured && !existsSync(configured))
    return complain(`CHROMIUM_PATH names ${configured}, and there is no such file.`)
  const found = configured || installed() || ((await install()) && installed())
  // CHROMIUM_PATH promises fonts too; the tests set it for their workers.
  if (found && !configured) await provideJapaneseFont()
  return found || complain(`The journeys need Chromium. Set CHROMIUM_PATH, or run: ${installCommand('chromium')}`)
}

/** Older systems have only the full browser. */
const install = async () => (await installPackage('chromium-headless-shell')) || (await installPackage('chromium'))

function installed(): string | null {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter).filter(Boolean)]
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((file) => existsSync(file)) ?? null
}

function complain(sentence: string): null {
  console.error(sentence)
  return null
}
