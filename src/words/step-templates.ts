/** Selections as they are usual, to begin the steps of a job with. */
export const stepTemplates: readonly { name: string; entries: readonly string[] }[] = [
  { name: '面接1回', entries: ['書類選考', '面接', '内定'] },
  { name: '面接2回', entries: ['書類選考', '一次面接', '最終面接', '内定'] },
  { name: '適性検査あり', entries: ['書類選考', '適性検査', '一次面接', '最終面接', '内定'] },
  { name: '職場見学あり', entries: ['書類選考', '職場見学', '面接', '内定'] },
  { name: '面接のみ', entries: ['面接', '内定'] },
]
