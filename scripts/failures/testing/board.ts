import { randomBytes } from 'node:crypto'
import { type Product, startProduct } from '#scripts/testing/start-product.ts'
import { openDatabase } from '#store/database.ts'
import { migrate } from '#store/migrations/migrate.ts'
import { openSession } from '#store/people/sessions.ts'
import { job, person } from '#workers/testing/mailbox.ts'
import { openMailCatcher } from './mail-catcher.ts'

/** A signed-in job seeker. */
export type Seeker = { id: string; email: string; token: string }

export type Board = Awaited<ReturnType<typeof openBoard>>

/** Fills a new server with an employer's jobs and with seekers. */
export async function openBoard(databaseUrl: string, { seekers, jobs }: { seekers: number; jobs: number }) {
  const mail = await openMailCatcher()
  const open = await openDatabase({ url: databaseUrl })
  await migrate(open)
  const employer = await person(open, '株式会社 採用', 'employer')
  const jobIds: string[] = []
  for (let at = 0; at < jobs; at += 1) jobIds.push(await job(open, employer, `経理スタッフ ${at}`))
  const people: Seeker[] = []
  for (let at = 0; at < seekers; at += 1) {
    const { id, email } = await person(open, `試験 ${at}`)
    people.push({ id, email, token: await openSession(open.db, id, new Date()) })
  }
  const secret = randomBytes(32).toString('hex')
  const nodes: Product[] = []
  return {
    open,
    mail,
    employer,
    jobIds,
    people,
    nodes,
    /** Starts one more node with the variables of `env`. */
    async startNode(env: Record<string, string> = {}): Promise<Product> {
      const node = await startProduct({
        DATABASE_URL: databaseUrl,
        APP_SECRET: secret,
        DEMO_DATA: '0',
        LOG_LEVEL: 'error',
        LIMIT_APPLICATIONS_PER_SEEKER: '1000000/60',
        SMTP_URL: mail.url,
        ...env,
      })
      nodes.push(node)
      return node
    },
    async close() {
      for (const node of nodes) await node.remove()
      await open.close()
      await mail.close()
    },
  }
}
