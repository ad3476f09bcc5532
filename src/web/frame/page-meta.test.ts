import { expect, test } from 'vitest'
import { parseSearchAddress } from '#contract/search-address.ts'
import { homeMeta } from '#web/screens/public/home.tsx'
import { canonicalAddress, type MetaPlace } from './page-address.ts'
import { pageMeta } from './page-meta.ts'

const at = (path: string): MetaPlace => {
  const { pathname, search } = new URL(path, 'https://a.example')
  return {
    location: { pathname, search, hash: '', state: null, key: '', mask: undefined },
    matches: [{ id: 'root', loaderData: { origin: 'https://a.example' } }],
  } as unknown as MetaPlace
}
const homeAt = (path: string) =>
  homeMeta(at(path), {
    search: parseSearchAddress(new URL(path, 'https://a.example').searchParams),
    occupations: [],
    places: { 13113: '渋谷区', '003922': '渋谷駅' },
  })
const canonical = (path: string) =>
  pageMeta(homeAt(path)).find((tag) => 'rel' in tag && tag.rel === 'canonical') as { href: string } | undefined

test('a page has one canonical address', () => {
  expect(canonical('/?utm_source=x')?.href).toBe('https://a.example/')
  expect(canonical('/?location=tokyo&keyword=%E7%B5%8C%E7%90%86&sort=salary&fbclid=1')?.href).toBe(
    'https://a.example/?keyword=%E7%B5%8C%E7%90%86&location=tokyo',
  )
  expect(canonical('/?keyword=')?.href).toBe('https://a.example/?keyword=')
  expect(canonical('/?keyword=&location=mars&page=2')?.href).toBe('https://a.example/?keyword=')
  expect(canonical('/?location=tokyo&page=2&limit=12')?.href).toBe('https://a.example/?location=tokyo&page=2&limit=12')
  expect(canonicalAddress(at('/companies/?tab=jobs'), { q: '', industry: '金融' }).path).toBe(
    `/companies?industry=${encodeURIComponent('金融')}`,
  )
})

test('a search is named by its conditions, and offers its feed', () => {
  const { title, feed } = homeAt('/?location=tokyo&workStyle=fulltime')
  expect(title).toBe('東京都・正社員の求人')
  expect(feed?.path).toBe('/feed.atom?location=tokyo&workStyle=fulltime')
})

test('a page of one municipality or station says it, and those of several stay out of search engines', () => {
  expect(homeAt('/?area=13113')).toMatchObject({ title: '渋谷区の求人', hidden: false })
  expect(homeAt('/?area=13113').description).toMatch(/^渋谷区の求人の/)
  expect(homeAt('/?station=003922')).toMatchObject({ title: '渋谷駅の求人', hidden: false })
  expect(homeAt('/?area=13104,13113').hidden).toBe(true)
  expect(homeAt('/?from=003922&commute=30')).toMatchObject({ title: '渋谷駅から30分以内（目安）の求人', hidden: true })
})

test('finely filtered results are noindex', () => {
  const hidden = (path: string) => homeAt(path).hidden ?? false
  for (const path of ['/', '/?keyword=x', '/?location=tokyo&category=it&workStyle=contract'])
    expect(hidden(path)).toBe(false)
  for (const path of ['/?prefecture=tokyo,osaka', '/?category=it,sales', '/?keyword=x&remote=1', '/?salaryMin=1'])
    expect(hidden(path), path).toBe(true)
  expect(homeAt('/?newOnly=1&keyword=x').title).toBe('7日以内の新着の「x」の求人')
})

test('links to a page show a title, a text and a picture elsewhere, with whole addresses', () => {
  const tags = pageMeta({ title: '企業情報', address: canonicalAddress(at('/companies')) })
  const shown = tags.map((tag) => ({ property: null, name: null, content: null, ...tag }))
  expect(Object.fromEntries(shown.map(({ property, name, content }) => [property ?? name, content]))).toMatchObject({
    ...{ 'og:title': '企業情報 | しごと帖', 'og:description': expect.stringMatching(/./), 'og:type': 'website' },
    ...{ 'og:url': 'https://a.example/companies', 'og:image': 'https://a.example/og.png', 'og:locale': 'ja_JP' },
    'twitter:card': 'summary_large_image',
  })
})

test('a hidden page has no address of its own and stays out of search engines', () => {
  const tags = pageMeta({ title: 'プロフィール', hidden: true })
  expect(tags).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(JSON.stringify(tags)).not.toContain('canonical')
})
