import { whyNotManageUser } from '#rules/people/managing-users.ts'
import { hasPermission } from '#rules/people/permissions.ts'
import type { Role } from '#rules/people/roles.ts'

/** A user's activity: 応募 6 for a seeker, 求人 4 for an employer, 求人 4・応募 1 for one who applied before. */
export function workText(user: { role: Role; job_count: number; application_count: number }): string {
  if (whyNotManageUser(user)) return '—'
  const applications = `応募 ${user.application_count.toLocaleString('ja-JP')}`
  const jobs = `求人 ${user.job_count.toLocaleString('ja-JP')}`
  if (hasPermission(user.role, 'job:post')) return user.application_count > 0 ? `${jobs}・${applications}` : jobs
  return user.job_count > 0 ? `${applications}・${jobs}` : applications
}

/** One sentence naming the data deleted with a user. */
export function lossText(user: { role: Role; job_count: number; application_count: number }): string {
  const lost = ['プロフィール', '履歴書']
  if (user.application_count > 0) lost.push(`応募${user.application_count.toLocaleString('ja-JP')}件`)
  if (user.job_count > 0) lost.push(`求人${user.job_count.toLocaleString('ja-JP')}件とその求人への応募`)
  return `${lost.join('、')}など、関連するデータもすべて削除されます。`
}
