import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { desktopJourney } from './testing/journey.ts'
import { apply, postPublicJob, signUp, unique } from './testing/people.ts'

/** Whether the element is printed. */
const isDrawn = (page: Page, selector: string) => page.locator(selector).first().isVisible()
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

desktopJourney('a job and the applications print without buttons and in light colours', async ({ arrive }) => {
  const job = await postPublicJob(await signUp('employer', '印刷 太郎'), `植字工 ${unique()}`)
  const person = await signUp('user', '印刷 花子')
  await apply(job, person)
  const { page, visit } = await arrive({ as: person, appearance: { theme: 'dark' } })
  for (const path of [`/jobs/${job.id}`, '/applications']) {
    await page.emulateMedia({ media: 'screen' })
    await visit(path)
    await page.getByText(job.title).first().waitFor()
    const dark = await background(page)
    // The keys for printing end the page load: later movement is no layout shift.
    await page.keyboard.press('Control')
    await page.emulateMedia({ media: 'print' })
    for (const selector of ['.site-header', '.site-footer', '.tabs']) expect(await isDrawn(page, selector)).toBe(false)
    expect(await page.getByText(job.title).first().isVisible()).toBe(true)
    expect(await background(page)).not.toBe(dark)
    if (path.startsWith('/jobs'))
      await page
        .getByText(`${path}　`)
        .filter({ hasText: /日.*に印刷$/ })
        .waitFor()
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(1_000)
  }
})
