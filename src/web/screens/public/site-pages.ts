import { pagePath } from '#contract/page-addresses.ts'
import { companies } from '#samples/companies.ts'
import { resourceFacts } from '#samples/resources/facts.ts'
import { resources } from '#samples/resources.ts'

/** A permanent public page. `changed`: its last change of content, if known. */
export type SitePage = { path: string; title: string; about: string; changed: string | null }

const fixed: readonly Omit<SitePage, 'changed'>[] = [
  { path: pagePath('companies'), title: '企業情報', about: '企業の事業、社風、福利厚生' },
  { path: pagePath('resources'), title: 'お役立ち情報', about: '職務経歴書、面接、働き方についての資料' },
  {
    path: pagePath('forEmployers'),
    title: '求人を掲載する企業の方へ',
    about: '掲載の費用、審査にかかる日数、明示が必要な労働条件',
  },
  { path: pagePath('help'), title: 'ヘルプ', about: '求人の探し方、応募、求人の掲載、設定' },
  { path: pagePath('faq'), title: 'よくある質問', about: '応募、掲載、アカウント、個人情報についての質問と答え' },
  { path: pagePath('contact'), title: 'お問い合わせ', about: '運営者への連絡と、苦情の受け付け' },
  { path: pagePath('terms'), title: '利用規約', about: 'しごと帖を利用するときの決まり' },
  { path: pagePath('privacy'), title: 'プライバシーポリシー', about: '個人情報の扱い' },
  {
    path: pagePath('transparency'),
    title: '透明性レポート',
    about: '登録、求人の審査、報告、お問い合わせの年ごとの件数',
  },
  { path: pagePath('login'), title: 'ログイン', about: '' },
  { path: pagePath('register'), title: '新規登録', about: '' },
]

/** Permanent public pages besides the front page, searches, employers and jobs; sample companies only with `samples`. */
export const sitePages = (samples: boolean): readonly SitePage[] => [
  ...fixed.map((page) => ({ ...page, changed: null })),
  ...(samples ? companies : []).map(({ id, name, description }) => ({
    path: pagePath('company', { id }),
    title: name,
    about: description,
    changed: null,
  })),
  ...resources.map(({ id, title, description, url }) => ({
    path: url,
    title,
    about: description,
    changed: resourceFacts[id]?.lastUpdated ?? null,
  })),
]
