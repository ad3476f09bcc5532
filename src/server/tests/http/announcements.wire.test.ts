import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { openPageCache } from '#server/page-cache/page-cache.ts'
import { personOf } from '#server/testing/people-and-jobs.ts'
import { watchAnnouncements } from '#store/announcements.ts'
import { watchPublicVersion } from '#store/public-version.ts'

const app = fixture(openTestApp)
const admin = fixture(() => personOf(app, 'admin'))

const hour = 60 * 60_000
const words = (from: number, until: number, more: object = {}) => {
  const now = app.dependencies.now().getTime()
  const at = (hours: number) => new Date(now + hours * hour).toISOString()
  return { text: '夜間に点検します', tone: 'info' as const, starts_at: at(from), ends_at: at(until), ...more }
}
async function announce(body: ReturnType<typeof words>) {
  const reply = await app.call('addAnnouncement', { body }, admin)
  return reply.body.data?.announcement ?? reply.body
}
const list = async (phase: 'current' | 'upcoming' | 'past') => {
  const { body } = await app.call('listAnnouncements', { query: { phase } }, admin)
  return body.data.announcements.map(({ id }: { id: string }) => id)
}

test('announcements are listed as current, scheduled or past', async () => {
  const [past, current, upcoming] = [
    await announce(words(-3, -2)),
    await announce(words(-1, 1)),
    await announce(words(1, 2)),
  ]
  expect([await list('past'), await list('current'), await list('upcoming')]).toEqual([
    [past.id],
    [current.id],
    [upcoming.id],
  ])
  const end = (id: string) => app.call('endAnnouncement', { params: { id } }, admin)
  expect([(await end(upcoming.id)).status, (await end(current.id)).status]).toEqual([409, 200])
  expect(await list('past')).toEqual(expect.arrayContaining([current.id]))
  const remove = () => app.call('deleteAnnouncement', { params: { id: past.id } }, admin)
  expect([(await remove()).status, (await remove()).status]).toEqual([200, 404])
})

test('an announcement is one line of text with a link within the site or to https, and ends after it begins', async () => {
  expect(await announce(words(5, 6, { text: ' 点検\n  します ', link: '/help' }))).toMatchObject({
    text: '点検 します',
    link: '/help',
  })
  expect(await announce(words(5, 6, { link: 'https://example.jp/a?b=c' }))).toMatchObject({ tone: 'info' })
  const scripts = ['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'java\tscript:alert(1)']
  const elsewhere =
    String.raw`//example.com /\example.com \\example.com http://example.com https://a@example.com`.split(' ')
  for (const link of [...scripts, ...elsewhere, 'https:example.com', 'https:/example.com', 'help'])
    expect([link, (await announce(words(5, 6, { link }))).code]).toEqual([link, 'invalid-input'])
  expect((await announce(words(2, 2))).errors).toEqual([
    { msg: '終了は開始より後の日時にしてください', path: 'ends_at' },
  ])
})

test("the second editor of an announcement is refused with the first one's name", async () => {
  const [first, second] = [await personOf(app, 'admin', { name: '山田 一番' }), await personOf(app, 'admin')]
  const { id, updated_at } = await announce(words(1, 2))
  const edit = (text: string, who: Person, asRead?: string) =>
    app.call('editAnnouncement', { params: { id }, body: { ...words(1, 2, { text }), updated_at: asRead } }, who)
  expect((await edit('点検を延ばします', first, updated_at)).status).toBe(200)
  const refused = await edit('点検は中止です', second, updated_at)
  expect([refused.status, refused.body]).toMatchObject([
    409,
    {
      code: 'announcement-changed',
      data: { announcement: { text: '点検を延ばします', changed_by_name: '山田 一番' } },
    },
  ])
  expect((await edit('点検は中止です', second, refused.body.data.announcement.updated_at)).status).toBe(200)
  expect((await edit('点検します', admin)).status).toBe(200)
})

test('a cached page is produced anew when an announcement begins, is changed and ends', async () => {
  await app.open.db.deleteFrom('announcements').execute()
  let clock = app.dependencies.now().getTime()
  const now = () => new Date(clock)
  const announced = await watchAnnouncements(app.open, now)
  const version = await watchPublicVersion(app.open, { warn: () => undefined })
  const cache = openPageCache({ bytes: 1_000_000, version, common: {}, now, announced })
  let produced = 0
  const read = async () => {
    const produce = async () => {
      produced += 1
      const body = Buffer.from(
        announced
          .dueAt(clock)
          .map(({ text }) => text)
          .join(),
      )
      return { status: 200, headers: {}, body }
    }
    await cache.entryFor({ key: '/help', route: '/help', showsJobs: false }, produce)
    return produced
  }
  expect([await read(), await read()]).toEqual([1, 1])
  const { id } = await announce(words(1, 2))
  await cache.settle()
  expect(await read()).toBe(1)
  clock += hour + 60_000
  expect([await read(), await read()]).toEqual([2, 2])
  const edited = { ...words(0, 2), text: '点検は中止です' }
  await app.call('editAnnouncement', { params: { id }, body: edited }, admin)
  await cache.settle()
  expect([await read(), await read()]).toEqual([3, 3])
  expect(announced.dueAt(clock)).toMatchObject([{ text: '点検は中止です' }])
  clock += 2 * hour
  expect([await read(), await read()]).toEqual([4, 4])
  expect(announced.dueAt(clock)).toEqual([])
  await announced.stop()
  await version.stop()
})
