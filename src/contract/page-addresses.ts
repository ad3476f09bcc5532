/** The path of every page, written here only: routes, links, mails, sitemap and page cache read it. */
export const pageAddresses = {
  home: '/',
  login: '/login',
  signInLink: '/login/code',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  revertEmail: '/revert-email',
  secureAccount: '/secure-account',
  joinTeam: '/join-team',
  unsubscribe: '/unsubscribe',
  eraseApplication: '/erase-application',
  companies: '/companies',
  company: '/companies/:id',
  employer: '/employers/:id',
  resources: '/resources',
  resource: '/resources/:id',
  forEmployers: '/for-employers',
  transparency: '/transparency',
  help: '/help',
  faq: '/faq',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  job: '/jobs/:id',
  compare: '/compare',
  favourites: '/favourites',
  addJob: '/add-job',

  profile: '/profile',
  papers: '/papers',
  applications: '/applications',
  saved: '/saved',
  notifications: '/notifications',
  application: '/applications/:id',
  interviews: '/interviews',
  settings: '/settings',

  employerDashboard: '/employer/dashboard',
  employerStart: '/employer/start',
  employerProfile: '/employer/profile',
  employerTeam: '/employer/team',
  employerIntegrations: '/employer/integrations',
  employerQuestions: '/employer/questions',
  replyTemplates: '/employer/reply-templates',
  employerJobs: '/employer/jobs',
  importJobs: '/employer/jobs/import',
  editJob: '/employer/jobs/:jobId/edit',
  applicants: '/employer/jobs/:jobId/applications',
  jobFigures: '/employer/jobs/:jobId/figures',
  employerApplications: '/employer/applications',
  employerInterviews: '/employer/interviews',
  employerAnalytics: '/employer/analytics',

  adminDashboard: '/admin/dashboard',
  adminUsers: '/admin/users',
  adminJobs: '/admin/jobs',
  approval: '/admin/jobs/approval',
  adminCases: '/admin/cases',
  adminCase: '/admin/cases/:id',
  reports: '/admin/reports',
  adminContact: '/admin/contact',
  adminVerification: '/admin/verification',
  adminRules: '/admin/rules',
  adminQuality: '/admin/quality',
  adminLog: '/admin/log',
  announcements: '/admin/announcements',
} as const

export type PageName = keyof typeof pageAddresses

type Parameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameter<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type Values<Page extends PageName> = Record<Parameter<(typeof pageAddresses)[Page]>, string> & {
  [name: string]: string | undefined
}

/** The path of a page. Values without a place in the path become its query, in order; undefined ones are dropped. */
export function pagePath<Page extends PageName>(
  page: Page,
  ...[values]: Parameter<(typeof pageAddresses)[Page]> extends never ? [values?: Values<Page>] : [values: Values<Page>]
): string {
  const query = new URLSearchParams()
  let path: string = pageAddresses[page]
  for (const [name, value] of Object.entries<string | undefined>(values ?? {})) {
    if (value === undefined) continue
    if (path.split('/').includes(`:${name}`)) path = path.replace(`:${name}`, encodeURIComponent(value))
    else query.append(name, value)
  }
  return query.size > 0 ? `${path}?${query}` : path
}
