import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axeCore from 'axe-core'
import type { Page } from 'playwright-core'
import { htmlFaults } from './html-faults.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What the theme can change; everything else is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** What the screens that this worker has examined are built of. */
const examined = new Set<string>()

/**
 * Faults of a screen as it stands: sideways scroll, its HTML, and WCAG 2.2 A and AA with best practices in both themes. A
 * screen of the same elements and classes at the same width is examined once, since axe takes most of a journey's time.
 */
export async function checkScreen(page: Page): Promise<string[]> {
  await settle(page)
  const faults = await page.evaluate(scrollsSideways)
  const parts = await page.evaluate(partsOfScreen)
  if (examined.has(parts)) return faults
  examined.add(parts)
  faults.push(...(await htmlFaults(await page.content(), new URL(page.url()).pathname, { drawn: true })))
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const before = await page.evaluate(() => document.documentElement.dataset.theme)
  const other = before === 'dark' ? 'light' : 'dark'
  faults.push(...(await examine(page, { type: 'tag', values: guidelines })))
  await page.evaluate(setTheme, other)
  faults.push(...(await examine(page, { type: 'rule', values: colourRules })))
  await page.evaluate(setTheme, before ?? 'light')
  return faults
}

/**
 * Nothing is being loaded any more, the fonts are there, and what was changing its colours has changed them. What an open
 * dialog hides from screen readers may go on waiting for it.
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const loading = document.querySelectorAll('.skeleton__loading, .skeleton__growing, [aria-busy="true"]')
    return [...loading].every((element) => element.closest('[data-aria-hidden="true"]') !== null)
  })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations !== 1),
  )
}

/** As the boot script does; then waits until the colours have changed. */
async function setTheme(theme: string): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  document.documentElement.dataset.theme = theme
  await frame()
  const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1)
  await Promise.allSettled(passing.map(({ finished }) => finished))
  await frame()
}

/**
 * What changes while axe looks (a button that can be pressed from a moment on) is read with its state of now and the colours
 * of before. So what was found is looked at once more when the screen has settled: a fault is there again.
 */
async function examine(page: Page, runOnly: axeCore.RunOnly): Promise<string[]> {
  if ((await examineOnce(page, runOnly)).length === 0) return []
  await settle(page)
  return examineOnce(page, runOnly)
}

async function examineOnce(page: Page, runOnly: axeCore.RunOnly): Promise<string[]> {
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: typeof axeCore }
    // The preload fetches and parses every style again, for rules that are not among these.
    const { violations } = await axe.run(document, { runOnly: only, resultTypes: ['violations'], preload: false })
    const { theme } = document.documentElement.dataset
    const faults: string[] = []
    for (const { id, help, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        if (id !== 'target-size' || (await isSmallInTheMiddle(target)))
          faults.push(
            `${location.pathname} (${innerWidth} px, ${theme}) ${id}: ${help}: ${target.join(' ')} ${failureSummary}`,
          )
    return faults

    /** A bar at the edge of the window covers for a moment what is scrolled beneath it; in the middle it is whole. */
    async function isSmallInTheMiddle(target: axeCore.NodeResult['target']): Promise<boolean> {
      const element = typeof target[0] === 'string' && document.querySelector(target[0])
      if (!element) return true
      const { scrollX, scrollY } = window
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { violations } = await axe.run(element, { runOnly: { type: 'rule', values: ['target-size'] } })
      window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
      return violations.length > 0
    }
  }, runOnly)
}

function partsOfScreen(): string {
  const kinds = [...document.querySelectorAll('body *')].map(
    (element) => `${element.localName} ${element.getAttribute('class') ?? ''} ${element.getAttribute('role') ?? ''}`,
  )
  return [String(innerWidth), document.documentElement.dataset.theme ?? '', ...new Set(kinds)].toSorted().join('\n')
}

function scrollsSideways(): string[] {
  const { clientWidth, scrollWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const wide = [...document.querySelectorAll('body *')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1,
  )
  const names = wide.slice(-3).map((element) => `${element.localName}.${element.className}`)
  return [`${location.pathname} scrolls sideways: ${scrollWidth} px in ${clientWidth} px: ${names.join(', ')}`]
}
