import { jobFieldLabel } from './field-labels.ts'

const termsLabel: Record<string, string> = {
  period: '雇用期間',
  trial: '試用期間',
  duties: '業務内容',
  workplace: '就業場所',
  hours: '就業時間',
  holidays: '休日',
  pay: '賃金',
  insurance: '加入保険',
  dispatched: '派遣労働者としての雇用',
  age_limit: '年齢制限',
  selection: '選考',
}

/** A finding's place in a posting for readers: `requirements[2]` is 応募要件（3件目）. */
export function findingPlace(field: string): string {
  const [first = '', second = ''] = field.split('.')
  if (first === 'employer') return '企業情報'
  if (first === 'question') return '質問'
  if (first === 'terms') return termsLabel[second.replace(/\[.*/, '')] ?? jobFieldLabel.terms
  if (first.startsWith('questions[')) return `${jobFieldLabel.questions}（${Number(first.slice(10, -1)) + 1}件目）`
  const entry = /^(\w+)\[(\d+)\]$/.exec(first)
  const label = jobFieldLabel[(entry?.[1] ?? first) as keyof typeof jobFieldLabel] ?? ''
  return entry ? `${label}（${Number(entry[2]) + 1}件目）` : label
}
