import { pagePath } from '#contract/page-addresses.ts'
import type { SitePage } from '#web/screens/public/site-pages.ts'
import { productName } from '#words/labels.ts'

const line = (publicUrl: string, { path, title, about }: Pick<SitePage, 'path' | 'title' | 'about'>) =>
  `- [${title}](${publicUrl}${path})${about ? `: ${about}` : ''}`

/** Describes the site and its pages for language models (llmstxt.org). */
export function llmsText(publicUrl: string, publicJobPages: boolean, sitePages: readonly SitePage[]): string {
  const lines = (pages: readonly Pick<SitePage, 'path' | 'title' | 'about'>[]) =>
    pages.map((page) => line(publicUrl, page)).join('\n')
  const named = (prefix: string) => sitePages.filter(({ path }) => path.startsWith(prefix))
  const rest = sitePages.filter(({ path }) => !/^\/(companies|resources)\//.test(path))
  return `# ${productName}

> 運営者が審査した求人だけを、同じ書式で載せる求人サイトです。給与は時給・日給・月給・年俸の単位をつけて、勤務地は都道府県から、就業時間・休日・就業場所・募集者は記載のとおりに載せ、雇用形態は正社員、パート・アルバイト、契約社員、派遣社員、インターンです。

求人は、キーワード、都道府県、職種、雇用形態で検索できます。${
    publicJobPages ? '求人の詳細は、だれでも読めます。' : '求人の詳細を読むには、ログインが必要です。'
  }応募にはログインが必要です。

## 求人

${lines([
  {
    path: pagePath('home', { keyword: '' }),
    title: 'すべての求人',
    about: '検索の条件は keyword、location（例：tokyo）、category、workStyle',
  },
  { path: '/feed.atom', title: '新着の求人（Atom）', about: '検索と同じ条件を付けられます' },
  { path: '/api/jobs?limit=24', title: '求人の検索（JSON）', about: 'page と limit で続きを読めます' },
  { path: '/api/docs', title: 'APIの説明', about: '' },
  { path: '/api/openapi.json', title: 'OpenAPI', about: '' },
  { path: '/sitemap.xml', title: 'サイトマップ', about: '' },
  ...(publicJobPages ? [{ path: '/feeds/indeed.xml', title: 'すべての求人（XML）', about: 'Indeedの形式' }] : []),
])}

## 案内

${lines(rest)}

${named('/companies/').length > 0 ? `## 企業\n\n${lines(named('/companies/'))}\n\n` : ''}## 資料

${lines(named('/resources/'))}
`
}
