import { v7 } from 'uuid'
import type { Person, TestApp } from '#app/testing/test-app.ts'
import { insertAnnouncement } from '#store/announcements.ts'
import { saveImported } from '#store/jobs/posting-imports.ts'
import type { Marks } from './marked-integrations.ts'
import { importedReference } from './sample-calls/job-calls.ts'

/** An announcement that is not due, which administrators alone read until then; gives its id. */
export async function markedAnnouncement(app: TestApp, admin: Person, { keep, mark }: Marks): Promise<string> {
  const now = app.dependencies.now()
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000)
  const word = (what: string) => mark(`${what} of an announcement`, [admin])
  const told = {
    text: word('text'),
    link: `/${word('link')}`,
    tone: 'info',
    starts_at: at(30),
    ends_at: at(31),
  } as const
  const id = keep(v7(), 'id of an announcement', [admin])
  await app.open.db.transaction().execute((tx) => insertAnnouncement(tx, { ...told, id, created_by: admin.id, now }))
  return id
}

/** A job that came of a posting with the number that others give theirs too. */
export async function importedBefore(app: TestApp, employer: Person, job_id: string): Promise<void> {
  const row = { owner_id: employer.id, key: `reference ${importedReference}`, job_id }
  await app.open.db.transaction().execute((tx) => saveImported(tx, [row]))
}
