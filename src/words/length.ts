/** The length of a text, as shown under its field: 120 / 5,000文字. */
export function lengthText(length: number, limit: number): string {
  return `${length.toLocaleString('ja-JP')} / ${limit.toLocaleString('ja-JP')}文字`
}
