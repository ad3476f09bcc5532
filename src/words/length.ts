/** The length of a text under its field, once four fifths of the room are used: 4,120 / 5,000文字; else null. */
export function lengthText(length: number, limit: number): string | null {
  if (length < limit * 0.8) return null
  return `${length.toLocaleString('ja-JP')} / ${limit.toLocaleString('ja-JP')}文字`
}
