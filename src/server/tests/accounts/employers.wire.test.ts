import { expect, test } from 'vitest'
import { fixture } from '#app/testing/fixture.ts'
import { openTestApp, type Person } from '#app/testing/test-app.ts'
import { composedMail } from '#server/testing/last-mail.ts'
import { jobOf, personOf } from '#server/testing/people-and-jobs.ts'
import { expectRefused } from '#server/testing/refusals.ts'

const app = fixture(() => openTestApp({ env: { PUBLIC_JOB_PAGES: '1' } }))
const admin = fixture(() => personOf(app, 'admin'))

const full = {
  name: '株式会社あおば商店',
  name_kana: 'カブシキガイシャアオバショウテン',
  corporate_number: '7000012050002',
  representative: '青葉 太郎',
  postal_code: '1050001',
  address: '東京都港区虎ノ門1-2-3 青葉ビル4階',
  phone: '03-1234-5678',
  email: 'saiyo@aoba.example',
  form_url: 'https://aoba.example/contact?from=shigoto',
  industry: '小売',
  size: '50名',
  founded_year: 1978,
  website: 'https://aoba.example',
  about: '文具と紙を扱う店です。',
  dispatch_license: '派13-123456',
}
const noPictures = { logo_url: null, photos: [], trade_names: [] }
const empty = { ...Object.fromEntries(Object.keys(full).map((field) => [field, null])), ...noPictures }

const save = async (who: Person, body: object) =>
  (await app.call('updateEmployerProfile', { body: body as never }, who)).body.data.profile
const read = async (who: Person) => (await app.call('readEmployerProfile', {}, who)).body.data.profile
const verify = (id: string, body: object = { note: '登記簿で確認' }) =>
  app.call('verifyEmployer', { params: { id }, body }, admin)
const unverify = (id: string, body: object = {}) => app.call('unverifyEmployer', { params: { id }, body }, admin)
const readJob = async (id: string, who: Person | null = null) =>
  (await app.call('readJob', { params: { id } }, who)).body.data.job

test('before anything is saved the profile is empty; afterwards it is what was saved', async () => {
  const employer = await personOf(app, 'employer')
  expect(await read(employer)).toEqual({ ...empty, verified_at: null, verified_before: false, updated_at: null })
  expect(await save(employer, full)).toEqual({
    ...{ ...full, ...noPictures, verified_at: null, verified_before: false },
    updated_at: expect.any(String),
  })
  expect(await read(employer)).toMatchObject(full)
  expect(await read(admin)).toMatchObject(empty)
})

test('absent members keep their value, null and empty texts clear, unknown members do nothing', async () => {
  const employer = await personOf(app, 'employer')
  await save(employer, full)
  await save(employer, {
    phone: null,
    form_url: '',
    email: '  ',
    founded_year: null,
    verified_at: '2026-01-01T00:00:00Z',
  })
  const cleared = { phone: null, form_url: null, email: null, founded_year: null }
  expect(await read(employer)).toEqual({
    ...full,
    ...cleared,
    ...noPictures,
    verified_at: null,
    verified_before: false,
    updated_at: expect.any(String),
  })
  expect(await save(employer, {})).toMatchObject({ ...full, ...cleared })
})

test('numbers are read half-width, a phone number with its hyphens and stored as E.164', async () => {
  const employer = await personOf(app, 'employer')
  const typed = {
    corporate_number: '７０００−０１２０−５０００２',
    postal_code: '〒１０５－０００１',
    phone: '０３（１２３４）５６７８',
    email: ' ＳＡＩＹＯ@aoba.example ',
  }
  const { corporate_number, postal_code, phone, email } = await save(employer, typed)
  expect({ corporate_number, postal_code, phone, email }).toEqual({
    corporate_number: '7000012050002',
    postal_code: '1050001',
    phone: '03-1234-5678',
    email: 'SAIYO@aoba.example',
  })
  const stored = app.open.db.selectFrom('employer_profiles').select('phone').where('user_id', '=', employer.id)
  expect(await stored.executeTakeFirst()).toEqual({ phone: '+81312345678' })
  const job = await readJob(await jobOf(app, employer))
  expect(job.employer.phone).toBe('03-1234-5678')
})

test.each([
  ['corporate_number', '7000012050003', '法人番号が正しくありません。番号を確認してください。'],
  ['corporate_number', '700001205000', '法人番号は13桁の数字で入力してください'],
  ['corporate_number', 7000012050002, '入力の形式が正しくありません'],
  ['postal_code', '105-000', '郵便番号は7桁の数字で入力してください'],
  ['phone', '電話は応相談', '電話番号を正しく入力してください'],
  ['email', 'aoba.example', '有効なメールアドレスを入力してください'],
  ['form_url', 'javascript:alert(1)', 'http:// または https:// で始まるURLを入力してください'],
  ['form_url', 'https://user:secret@aoba.example', 'http:// または https:// で始まるURLを入力してください'],
  ['website', 'ftp://aoba.example', 'http:// または https:// で始まるURLを入力してください'],
  ['founded_year', '昔', '入力の形式が正しくありません'],
  ['founded_year', 1978.5, '入力の形式が正しくありません'],
  ['founded_year', 2999, '今年までの年を入力してください'],
  ['industry', 'あ'.repeat(101), '100文字以内で入力してください'],
  ['size', 'あ'.repeat(101), '100文字以内で入力してください'],
  ['name', 'あ'.repeat(201), '200文字以内で入力してください'],
  ['address', 'あ'.repeat(501), '500文字以内で入力してください'],
  ['about', 'あ'.repeat(5_001), '5,000文字以内で入力してください'],
])('%s %s is refused, and nothing is saved', async (field, value, message) => {
  const employer = await personOf(app, 'employer')
  const reply = await app.call('updateEmployerProfile', { body: { representative: '青葉', [field]: value } }, employer)
  expectRefused(reply, 400, message, field)
  expect(await read(employer)).toMatchObject(empty)
})

test('a verified employer loses the mark with a new name, number or address, and with nothing else', async () => {
  const employer = await personOf(app, 'employer')
  await save(employer, full)
  const changes = [
    { name: '株式会社あおば' },
    { corporate_number: null },
    { address: '東京都港区虎ノ門9-9-9' },
    { name: '別の商店', phone: null },
  ]
  for (const change of changes) {
    await save(employer, full)
    const { status, body } = await verify(employer.id)
    expect([status, body.message]).toEqual([200, '企業を確認済みにしました'])
    expect(body.data.profile).toMatchObject({ ...full, verified_at: expect.any(String), verified_before: true })
    // The same again, and everything else, is no change.
    const { name, corporate_number, address, ...others } = full
    await save(employer, full)
    await save(employer, Object.fromEntries(Object.keys(others).map((field) => [field, null])))
    expect((await read(employer)).verified_at).toEqual(expect.any(String))

    const reply = await app.call('updateEmployerProfile', { body: change }, employer)
    expect(reply.body.message).toBe(
      '企業プロフィールを保存しました。名称、法人番号、所在地が変わったため、もう一度、確認を申請してください。',
    )
    expect(await read(employer)).toMatchObject({ ...change, verified_at: null, verified_before: true })
  }
  const lines = await app.open.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'detail'])
    .where('subject_id', '=', employer.id)
    .where('action', 'in', ['employer:verify', 'employer:lose-verification'])
    .orderBy('id')
    .execute()
  expect(lines.slice(0, 2)).toEqual([
    { action: 'employer:verify', actor_id: admin.id, detail: { unread: true } },
    { action: 'employer:lose-verification', actor_id: employer.id, detail: { fields: ['name'] } },
  ])
  expect(lines).toHaveLength(8)
})

test('administrators see what they verified last, and take it back', async () => {
  const employer = await personOf(app, 'employer')
  await save(employer, full)
  await verify(employer.id)
  await save(employer, { address: '大阪府大阪市北区1-1' })
  const seen = await app.call('readEmployer', { params: { id: employer.id } }, admin)
  expect(seen.body.data.profile).toMatchObject({
    address: '大阪府大阪市北区1-1',
    verified_at: null,
    last_verification: { note: '登記簿で確認', name: full.name, address: full.address, at: expect.any(String) },
  })
  expect(JSON.stringify(await read(employer))).not.toContain('登記簿')

  const { status, body } = await unverify(employer.id, { note: '連絡がつかない' })
  expect([status, body.message]).toEqual([200, '企業の確認を取り消しました'])
  expect(body.data.profile).toMatchObject({ verified_at: null, last_verification: { note: '連絡がつかない' } })
  expect((await unverify(employer.id)).status).toBe(200)
})

test('an employer is mailed that it was verified or no longer is, unless that changed before the mail', async () => {
  const employer = await personOf(app, 'employer', { email_verified: true })
  await save(employer, full)
  const subjects = async () => {
    const about = app.followUps.filter((each) => 'user_id' in each && each.user_id === employer.id)
    return Promise.all(about.map(async (each) => (await composedMail(app, each))?.subject ?? null))
  }
  await verify(employer.id)
  expect(await subjects()).toEqual(['企業情報を確認しました｜しごと帖'])
  await unverify(employer.id)
  await unverify(employer.id)
  expect(await subjects()).toEqual([null, '企業情報の確認について｜しごと帖'])
})

test('only employer accounts can be read for verification and verified', async () => {
  const seeker = await personOf(app)
  const read = (id: string) => app.call('readEmployer', { params: { id } }, admin)
  for (const id of [seeker.id, admin.id, '0198a1b2-0000-7000-8000-000000000001', 'x'])
    for (const reply of [await read(id), await verify(id), await unverify(id)])
      expectRefused(reply, 404, '企業アカウントが見つかりません')
})

test('a job names the employer of its profile, never the account, and fills the company from it', async () => {
  const employer = await personOf(app, 'employer', { phone: '090-0000-0000', address: '自宅の住所' })
  const id = await jobOf(app, employer, { company: 'あおば商店 虎ノ門店' })
  const nothing = { name: null, postal_code: null, address: null, phone: null, email: null, form_url: null }
  expect(await readJob(id)).toMatchObject({
    employer: { ...nothing, dispatch_license: null, verified: false },
    companyInfo: { name: 'あおば商店 虎ノ門店', verified: false },
  })

  await save(employer, full)
  const { name, postal_code, address, phone, email, form_url, dispatch_license } = full
  const { industry, size, about: description, website, founded_year } = full
  expect(await readJob(id)).toMatchObject({
    employer: { name, postal_code, address, phone, email, form_url, dispatch_license, verified: false },
    companyInfo: { name, industry, size, description, website, founded_year, verified: false },
  })
  const text = JSON.stringify(await readJob(id, await personOf(app)))
  for (const own of [employer.email, '090-0000-0000', '自宅の住所']) expect(text).not.toContain(own)

  await verify(employer.id)
  expect(await readJob(id)).toMatchObject({ employer: { verified: true }, companyInfo: { verified: true } })
  const { body } = await app.call('searchJobs', { query: { ids: id } })
  expect(body.data.jobs[0].companyInfo).toEqual({ name: 'あおば商店 虎ノ門店', verified: true })
  await save(employer, { name: '別の商店' })
  expect(await readJob(id)).toMatchObject({ employer: { verified: false }, companyInfo: { verified: false } })
})

test('a posting takes nothing of a sample company but that of its own demo account', async () => {
  const employer = await personOf(app, 'employer')
  await save(employer, full)
  const { companyInfo } = await readJob(await jobOf(app, employer, { company: '株式会社 ﾋﾗｸ' }))
  expect(companyInfo).toMatchObject({ name: full.name, industry: full.industry })
  expect(companyInfo.rating).toBeUndefined()
  const demo = await personOf(app, 'employer')
  const account = { email: 'ogawa@hiraku.example', email_key: 'ogawa@hiraku.example' }
  await app.open.db.updateTable('users').set(account).where('id', '=', demo.id).execute()
  const own = (await readJob(await jobOf(app, demo, { company: '株式会社 ﾋﾗｸ' }))).companyInfo
  expect(own).toMatchObject({ name: '株式会社ヒラク', industry: 'テクノロジー', rating: 4.3, verified: false })
  const other = (await readJob(await jobOf(app, demo, { company: 'みどり電力株式会社' }))).companyInfo
  expect(other.rating).toBeUndefined()
})

test('jobs are found by the name and the kana of their employer, also after these change', async () => {
  const employer = await personOf(app, 'employer')
  await save(employer, { name: '有限会社湊屋本舗', name_kana: 'ミナトヤホンポ' })
  const before = await jobOf(app, employer, { company: '湊屋' })
  const found = async (keyword: string) =>
    (await app.call('searchJobs', { query: { keyword } })).body.data.jobs.map(({ id }: { id: string }) => id)
  for (const word of ['湊屋本舗', 'みなとやほんぽ', 'ミナトヤホンポ', 'minatoyahonpo'])
    expect(await found(word), word).toEqual([before])
  await save(employer, { name: '株式会社うしお堂', name_kana: 'ウシオドウ' })
  expect(await found('うしおどう')).toEqual([before])
  expect(await found('みなとやほんぽ')).toEqual([])
})
