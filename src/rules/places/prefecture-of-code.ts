import { type Prefecture, prefectures } from '#rules/jobs/prefectures.ts'

/** The prefecture of a municipality's code. */
export const prefectureOfCode = (code: string): Prefecture =>
  (prefectures[Number(code.slice(0, 2)) - 1] ?? prefectures[0]).value
