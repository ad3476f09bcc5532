import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axeCore from 'axe-core'
import type { Page } from 'playwright-core'
import { htmlFaults } from './html-faults.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const guidelines = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Rules whose result depends on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** The structures of screens that this worker has examined. */
const examined = new Set<string>()

/**
 * The faults of the current screen: sideways scroll, HTML, and WCAG 2.2 A and AA with best practices in both themes.
 * Screens of the same elements and classes at the same width are examined once, because axe takes most of a journey's
 * time.
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
 * Waits until nothing loads, fonts are ready, and colours have changed. Content behind an open dialog may still be
 * loading.
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

/** Sets the theme like the boot script, and waits until colours have changed. */
async function setTheme(theme: string): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  document.documentElement.dataset.theme = theme
  await frame()
  const passing = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1)
  await Promise.allSettled(passing.map(({ finished }) => finished))
  await frame()
}

/**
 * Examines again after a fault: axe may combine the new state of a changing element (a button just enabled) with its
 * old colours.
 */
async function examine(page: Page, runOnly: axeCore.RunOnly): Promise<string[]> {
  if ((await examineOnce(page, runOnly)).length === 0) return []
  await settle(page)
  return examineOnce(page, runOnly)
}

async function examineOnce(page: Page, runOnly: axeCore.RunOnly): Promise<string[]> {
  return page.evaluate(async (only) => {
    const { axe } = window as unknown as { axe: typeof axeCore }
    // Preloading would fetch every style again for rules that are not used.
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

    /** A bar may cover the edge of a target; check again with the target scrolled to the middle. */
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
