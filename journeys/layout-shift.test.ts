import { settle } from './testing/check-screen.ts'
import { journey } from './testing/journey.ts'
import { call, type Person, postPublicJob, signInAdmin, signUp, unique } from './testing/people.ts'
import type { Visitor } from './testing/visitor.ts'

/** Every answer is delayed by this many ms, so that skeletons are shown first. */
const late = 300

/** Opens the screens on a slow network and lets each one fill; what moves meanwhile is a fault (watch-faults.ts). */
async function fillSlowly({ context, page, visit }: Visitor, paths: readonly string[]): Promise<void> {
  await context.route(/\/api\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late))
    await route.continue()
  })
  for (const path of paths) {
    await visit(path)
    await page.locator('main h1').waitFor()
    await settle(page)
  }
  // The last answers may still be on their way when the walk ends.
  await context.unrouteAll({ behavior: 'ignoreErrors' })
}

/** A reload at the end of a page shows the end, although parts above are still to come. */
async function fillSlowlyAtEnd(visitor: Visitor, paths: readonly string[]): Promise<void> {
  await visitor.page.addInitScript(() => {
    // Not in every frame: then the end would never be seen to move.
    setInterval(() => document.scrollingElement?.scrollTo(0, document.scrollingElement.scrollHeight), 50)
  })
  await fillSlowly(visitor, paths)
}

const demo = async (email: string): Promise<Person> => {
  const account = { email, password: 'password' }
  const session = await call<Pick<Person, 'user' | 'token'>>('POST /api/auth/login', { body: account })
  return { name: '', ...account, ...session }
}

journey('on a slow network the public screens stand still while they fill', async ({ arrive }) => {
  await fillSlowly(await arrive(), [
    '/',
    '/login',
    '/register',
    '/verify-email',
    '/companies',
    '/resources',
    '/contact',
  ])
})

journey("on a slow network a seeker's screens stand still while they fill", async ({ arrive }) => {
  const job = await postPublicJob(await signUp('employer', '静止 太郎'), `測量士 ${unique()}`)
  const other = await postPublicJob(await signUp('employer', '静止 次郎'), `測量士 ${unique()}`)
  const paths = [
    `/jobs/${job.id}`,
    `/compare?ids=${job.id},${other.id}`,
    '/applications',
    '/applications?tab=favourites',
    '/profile',
    '/papers',
    '/notifications',
    '/settings',
    '/add-job',
  ]
  await fillSlowly(await arrive({ as: await demo('seeker@example.com') }), paths)
})

journey("on a slow network an employer's screens stand still while they fill", async ({ arrive }) => {
  const person = await demo('employer@example.com')
  const { jobs } = await call<{ jobs: { id: string }[] }>('GET /api/jobs/my-jobs?page=1&limit=1', { by: person })
  const own = ['dashboard', 'jobs', `jobs/${jobs[0]?.id}/applications`, `jobs/${jobs[0]?.id}/edit`]
  const paths = [...own, 'applications', 'analytics'].map((path) => `/employer/${path}`)
  await fillSlowly(await arrive({ as: person }), paths)
})

journey("on a slow network an administrator's screens stand still while they fill", async ({ arrive }) => {
  const paths = ['dashboard', 'users', 'jobs', 'jobs/approval'].map((path) => `/admin/${path}`)
  await fillSlowly(await arrive({ as: await signInAdmin() }), paths)
})

journey('the front page has room for the jobs seen last, also after a redirect', async ({ arrive }) => {
  const job = await postPublicJob(await signUp('employer', '静止 四郎'), `測量士 ${unique()}`)
  const visitor = await arrive({ as: await demo('seeker@example.com') })
  await fillSlowlyAtEnd(visitor, [`/jobs/${job.id}`, '/register'])
  await visitor.page
    .getByRole('region', { name: '最近見た求人' })
    .getByRole('link', { name: /測量士/ })
    .first()
    .waitFor()
  await settle(visitor.page)
})

journey('at the end of a page that is not complete yet, nothing moves', async ({ arrive }) => {
  const job = await postPublicJob(await signUp('employer', '静止 三郎'), `測量士 ${unique()}`)
  await fillSlowlyAtEnd(await arrive({ as: await demo('seeker@example.com') }), [
    `/jobs/${job.id}`,
    '/applications',
    '/applications?tab=favourites',
    '/profile',
    '/settings',
    '/companies',
    '/resources',
    '/contact',
    '/login',
    '/register',
  ])
  await fillSlowlyAtEnd(await arrive({ as: await demo('employer@example.com') }), [
    '/add-job',
    '/employer/dashboard',
    '/employer/jobs',
    '/employer/applications',
    '/employer/analytics',
    '/employer/profile',
    '/employer/integrations',
  ])
  await fillSlowlyAtEnd(await arrive({ as: await signInAdmin() }), [
    '/admin/dashboard',
    '/admin/users',
    '/admin/jobs',
    '/admin/jobs/approval',
    '/admin/reports',
  ])
})
