import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type LaunchOptions } from 'playwright-core'
import { runTool } from '#scripts/run-command.ts'
import { installCommand, installPackage } from './install-package.ts'

// The headless shell opens pages faster: it has no windows.
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser']
const DOWNLOAD_LIMIT_MS = 180_000

/** Finds or installs the browser for the journeys; prints a sentence and returns null where neither is possible. */
export async function findChromium(): Promise<string | null> {
  const configured = process.env.CHROMIUM_PATH
  if (configured) return existsSync(configured) ? configured : complain(`CHROMIUM_PATH: there is no ${configured}.`)
  const found = (await installed()) ?? (await download()) ?? (await install())
  return found ?? complain(`The journeys need Chromium. Set CHROMIUM_PATH, or run: ${installCommand('chromium')}`)
}

/** Chrome on any platform, Chromium in Playwright's cache, or a package of the system. */
const installed = async () => (await fileOf({ channel: 'chrome' })) ?? (await fileOf()) ?? onPath()

/** The program that Playwright launches; null where it finds none that starts. */
async function fileOf(options: LaunchOptions = {}): Promise<string | null> {
  try {
    const server = await chromium.launchServer({ args: ['--no-sandbox'], ...options })
    const file = server.process().spawnfile
    await server.close()
    return file
  } catch {
    return null
  }
}

function onPath(): string | null {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter).filter(Boolean)]
  return folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((file) => existsSync(file)) ?? null
}

async function download(): Promise<string | null> {
  console.log('Downloading Chromium with Playwright …')
  const args = ['install', '--only-shell', 'chromium']
  const { ok } = await runTool('playwright-core/cli.js', args, { limitMs: DOWNLOAD_LIMIT_MS })
  return ok ? fileOf() : null
}

async function install(): Promise<string | null> {
  // Older systems have only the full browser.
  for (const name of ['chromium-headless-shell', 'chromium']) if (await installPackage(name)) return onPath()
  return null
}

function complain(sentence: string): null {
  console.error(sentence)
  return null
}
