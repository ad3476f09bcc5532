import type { Page } from 'playwright-core'
import type { DemoPeople, PictureViewer } from './demo-people.ts'
import { askForSecondFactor, collect, press, writePosting } from './preparations.ts'

/** A screen in one of its states. */
export type State = {
  name: string
  path: string | ((people: DemoPeople) => string)
  as?: PictureViewer
  /** Photographs only the window: fixed elements would cover a picture of the whole page. */
  windowOnly?: true
  prepare?: (page: Page, narrow: boolean) => Promise<unknown>
}

const tabs = (name: string, path: State['path'], values: readonly string[], more: Partial<State> = {}): State[] =>
  values.map((value) => ({
    name: `${name}-${value}`,
    path: (people) => `${typeof path === 'string' ? path : path(people)}?tab=${value}`,
    ...more,
  }))
const plain = (paths: readonly string[], as?: PictureViewer): State[] =>
  paths.map((path) => ({ name: path.slice(1).replaceAll('/', '-'), path, ...(as && { as }) }))

const visitors: State[] = [
  { name: 'home', path: '/' },
  { name: 'home-all', path: '/?limit=all' },
  { name: 'search-results', path: '/?keyword=看護' },
  {
    name: 'home-all-end',
    path: '/?limit=all',
    windowOnly: true,
    prepare: (page) => page.getByRole('button', { name: '求人の一覧の終わりへ' }).press('Enter'),
  },
  {
    name: 'suggestions',
    path: '/',
    windowOnly: true,
    prepare: async (page) => {
      await page.getByRole('combobox', { name: 'キーワード' }).pressSequentially('看護')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'search-filtered',
    path: '/?keyword=エンジニア&location=tokyo&style=remote',
    prepare: async (page, narrow) => {
      if (narrow) await press(/^絞り込み/)(page)
      await page.locator('summary', { hasText: '関東' }).waitFor()
    },
  },
  {
    name: 'search-terms',
    path: '/?keyword=東京&holidaysMin=110&overtimeMax=30&payUnit=month,hour',
    prepare: async (page, narrow) => {
      if (narrow) await press(/^絞り込み/)(page)
      await page.getByRole('combobox', { name: '年間休日' }).waitFor()
    },
  },
  {
    name: 'search-occupations',
    path: '/?occupation=nurse,care&location=tokyo',
    prepare: async (page, narrow) => {
      if (narrow) await press(/^絞り込み/)(page)
      await page.locator('summary', { hasText: '医療・看護・薬' }).waitFor()
    },
  },
  { name: 'search-widened', path: '/?keyword=在宅' },
  { name: 'search-nearest', path: '/?keyword=看護師 沖縄' },
  { name: 'search-nothing', path: '/?keyword=該当する求人のない言葉' },
  ...plain(['/login', '/register', '/forgot-password', '/verify-email', '/companies', '/resources']),
  { name: 'login-errors', path: '/login', prepare: press('ログイン') },
  { name: 'register-errors', path: '/register', prepare: press('登録する') },
  { name: 'reset-password', path: '/reset-password?token=0123456789' },
  { name: 'reset-password-without-token', path: '/reset-password' },
  { name: 'verify-email-link', path: '/verify-email?token=0123456789' },
  { name: 'revert-email', path: '/revert-email?token=0123456789' },
  { name: 'secure-account', path: '/secure-account?token=0123456789' },
  { name: 'login-second-step', path: '/login', prepare: askForSecondFactor },
  { name: 'companies-nothing', path: '/companies?q=該当なし' },
  ...tabs('company', '/companies/midori-denryoku', ['overview', 'jobs', 'culture', 'contact']),
  { name: 'company-unknown', path: '/companies/unknown' },
  { name: 'resources-nothing', path: '/resources?q=該当なし' },
  ...tabs('resource', '/resources/shokumu-keirekisho', ['overview', 'content', 'details', 'reviews']),
  { name: 'resource-unknown', path: '/resources/unknown' },
  ...plain(['/help', '/faq', '/contact', '/privacy', '/terms']),
  { name: 'contact-errors', path: '/contact', prepare: press('送信する') },
  { name: 'not-found', path: '/unknown' },
]

const profile = ['overview', 'experience', 'education', 'skills']

const seekers: State[] = [
  { name: 'job-open', path: ({ jobs }) => `/jobs/${jobs.open}`, as: 'seeker' },
  ...tabs('job', ({ jobs }) => `/jobs/${jobs.open}`, ['requirements', 'benefits', 'company'], { as: 'seeker' }),
  { name: 'compare', path: ({ some }) => `/compare?ids=${some.slice(0, 4).join(',')}`, as: 'seeker' },
  {
    name: 'compare-differences',
    path: ({ some }) => `/compare?ids=${some.slice(0, 2).join(',')}`,
    as: 'seeker',
    prepare: (page) => page.getByLabel('違いのある行だけを表示').check(),
  },
  { name: 'compare-missing', path: ({ some, jobs }) => `/compare?ids=${some[0]},${jobs.closed}`, as: 'newcomer' },
  { name: 'compare-empty', path: '/compare', as: 'newcomer' },
  {
    name: 'job-collected',
    path: ({ jobs }) => `/jobs/${jobs.open}`,
    as: 'newcomer',
    windowOnly: true,
    prepare: collect,
  },
  { name: 'job-applied', path: ({ jobs }) => `/jobs/${jobs.applied}`, as: 'seeker' },
  { name: 'job-closed', path: ({ jobs }) => `/jobs/${jobs.closed}`, as: 'seeker' },
  { name: 'job-unknown', path: '/jobs/00000000-0000-4000-8000-000000000000', as: 'seeker' },
  {
    name: 'apply-dialog',
    path: ({ jobs }) => `/jobs/${jobs.open}`,
    as: 'seeker',
    prepare: async (page) => {
      await press('メッセージや履歴書を添えて応募')(page)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'report-dialog',
    path: ({ jobs }) => `/jobs/${jobs.open}`,
    as: 'seeker',
    prepare: async (page) => {
      await press('この求人を報告する')(page)
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'applications', path: '/applications', as: 'seeker' },
  { name: 'applications-favourites', path: '/applications?tab=favourites', as: 'seeker' },
  { name: 'applications-empty', path: '/applications', as: 'newcomer' },
  { name: 'applications-favourites-empty', path: '/applications?tab=favourites', as: 'newcomer' },
  ...tabs('profile', '/profile', profile, { as: 'seeker' }),
  ...tabs('profile-edit', '/profile', profile, {
    as: 'seeker',
    prepare: async (page) => {
      await press('編集する')(page)
      await page.getByRole('heading', { name: 'プロフィールを編集' }).waitFor()
    },
  }),
  { name: 'profile-empty', path: '/profile', as: 'newcomer' },
  { name: 'notifications', path: '/notifications', as: 'seeker' },
  { name: 'notifications-empty', path: '/notifications', as: 'newcomer' },
  { name: 'application', path: ({ application }) => `/applications/${application}`, as: 'seeker' },
  { name: 'application-employer', path: ({ application }) => `/applications/${application}`, as: 'employer' },
  { name: 'saved', path: '/saved', as: 'seeker' },
  { name: 'saved-empty', path: '/saved', as: 'newcomer' },
  {
    name: 'bell',
    path: '/settings',
    as: 'seeker',
    windowOnly: true,
    prepare: async (page) => {
      await page.getByRole('button', { name: /^通知（未読/ }).click()
      await page.getByRole('link', { name: 'すべての通知を見る' }).waitFor()
    },
  },
  { name: 'papers', path: '/papers', as: 'seeker' },
  { name: 'papers-empty', path: '/papers', as: 'newcomer' },
  ...tabs('settings', '/settings', ['account', 'security', 'notifications', 'privacy', 'appearance', 'danger'], {
    as: 'seeker',
  }),
  {
    name: 'settings-authenticator',
    path: '/settings?tab=security',
    as: 'seeker',
    prepare: async (page) => {
      await press('登録する')(page)
      await page.getByRole('img', { name: '認証アプリで読み取るQRコード' }).waitFor()
    },
  },
  { name: 'register-signed-in', path: '/register?role=employer', as: 'seeker' },
  {
    name: 'offline',
    path: '/applications',
    as: 'seeker',
    windowOnly: true,
    prepare: async (page) => {
      await page.context().setOffline(true)
      await page.getByText('オフラインです').waitFor()
    },
  },
  { name: 'add-job-denied', path: '/add-job', as: 'seeker' },
  {
    name: 'menu',
    path: '/',
    as: 'seeker',
    prepare: async (page, narrow) => {
      if (narrow) await press('メニューを開く')(page)
      else await page.locator('.site-header [aria-haspopup="menu"]').first().click()
      await page.getByRole(narrow ? 'dialog' : 'menu').waitFor()
    },
  },
  {
    name: 'toast',
    path: '/settings?tab=danger',
    as: 'seeker',
    windowOnly: true,
    prepare: async (page) => {
      await press('書き出す')(page)
      await page.getByText('データを書き出しました').first().waitFor()
    },
  },
]

const employers: State[] = [
  { name: 'add-job', path: '/add-job', as: 'employer' },
  { name: 'add-job-errors', path: '/add-job', as: 'employer', prepare: press('承認を申請する') },
  { name: 'add-job-findings', path: '/add-job', as: 'employer', prepare: writePosting },
  {
    name: 'add-job-unfolded',
    path: '/add-job',
    as: 'employer',
    prepare: async (page, narrow) => {
      if (narrow) await press('ほかの求人や標準条件から始める')(page)
      await press('正社員の標準条件を入力する')(page)
      for (const part of await page.locator('form summary').all()) await part.click()
    },
  },
  ...plain(['/employer/dashboard', '/employer/jobs', '/employer/applications', '/employer/analytics'], 'employer'),
  ...plain(['/employer/jobs/import', '/employer/reply-templates'], 'employer'),
  { name: 'employer-profile', path: '/employer/profile', as: 'employer' },
  { name: 'employer-integrations', path: '/employer/integrations', as: 'employer' },
  { name: 'edit-job', path: ({ jobs }) => `/employer/jobs/${jobs.own}/edit`, as: 'employer' },
  { name: 'applicants', path: ({ jobs }) => `/employer/jobs/${jobs.own}/applications`, as: 'employer' },
  { name: 'employer-drafts', path: '/employer/jobs?status=drafts', as: 'employer' },
  { name: 'add-job-copy', path: ({ jobs }) => `/add-job?from=${jobs.own}`, as: 'employer' },
  { name: 'job-preview', path: ({ jobs }) => `/jobs/${jobs.own}?preview=1`, as: 'employer' },
  { name: 'job-own', path: ({ jobs }) => `/jobs/${jobs.own}`, as: 'employer' },
]

const administrators: State[] = [
  ...tabs('admin-dashboard', '/admin/dashboard', ['overview', 'users', 'jobs', 'companies'], { as: 'admin' }),
  ...plain(['/admin/users', '/admin/jobs', '/admin/jobs/approval'], 'admin'),
  { name: 'admin-users-view', path: '/admin/users?role=user', as: 'admin', prepare: press(/さんの情報を表示$/) },
  { name: 'admin-users-edit', path: '/admin/users?role=user', as: 'admin', prepare: press(/さんの情報を編集$/) },
  {
    name: 'admin-users-verify',
    path: '/admin/users?role=employer',
    as: 'admin',
    prepare: async (page) => {
      await press(/さんのその他の操作$/)(page)
      await page.getByRole('menuitem', { name: '企業情報を確認する' }).click()
      await page.getByLabel('メモ').waitFor()
    },
  },
  { name: 'admin-reports', path: '/admin/reports', as: 'admin' },
  { name: 'admin-announcements', path: '/admin/announcements', as: 'admin' },
  { name: 'admin-rules', path: '/admin/rules', as: 'admin' },
  { name: 'admin-log', path: '/admin/log', as: 'admin' },
  { name: 'admin-contact', path: '/admin/contact', as: 'admin' },
  { name: 'admin-verification', path: '/admin/verification', as: 'admin' },
  {
    name: 'admin-report-close',
    path: '/admin/reports',
    as: 'admin',
    prepare: async (page) => {
      await press('対応済みにする')(page)
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'admin-reports-empty', path: '/admin/reports?status=closed', as: 'admin' },
  { name: 'admin-users-nothing', path: '/admin/users?q=該当なし', as: 'admin' },
  {
    name: 'admin-reject-dialog',
    path: '/admin/jobs/approval',
    as: 'admin',
    prepare: async (page) => {
      // On a phone the job replaces the list when its line is pressed.
      await page.getByRole('list', { name: '承認待ちの求人' }).getByRole('link').first().click()
      await page.getByRole('button', { name: '却下', exact: true }).first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

/** Every route in its main states. */
export const states: readonly State[] = [...visitors, ...seekers, ...employers, ...administrators]
