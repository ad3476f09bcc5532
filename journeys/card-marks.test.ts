import { expect } from 'vitest'
import { phoneJourney } from './testing/journey.ts'
import { apply, postPublicJob, signUp, unique } from './testing/people.ts'

const searchFor = (word: string) => `/?keyword=${encodeURIComponent(word)}`

phoneJourney('a card says that its job was applied to, and saves a job by keyboard', async ({ arrive }) => {
  const word = unique()
  const employer = await signUp('employer', '採用 花子')
  const applied = await postPublicJob(employer, `${word} 灯台守`)
  const open = await postPublicJob(employer, `${word} 渡し守`)
  const seeker = await signUp('user', '印 一郎')
  await apply(applied, seeker)

  const { page, visit, checkScreen } = await arrive({ as: seeker })
  await visit(searchFor(word))
  const card = (title: string) => page.getByRole('article', { name: title })
  await card(applied.title).getByText('応募済み').first().waitFor()
  await card(open.title).getByRole('link', { name: open.title }).waitFor()
  const heart = page.getByRole('button', { name: `${open.title}をお気に入りに追加する` })
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
  await heart.press('Enter')
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await checkScreen()

  await page.reload()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
  await visit('/applications?tab=favourites')
  await page.getByRole('heading', { name: open.title }).waitFor()
})

phoneJourney('a visitor sees no marks of the person who used the browser before', async ({ arrive }) => {
  const word = unique()
  const job = await postPublicJob(await signUp('employer', '採用 花子'), `${word} 橋守`)
  const { page, visit } = await arrive()
  await visit(searchFor(word))
  const card = page.getByRole('article', { name: job.title })
  await card.getByRole('link', { name: job.title }).waitFor()
  expect(await card.getByText('応募済み').count()).toBe(0)
})

phoneJourney(
  'own applications are sorted by day or by change, and the order is part of the address',
  async ({ arrive }) => {
    const employer = await signUp('employer', '採用 花子')
    const seeker = await signUp('user', '順 次郎')
    const titles = ['一番の求人', '二番の求人'].map((title) => `${title} ${unique()}`)
    for (const title of titles) {
      const { id } = await postPublicJob(employer, title)
      await apply({ id }, seeker)
    }
    const { page, visit, checkScreen } = await arrive({ as: seeker })
    await visit('/applications')
    const order = page.getByRole('combobox', { name: '並び順' })
    const shown = () => page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents()
    await expect.poll(shown).toEqual(titles.toReversed())
    await page.getByRole('button', { name: '検索・並び順' }).click()
    await order.selectOption('応募日の古い順')
    await expect.poll(shown).toEqual(titles)
    expect(new URL(page.url()).searchParams.get('sort')).toBe('oldest')
    await checkScreen()
    await page.reload()
    await expect.poll(shown).toEqual(titles)
  },
)
