import { expect, test } from 'vitest'
import { type Job, jobView, partsOfDescription } from './job-view.ts'

const now = new Date('2026-11-20T03:00:00Z')

const job = (change: Partial<Job> = {}): Job => ({
  id: '1',
  title: '看護師',
  company: '青葉メディカル株式会社',
  location: '宮城県仙台市',
  description: 'ご自宅を訪ねます。',
  job_type: 'full-time',
  work_style: 'onsite',
  experience_level: 'mid',
  category: null,
  salary_min: 310_000,
  salary_max: 380_000,
  requirements: [],
  benefits: [],
  deadline: null,
  is_active: true,
  approval_status: 'approved',
  rejection_reason: null,
  created_at: '2026-11-17T00:00:00Z',
  updated_at: '2026-11-17T00:00:00Z',
  created_by_name: '採用担当',
  view_count: 348,
  application_count: 12,
  ...{
    occupations: [],
    occupation_names: [],
    occupations_guessed: true,
    workplaces: [],
    asks: [],
    questions: [],
    stages: [],
  },
  ...change,
})

test('bulleted lines are duties and the rest is text in paragraphs', () => {
  const { paragraphs, bullets } = partsOfDescription(
    '一日4件です。\n\n直行直帰です。\r\n週5日です。\n\n・記録\n • 連絡\n- 訪問\n・',
  )
  expect(paragraphs).toEqual(['一日4件です。', '直行直帰です。\n週5日です。', '・'])
  expect(bullets).toEqual(['記録', '連絡', '訪問'])
})

test('a minus before a figure is no bullet', () => {
  expect(partsOfDescription('-20度の倉庫です').bullets).toEqual([])
})

test('a description of bullets alone leaves no empty paragraph', () => {
  expect(partsOfDescription('・記録\n・連絡').paragraphs).toEqual([])
})

test('a job is new for less than seven days', () => {
  expect(jobView(job({ created_at: '2026-11-13T03:00:01Z' }), now).isNew).toBe(true)
  expect(jobView(job({ created_at: '2026-11-13T03:00:00Z' }), now).isNew).toBe(false)
})

test('the deadline says how much time is left', () => {
  expect(jobView(job({ deadline: '2026-11-24' }), now).deadline).toEqual({
    text: '11月24日（火）',
    left: 'あと4日',
  })
  expect(jobView(job({ deadline: '2026-11-20' }), now).deadline?.left).toBe('本日まで')
  expect(jobView(job({ deadline: '2026-11-19' }), now).deadline?.left).toBeNull()
  expect(jobView(job(), now).deadline).toBeNull()
})

test('today is a date in Tokyo', () => {
  const lateEvening = new Date('2026-11-20T15:30:00Z')
  expect(jobView(job({ deadline: '2026-11-21' }), lateEvening).deadline?.left).toBe('本日まで')
})

test('a deadline within seven days is urgent', () => {
  expect(jobView(job({ deadline: '2026-11-27' }), now).isUrgent).toBe(true)
  expect(jobView(job({ deadline: '2026-11-28' }), now).isUrgent).toBe(false)
  expect(jobView(job({ deadline: '2026-11-19' }), now).isUrgent).toBe(false)
})

test('codes become words, and what is unknown the last word of its vocabulary', () => {
  const known = jobView(job({ work_style: 'remote' }), now)
  expect([known.type, known.workStyle, known.experience, known.isRemote]).toEqual([
    '正社員',
    'リモート',
    '経験3年以上',
    true,
  ])
  const strange = jobView(job({ job_type: 'gig', work_style: 'orbit', experience_level: 'sage' } as never), now)
  expect([strange.type, strange.workStyle, strange.experience]).toEqual(['インターン', '出社', '管理職'])
})

test('a salary that is not stated on both sides is to be discussed', () => {
  expect(jobView(job({ salary_max: null }), now).pay).toBe('応相談')
})

test('what the terms state is shown exactly, and what they leave out is not invented; without terms the fixed work time stands', () => {
  const stated = jobView(
    job({
      terms: {
        pay: { unit: 'month', min: 235_500, max: 280_000 },
        workplace: { station: '仙台駅', station_minutes: 5 },
        hours: { system: 'shift', spans: [{ start: '07:00', end: '16:00' }] },
        holidays: { annual_days: 120 },
      },
    }),
    now,
  )
  expect(stated).toMatchObject({
    pay: '月給23.55万円〜28万円',
    place: '宮城県仙台市　仙台駅 徒歩5分',
    hours: 'シフト制 7:00～16:00',
    daysOff: '年間休日120日',
  })
  expect(jobView(job({ terms: { dispatched: false } }), now).hours).toBe('記載なし')
  expect(jobView(job(), now)).toMatchObject({ pay: '月給31万円〜38万円', hours: '9:00～18:00', daysOff: null })
})
