import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { loadBoard, openBoard } from '#bench/desks/board.ts'
import { measureDesks } from '#bench/desks/measure.ts'
import { machine } from '#bench/figures.ts'
import { openDatabase } from '#store/database.ts'
import { compareTexts } from '#store/jobs/similar-texts.ts'
import { migrate } from '#store/migrations/migrate.ts'
import { searchOn } from '#store/search/search-on.ts'
import { foldFigures } from '#store/stats/kept-figures.ts'
import { startTestServer } from './testing/test-server.ts'

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '20000' },
    people: { type: 'string' },
    applications: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    only: { type: 'string', default: '' },
    // A database to measure instead of a server of its own; it is filled when it is empty.
    url: { type: 'string' },
  },
})
const jobs = Number(values.jobs)
const size = {
  jobs,
  people: Number(values.people ?? jobs / 5),
  applications: Number(values.applications ?? jobs * 2),
}
const now = new Date()
const shown = (count: number) => count.toLocaleString('en')
console.log(`${shown(size.jobs)} jobs, ${shown(size.people)} people, ${shown(size.applications)} applications`)
console.log(`${machine()}\n`)

if (values.url) await measureAt(values.url)
else {
  const server = await startTestServer()
  try {
    await measureAt(server.url)
  } finally {
    await server.stop()
  }
}
process.exit(0)

async function measureAt(url: string): Promise<void> {
  const open = await openDatabase({ url, timeouts: { statement: 1_800_000 } })
  await migrate(open)
  const begun = performance.now()
  if (!(await open.db.selectFrom('users').select('id').limit(1).executeTakeFirst())) {
    await loadBoard(open, size, now)
    await searchOn(open.db).updateIndex({ minFresh: 1 })
    await open.executeSql('VACUUM ANALYZE')
    console.log(`the board took ${((performance.now() - begun) / 1_000).toFixed(0)} s\n`)
  }
  await foldFigures(open.db)
  await searchOn(open.db).updateIndex()
  while (await open.db.transaction().execute((tx) => compareTexts(tx, 500)));
  const board = await openBoard(open, size, now)
  await measureDesks(url, board, { rounds: Number(values.rounds), only: values.only })
  await open.close()
  console.log(`\nload of the machine now ${loadavg()[0]?.toFixed(1)}`)
}
