import { maxRecordCount } from '#rules/jobs/approval-queue.ts'

/** Former decisions on an employer's jobs, counted up to a limit. */
export function employerRecordText({ approved, rejected }: { approved: number; rejected: number }): string {
  const count = (many: number) => (many >= maxRecordCount ? `${maxRecordCount}件以上` : `${many}件`)
  return `承認${count(approved)}・却下${count(rejected)}`
}
