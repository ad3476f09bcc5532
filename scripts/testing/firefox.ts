import { existsSync } from 'node:fs'
import { installCommand, installPackage } from './install-package.ts'

const NAMES = ['/usr/bin/firefox-esr', '/usr/bin/firefox']

/** Finds or installs Firefox for the main paths; prints a sentence and returns null where neither is possible. */
export async function findFirefox(): Promise<string | null> {
  const found = process.env.FIREFOX_PATH || installed() || ((await installPackage('firefox-esr')) && installed())
  if (found && existsSync(found)) return found
  console.log(`Journeys in Firefox are skipped. Set FIREFOX_PATH, or run: ${installCommand('firefox-esr')}`)
  return null
}

const installed = () => NAMES.find((file) => existsSync(file))
