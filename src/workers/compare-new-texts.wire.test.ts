import { v7 } from 'uuid'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { lawfulPosting } from '#rules/postings/findings/testing/lawful-posting.ts'
import { insertJob } from '#store/jobs/jobs.ts'
import { saveTextSketch, similarTextsOf } from '#store/jobs/similar-texts.ts'
import { openTestDatabase } from '#store/testing/database.ts'
import { person } from '#workers/testing/mailbox.ts'
import { compareNewTexts } from './workers.ts'

const now = new Date('2026-05-01T18:40:00Z')
const today = '2026-05-02'
const texts = [
  '市立図書館の予約と貸出の仕組みを、五名の組で直し、育てています。利用者の声を聞きながら、月に一度、画面を新しくします。',
  '港の倉庫で、届いた荷物の数を確かめ、棚に納め、出荷の順に並べます。重い物は機械で運び、二人一組で声をかけ合います。',
]

let owners: string[]
let ids: string[]
const open = fixture(openTestDatabase)
beforeAll(async () => {
  owners = [(await person(open, '採用 太郎')).id, (await person(open, '採用 次郎')).id]
})
beforeEach(async () => {
  await open.db.deleteFrom('jobs').execute()
  // Two of the first owner and one of the second with the first text, one of the second with the other.
  ids = []
  for (const [owner, text] of [
    [0, 0],
    [0, 0],
    [1, 0],
    [1, 1],
  ] as const)
    ids.push(await post(owner, text))
})

async function post(owner: number, text: number): Promise<string> {
  const id = v7()
  await insertJob(open.db, {
    ...lawfulPosting,
    ...{
      id,
      owner_id: owners[owner]!,
      category: null,
      deadline: null,
      is_active: true,
      salary_min: null,
      salary_max: null,
    },
    ...{ approval_status: 'approved' as const, was_public: true, created_at: now, updated_at: now },
    description: texts[text]!,
  })
  return id
}

const rewrite = (id: string, text: number) => saveTextSketch(open.db, id, texts[text]!)

async function found() {
  const similar = await similarTextsOf(open.db, ids, today)
  return ids.map((id) => similar.get(id) ?? null)
}

/** What is waiting to be compared is compared; gives what was noted. */
async function compareAll(): Promise<number> {
  const worker = compareNewTexts(open.db, { info() {}, warn: (facts: object) => expect(facts).toEqual({}), error() {} })
  await expect.poll(() => open.db.selectFrom('uncompared_texts').selectAll().execute()).toEqual([])
  await worker.stop()
  return (await open.db.selectFrom('similar_texts').selectAll().execute()).length
}

const all = { ofOthers: true, ofOwner: 1 }
const ofOthersAlone = { ofOthers: true, ofOwner: 0 }
const ofOwnerAlone = { ofOthers: false, ofOwner: 1 }

test('the stored similar texts equal those of a full comparison', async () => {
  const before = await found()
  expect(before).toEqual([all, all, ofOthersAlone, null])
  expect(await compareAll()).toBeGreaterThan(0)
  expect(await found()).toEqual(before)
})

test('a changed text matches its new similar texts at once, and its former ones no longer', async () => {
  await compareAll()
  await rewrite(ids[2]!, 1)
  const after = Array(4).fill(ofOwnerAlone)
  expect(await found()).toEqual(after)
  await compareAll()
  expect(await found()).toEqual(after)
})

test('among similar texts a closed job does not count, a new one does, and a deleted one leaves nothing', async () => {
  await compareAll()
  await open.db.updateTable('jobs').set({ is_active: false }).where('id', '=', ids[2]!).execute()
  expect(await found()).toEqual([ofOwnerAlone, ofOwnerAlone, ofOthersAlone, null])
  ids.push(await post(1, 1))
  const after = [ofOwnerAlone, ofOwnerAlone, ofOthersAlone, ofOwnerAlone, ofOwnerAlone]
  expect(await found()).toEqual(after)
  await compareAll()
  expect(await found()).toEqual(after)
  await open.db.deleteFrom('jobs').execute()
  expect(await compareAll()).toBe(0)
})
