import { expect, test } from 'vitest'
import { type Job, jobView, partsOfDescription } from './job-view.ts'

const now = new Date('2026-11-20T03:00:00Z')
const shown = {
  ...{ title: '看護師', location: '宮城県仙台市', description: 'ご自宅を訪ねます。', occupation_names: [] },
  ...{ job_type: 'full-time', work_style: 'onsite', experience_level: 'mid', deadline: null },
  ...{ salary_min: 310_000, salary_max: 380_000, created_at: '2026-11-17T00:00:00Z' },
} as unknown as Job
const view = (change: Partial<Job> = {}, at = now) => jobView({ ...shown, ...change }, at)

test.each([
  [
    'bulleted lines are duties and the rest is text in paragraphs',
    '一日4件です。\n\n直行直帰です。\r\n週5日です。\n\n・記録\n • 連絡\n- 訪問\n・',
    { paragraphs: ['一日4件です。', '直行直帰です。\n週5日です。', '・'], bullets: ['記録', '連絡', '訪問'] },
  ],
  ['a minus before a figure is no bullet', '-20度の倉庫です', { paragraphs: ['-20度の倉庫です'], bullets: [] }],
  ['bullets alone leave no empty paragraph', '・記録\n・連絡', { paragraphs: [], bullets: ['記録', '連絡'] }],
])('%s', (_, description, parts) => expect(partsOfDescription(description)).toEqual(parts))

test('a job is new for less than seven days', () => {
  const created = ['2026-11-13T03:00:01Z', '2026-11-13T03:00:00Z']
  expect(created.map((created_at) => view({ created_at }).isNew)).toEqual([true, false])
})

test.each([
  ['2026-11-24', '11月24日（火）', 'あと4日', true],
  ['2026-11-20', '11月20日（金）', '本日まで', true],
  ['2026-11-19', '11月19日（木）', null, false],
  ['2026-11-27', '11月27日（金）', 'あと7日', true],
  ['2026-11-28', '11月28日（土）', 'あと8日', false],
])('the deadline %s says how much time is left, and is urgent within seven days', (deadline, text, left, isUrgent) => {
  expect(view({ deadline })).toMatchObject({ deadline: { text, left }, isUrgent })
})

test('a job may have no deadline, and today is a date in Tokyo', () => {
  expect(view().deadline).toBeNull()
  expect(view({ deadline: '2026-11-21' }, new Date('2026-11-20T15:30:00Z')).deadline?.left).toBe('本日まで')
})

test('codes become words, and what is unknown the last word of its vocabulary', () => {
  const known = { type: '正社員', workStyle: 'リモート', experience: '経験3年以上', isRemote: true }
  expect(view({ work_style: 'remote' })).toMatchObject(known)
  const strange = { job_type: 'gig', work_style: 'orbit', experience_level: 'sage' } as never
  expect(view(strange)).toMatchObject({ type: 'インターン', workStyle: '出社', experience: '管理職' })
})

test('stated terms are shown and missing ones are not invented; without terms the fixed work time is shown', () => {
  const stated: Partial<Job> = {
    terms: {
      pay: { unit: 'month', min: 235_500, max: 280_000 },
      workplace: { station: '仙台駅', station_minutes: 5 },
      hours: { system: 'shift', spans: [{ start: '07:00', end: '16:00' }] },
      holidays: { annual_days: 120 },
    },
  }
  expect(view(stated)).toMatchObject({
    ...{ pay: '月給23.55万円〜28万円', place: '宮城県仙台市　仙台駅 徒歩5分' },
    ...{ hours: 'シフト制 7:00～16:00', daysOff: '年間休日120日' },
  })
  expect(view({ terms: { dispatched: false } }).hours).toBe('記載なし')
  expect(view()).toMatchObject({ pay: '月給31万円〜38万円', hours: '9:00～18:00', daysOff: null })
  expect(view({ salary_max: null }).pay).toBe('応相談')
})
