import type { FilterName } from '#rules/jobs/job-filters.ts'

/** The name of a search filter. */
export const filterLabel: Record<FilterName, string> = {
  prefecture: '勤務地',
  area: '市区町村',
  station: '駅',
  line: '路線',
  commute: '通勤時間',
  near: '現在地',
  walk: '駅からの徒歩',
  category: '職種の分類',
  occupation: '職種',
  employment: '雇用形態',
  style: '働き方',
  experience: '経験',
  salaryMin: '給与',
  newOnly: '新着',
  remote: 'リモート',
  holidaysMin: '年間休日',
  overtimeMax: '残業',
  remoteDays: '在宅勤務日数',
  transfer: '転勤',
  payUnit: '賃金形態',
  hourlyMin: '時給',
  trial: '試用期間',
  verified: '企業の確認',
}
