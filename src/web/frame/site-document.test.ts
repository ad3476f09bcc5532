import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageAddresses } from '#contract/page-addresses.ts'
import { tokenKey, userKey } from '#web/session/stored-session.ts'
import { settingsKey } from '#web/settings/stored-settings.ts'
import {
  bookmarkedResourcesKey,
  favouriteCompaniesKey,
  favouriteJobsKey,
  likedResourcesKey,
} from '#web/storage/stored-ids.ts'
import { defaultOperator } from '#words/operator.ts'
import { siteDocument } from './site-document.server.ts'

const operator = {
  ...{ name: '株式会社しごと帖', address: '東京都千代田区一番町1-2-3 紙ビル4階', email: 'desk@example.com' },
  ...{ phone: '03-0000-0000', representative: '山田 花子', registration: '51-募-000000' },
  ...{ hours: '平日 9:00～18:00', country: '日本' },
}
const textOf = (name: string) => readFileSync(`src/web/screens/public/${name}.md`, 'utf8')
const wholeOf = (name: string) =>
  siteDocument(textOf(name), operator)
    .sections.map(({ html }) => html)
    .join('\n')

test('a document splits into sections at its headings, each with an id', () => {
  const { sections } = siteDocument('## 一\n\n文\n\n### 小\n\n文\n\n## 二\n\n{{email}}', operator)
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ['section-1', '一'],
    ['section-2', '二'],
  ])
  expect(sections[0]?.html).toContain('<h3 id="section-1-1">小</h3>')
  expect(sections[0]?.parts).toEqual([{ id: 'section-1-1', title: '小' }])
  expect(sections[1]?.html).toBe('<p>desk@example.com</p>')
})

test('privacy and terms name the operator and leave no placeholder', () => {
  for (const name of ['privacy', 'terms']) {
    const html = wholeOf(name)
    const { hours: _, country, ...named } = operator
    if (name === 'privacy') expect(html).toContain(country)
    for (const value of Object.values(named)) expect(html, `${name}: ${value}`).toContain(value)
    expect(html).not.toContain('{{')
  }
})

test('an unnamed operator is reported', () => {
  const { sections, operatorKnown } = siteDocument(textOf('privacy'), defaultOperator)
  expect(operatorKnown).toBe(false)
  expect(sections[0]?.html).toContain('設定されていません')
})

test('documents omit a notification that the operator never made', () => {
  for (const name of ['privacy', 'terms']) {
    const text = siteDocument(textOf(name), { ...operator, registration: '' })
    const html = text.sections.map((section) => section.html).join('\n')
    expect(html).not.toMatch(/届出受理番号|届出をしています|設定されていません/)
    expect(wholeOf(name)).toContain('届出受理番号')
  }
})

test('links of the documents lead to screens of this site', () => {
  const pages: string[] = Object.values(pageAddresses)
  for (const name of ['privacy', 'terms', 'help']) {
    const links = [...wholeOf(name).matchAll(/href="([^"]*)"/g)].map((match) => match[1] ?? '')
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect(pages, link).toContain(link)
  }
})

test('privacy names everything that this product keeps in a browser', () => {
  const text = textOf('privacy')
  for (const key of [tokenKey, userKey, settingsKey, 'job_draft', 'react-router-scroll-positions'])
    expect(text).toContain(key)
  // What of ours lives until the tab is closed.
  const sources = globSync('src/web/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const ofTheTab = sources.filter((source) => /session-storage|tabDraft/.test(source))
  const keys = ofTheTab.flatMap((source) => source.match(/(?<=')shigotocho\.[\w-]+(?=')/g) ?? [])
  expect(keys.length).toBeGreaterThan(4)
  for (const key of keys) expect(text).toContain(key)
  for (const key of [favouriteJobsKey, favouriteCompaniesKey, bookmarkedResourcesKey, likedResourcesKey])
    expect(text, key).toContain(key.replace(/\w+$/, ''))
})

test('help says that reading jobs needs an account only where it does', () => {
  const help = (membersOnly: string) => JSON.stringify(siteDocument(textOf('help'), { ...operator, membersOnly }))
  expect(help('yes')).toContain('詳しい条件を見るには、登録が必要')
  expect(help('')).not.toContain('詳しい条件を見る')
})

test('terms and privacy policy promise no mail about their changes', () => {
  for (const name of ['terms', 'privacy'])
    for (const sentence of textOf(name)
      .split(/[。\n]/)
      .filter((each) => /変えるとき|設けるとき|変更は/.test(each)))
      expect(sentence).not.toContain('メール')
})

test('help and questions quote texts that the screens show', () => {
  const texts = (paths: readonly string[]) =>
    paths.map((path) => readFileSync(path, 'utf8').replace(/<\/?Link[^>]*>|\s/g, ''))
  const documents = ['src/web/screens/public/help.md', 'src/web/screens/public/faq.tsx']
  const screens = globSync(['src/web/**/*.tsx', 'src/web/**/*.ts', 'src/words/**/*.ts', 'src/rules/**/*.ts']).filter(
    (path) => !/\/(help|faq|terms|privacy)[./]|\.test\./.test(path),
  )
  const shown = texts(screens).join('\n')
  const quoted = texts(documents).flatMap((text) => [...text.matchAll(/「([^」]+)」/g)].map(([, label = '']) => label))
  expect(quoted.length).toBeGreaterThan(20)
  expect(quoted.filter((label) => !shown.includes(label))).toEqual([])
})
