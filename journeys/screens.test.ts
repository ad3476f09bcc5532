import { expect } from 'vitest'
import { journey } from './testing/journey.ts'
import { call, type Person, postPublicJob, signInAdmin, signInDemo, signUp, unique } from './testing/people.ts'
import { onSlowNetwork } from './testing/slow-network.ts'

async function ownJob(employer: Person): Promise<string> {
  const { jobs } = await call<{ jobs: { id: string; application_count: number }[] }>('GET /api/jobs/my-jobs', {
    by: employer,
  })
  return jobs.toSorted((one, other) => other.application_count - one.application_count)[0]?.id ?? unique()
}

/** Accessible in both themes, as wide as the window, and standing still while they fill on a slow network. */
const screens: Record<string, { as?: () => Promise<Person>; paths(person?: Person): Promise<string[]> | string[] }> = {
  visitors: {
    paths: () => [
      ...['/', '/?limit=all', '/login', '/register', '/verify-email', '/companies', '/companies/midori-denryoku'],
      ...['/resources', '/resources/shokumu-keirekisho', '/help', '/faq', '/contact', '/privacy', '/terms'],
      '/transparency',
    ],
  },
  seekers: {
    as: () => signInDemo('seeker'),
    paths: async () => {
      const [job, other] = await Promise.all(
        ['静止 太郎', '静止 次郎'].map(async (name) =>
          postPublicJob(await signUp('employer', name), `測量士 ${unique()}`),
        ),
      )
      return [
        ...[`/jobs/${job?.id}`, `/compare?ids=${job?.id},${other?.id}`, '/applications'],
        ...['/applications?tab=favourites', '/profile', '/papers', '/interviews', '/notifications', '/settings'],
        '/add-job',
      ]
    },
  },
  employers: {
    as: () => signInDemo('employer'),
    paths: async (employer) => {
      const job = employer ? await ownJob(employer) : ''
      const own = `/employer/jobs/${job}`
      return [
        ...[
          '/employer/dashboard',
          '/employer/profile',
          '/employer/integrations',
          '/employer/jobs',
          '/employer/jobs/import',
          '/employer/reply-templates',
          '/employer/applications',
          '/employer/interviews',
          '/employer/analytics',
        ],
        ...[`${own}/applications`, `${own}/figures`, `${own}/edit`, `/jobs/${job}`],
      ]
    },
  },
  administrators: {
    as: signInAdmin,
    paths: () => [
      '/admin/dashboard',
      '/admin/users',
      '/admin/jobs',
      '/admin/jobs/approval',
      '/admin/reports',
      '/admin/contact',
      '/admin/verification',
      '/admin/announcements',
      '/admin/rules',
      '/admin/quality',
      '/admin/cases',
      '/admin/log',
    ],
  },
}

for (const [whose, { as, paths }] of Object.entries(screens)) {
  journey(`the screens of ${whose} have no fault`, async ({ arrive }) => {
    const person = await as?.()
    const { context, page, visit, checkScreen } = await arrive({ as: person })
    const all = await paths(person)
    await onSlowNetwork(context, async () => {
      for (const path of all) {
        await visit(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        expect(new URL(page.url()).pathname).toBe(path.split('?')[0])
        await checkScreen()
      }
    })
  })
}
