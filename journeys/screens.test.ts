import { expect } from 'vitest'
import { journey } from './testing/journey.ts'
import { call, type Person, signInAdmin, unique } from './testing/people.ts'

async function demo(role: 'seeker' | 'employer'): Promise<Person> {
  const account = { email: `${role}@example.com`, password: 'password' }
  const session = await call<Omit<Person, 'name'> & { user: { id: string; name: string } }>('POST /api/auth/login', {
    body: account,
  })
  return { ...account, ...session, name: session.user.name }
}

async function ownJob(employer: Person): Promise<string> {
  const { jobs } = await call<{ jobs: { id: string; application_count: number }[] }>('GET /api/jobs/my-jobs', {
    by: employer,
  })
  return jobs.toSorted((one, other) => other.application_count - one.application_count)[0]?.id ?? unique()
}

/** Every screen that no other journey checks; accessible in both themes, and as wide as the window. */
const screens: Record<string, { as?: () => Promise<Person>; paths(person?: Person): Promise<string[]> | string[] }> = {
  visitors: {
    paths: () => [
      ...['/?limit=all', '/companies', '/companies/midori-denryoku', '/resources', '/resources/shokumu-keirekisho'],
      ...['/help', '/faq', '/contact', '/privacy', '/terms', '/transparency', '/verify-email'],
    ],
  },
  seekers: {
    as: () => demo('seeker'),
    paths: () => ['/profile', '/papers', '/applications', '/interviews', '/notifications', '/settings'],
  },
  employers: {
    as: () => demo('employer'),
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
    const { page, visit, checkScreen } = await arrive({ as: person })
    for (const path of await paths(person)) {
      await visit(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(new URL(page.url()).pathname).toBe(path.split('?')[0])
      await checkScreen()
    }
  })
}
