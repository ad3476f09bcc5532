import { beforeAll, expect, test } from 'vitest'
import { listAllJobs } from '#actions/jobs/lists.ts'
import { listUsers } from '#actions/people/users.ts'
import { fixture } from '#app/testing/fixture.ts'
import { openTestBoard } from '#app/testing/job-board.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Viewer } from '#rules/people/roles.ts'
import { searchOn } from '#store/search/search-on.ts'

let admin: Viewer
const jobIds: Record<string, string> = {}
const board = fixture(openTestBoard)
beforeAll(async () => {
  const owner = await board.person('employer', '斎藤 恵')
  admin = await board.person('admin', '管理 一郎')
  const common = { description: '月次決算とＳＥＳ契約の管理' }
  jobIds.public = await board.job(owner, { ...common })
  jobIds.over = await board.job(owner, { ...common, deadline: '2026-11-19' })
  jobIds.down = await board.job(owner, { ...common, is_active: false })
  jobIds.pending = await board.job(owner, { ...common, approval_status: 'pending', job_type: 'contract' })
  jobIds.rejected = await board.job(owner, { ...common, approval_status: 'rejected', rejection_reason: '情報不足' })
  await board.job(owner, { description: '配送と仕分け' })
  const change = { phone: '０９０-1234-5678', email: 'Megumi@Example.com', email_key: 'megumi@example.com' }
  await board.open.db.updateTable('users').set(change).where('id', '=', owner.id).execute()
  // An email that is made of an id has any two figures now and then.
  const plain = { email: 'kanri@example.com', email_key: 'kanri@example.com' }
  await board.open.db.updateTable('users').set(plain).where('id', '=', admin.id).execute()
})

const jobsOn = async (query: Record<string, string>) => {
  const input = { query: endpoints.listAllJobs.query!.parse(query) } as never
  const { jobs, total } = endpoints.listAllJobs.output!.parse(await listAllJobs(input, board.as(admin)))
  const names = jobs.map(({ id }) => Object.keys(jobIds).find((name) => jobIds[name] === id) ?? 'other')
  return { names: names.sort(), total }
}
const usersOn = async (q: string) => {
  const input = { query: endpoints.listUsers.query!.parse({ q }) } as never
  const { users, total } = endpoints.listUsers.output!.parse(await listUsers(input, board.as(admin)))
  return { names: users.map(({ name }) => name), total }
}

test('administrators find jobs of every state by parts of words, and the index takes all of them', async () => {
  const everyState = ['down', 'over', 'pending', 'public', 'rejected']
  for (const state of ['fresh', 'sealed']) {
    if (state === 'sealed') await searchOn(board.open.db).updateIndex({ minFresh: 1 })
    for (const q of ['算', 'se', '月次決算 管理'])
      expect([state, q, await jobsOn({ q })]).toEqual([state, q, { names: everyState, total: 5 }])
    expect(await jobsOn({ q: '決算', status: 'rejected' })).toEqual({ names: ['rejected'], total: 1 })
  }
  expect(await searchOn(board.open.db).isUpdateDue()).toBe(false)
})

test('administrators find people by name, email and phone', async () => {
  const expected: [string, string[]][] = [
    ['斎藤恵', ['斎藤 恵']],
    ['藤', ['斎藤 恵']],
    ['MEGUMI@', ['斎藤 恵']],
    ['恵 megumi', ['斎藤 恵']],
    ['090-1234', ['斎藤 恵']],
    ['0901 恵', ['斎藤 恵']],
    // Two figures are no part of a phone number, and no term runs from the email into it.
    ['78', []],
    ['com0', []],
    ['恵megumi', []],
    ['100%', []],
    ['郎', ['管理 一郎']],
  ]
  for (const [q, names] of expected) expect([q, await usersOn(q)]).toEqual([q, { names, total: names.length }])
})

test('administrators find companies by any part of their names, in any kana and width', async () => {
  const names = ['株式会社アオゾラデザイン', 'ひばり商会', 'ﾊﾅﾐｽﾞｷ工房', '渡邉フーズ', 'ＮＯＲＴＨ　ランド']
  const accounts = await Promise.all(names.map((_, at) => board.person('employer', `担当 ${at}`)))
  const rows = names.map((name, at) => ({ user_id: accounts[at]?.id ?? '', name, updated_at: new Date() }))
  await board.open.db.insertInto('employer_profiles').values(rows).execute()
  const otherKana = (text: string) =>
    text.replace(/[ァ-ヶ]|[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + (kana < 'ァ' ? 0x60 : -0x60)))
  for (const [at, name] of names.map((each) => each.normalize('NFKC')).entries())
    for (let from = 0; from + 3 <= name.length; from += 2) {
      const part = name.slice(from, from + 3).trim()
      for (const q of [part, otherKana(part), part.toLowerCase(), part.replace('邉', '辺')])
        expect([q, (await usersOn(q)).names]).toEqual([q, expect.arrayContaining([`担当 ${at}`])])
    }
})
