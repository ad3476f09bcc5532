/** How long approvals take, as employers read it; null without any. */
export function approvalTimeText({ median_days }: { median_days: number | null }): string | null {
  if (median_days === null) return null
  const time = median_days < 1 ? '1日以内' : `${Math.round(median_days).toLocaleString('ja-JP')}日`
  return `過去30日の審査は、半数が${time}${median_days < 1 ? 'に' : '以内に'}終わっています（中央値）。`
}
