import { expect, test } from 'vitest'
import { severitiesOf } from '#rules/postings/findings/finding.ts'
import { findingCodes } from '#rules/postings/findings/finding-codes.ts'
import { findingCodeLabel } from './finding-codes.ts'
import { rejectionTemplates } from './rejection-templates.ts'

const job = { title: '経理', company: '株式会社みなと', salary_min: 250_000, salary_max: null }
const reasonOf = (label: string, findings: Parameters<typeof rejectionTemplates>[0]['findings']) =>
  rejectionTemplates({ ...job, findings }).find((template) => template.label === label)?.reason

test('reasons quote what the check found in the job, and say the same without it', () => {
  const message = '文中の月給230,000円が、賃金の欄の月給250,000円を下回っています。'
  expect(reasonOf('給与の食い違い', [{ code: 'mismatch.pay', field: 'description', message }])).toBe(
    `${message}正しい金額にそろえて、再申請してください。`,
  )
  const contact = { code: 'word.off-platform', field: 'description', message: '' } as const
  const found = ['LINEで応募', '090-1234-5678', 'LINEで応募'].map((excerpt) => ({ ...contact, excerpt }))
  expect(reasonOf('外部への誘導', found)).toContain('記載（「LINEで応募」「090-1234-5678」）があります')
  expect(
    reasonOf('性別・年齢の限定', [{ code: 'word.sex', field: 'title', excerpt: '看護婦', message: '' }]),
  ).toContain('表現（「看護婦」）があります')
  expect(reasonOf('募集条件の不足', [{ code: 'missing.trial', field: 'terms.trial', message: '' }])).toContain(
    '「経理」には、試用期間など、明示が必要な条件の一部が書かれていません',
  )
  expect(reasonOf('外部への誘導', [])).toContain('誘導する記載があります')
  expect(reasonOf('性別・年齢の限定', undefined)).toContain('限定する表現があります')
})

test('every code that stops has a template that quotes it, and one for crime asks for no resubmission', () => {
  const stops = [...findingCodes].filter((code) => severitiesOf(code).includes('stop'))
  const plain = rejectionTemplates(job).map(({ reason }) => reason)
  for (const code of stops) {
    const found = [{ code, field: 'questions[0].text', excerpt: '見つかった言葉', message: '見つかった点です。' }]
    const changed = rejectionTemplates({ ...job, findings: found }).filter(({ reason }, at) => reason !== plain[at])
    expect([code, changed.length > 0]).toEqual([code, true])
    if (code === 'word.crime') expect(changed.map(({ reason }) => reason).join()).not.toMatch(/再申請|編集して/)
  }
})

test('the operator’s templates for what was found come first, and alone beside signs of crime', () => {
  const own = [
    { code: 'word.fee', text: '応募者から費用を受け取る募集は掲載できません。' },
    { code: 'word.crime', text: '掲載できません。' },
    { code: 'word.mlm', text: '別の求人のためのもの' },
  ]
  const fee = { code: 'word.fee', field: 'description', message: '' }
  expect(rejectionTemplates({ ...job, findings: [fee] }, own)[0]).toEqual({
    label: `${findingCodeLabel('word.fee')}（運営者）`,
    reason: own[0]?.text,
  })
  const crime = rejectionTemplates({ ...job, findings: [fee, { ...fee, code: 'word.crime' }] }, own)
  expect(crime.filter(({ label }) => label.includes('運営者')).map(({ reason }) => reason)).toEqual([
    '掲載できません。',
  ])
})

test('a reason quotes five places at most', () => {
  const findings = Array.from({ length: 40 }, (_, n) => ({
    ...{ code: 'word.sex' as const, field: 'description', excerpt: `男性${n}`, message: '' },
  }))
  expect(reasonOf('性別・年齢の限定', findings)?.match(/「男性/g)).toHaveLength(5)
})
