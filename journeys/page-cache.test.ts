import { expect } from 'vitest'
import { phoneJourney } from './testing/journey.ts'

phoneJourney('a page from the cache wakes up without a fault, whatever its address carries', async ({ arrive }) => {
  const visitor = await arrive()
  for (const path of [
    '/?utm_source=mail',
    '/?limit=12&gclid=1',
    '/?x=1&keyword=%E6%9D%B1%E4%BA%AC&workStyle=fulltime',
  ]) {
    await visitor.visit(path)
    await visitor.visit(path)
  }
})

phoneJourney('a prerendered list is not refetched, even with a wrong client clock', async ({ arrive }) => {
  const { page, visit } = await arrive()
  const asked: string[] = []
  // Jobs after the first 24 are not in the document, and are requested right after hydration.
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/jobs' && (searchParams.get('page') ?? '1') === '1') asked.push(request.url())
  })
  await page.addInitScript(() => {
    const rightNow = Date.now
    Date.now = () => rightNow() + 3 * 60 * 60_000
  })
  await visit('/?keyword=%E6%9D%B1%E4%BA%AC')
  expect(asked).toEqual([])
})
