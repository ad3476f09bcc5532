import type { CheckContext, Posting } from '#rules/postings/findings/posting.ts'

/** An employer with a complete profile. */
export const context: CheckContext = {
  employer: {
    name: '株式会社あおぞら商店',
    address: '東京都新宿区西新宿1-2-3 あおぞらビル4階401号室',
    phone: '03-1234-5678',
  },
  today: '2026-11-20',
}

/** A complete posting without a finding; tests may add whether it is dispatch work. */
export const lawfulPosting = {
  title: 'スタッフ',
  company: '株式会社あおぞら商店',
  location: '東京都新宿区',
  description: '新宿の本店で、商品の仕入れ、品出し、レジ、発注、売り場づくりを担当します。',
  job_type: 'full-time',
  work_style: 'onsite',
  experience_level: 'entry',
  requirements: ['基本的なパソコン操作'],
  benefits: ['交通費支給'],
  terms: {
    period: { kind: 'indefinite' },
    trial: { exists: true, months: 3, same_terms: true },
    duties: { initial: '店舗の運営', change_scope: '会社の定める業務' },
    workplace: {
      prefecture: 'tokyo',
      address: '新宿区西新宿1-2-3',
      change_scope: '変更なし',
      transfer: 'none',
      smoking: 'prohibited',
    },
    hours: {
      system: 'fixed',
      spans: [{ start: '09:00', end: '18:00' }],
      break_minutes: 60,
      overtime: 'some',
      overtime_hours: 10,
    },
    holidays: { pattern: 'two-days', days: ['sat', 'sun'], annual_days: 120 },
    pay: { unit: 'month', min: 250_000, max: 320_000, monthly_hours: 160 },
    insurance: ['employment', 'accident', 'health', 'pension'],
  },
} satisfies Posting
