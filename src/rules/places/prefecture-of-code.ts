import { type Prefecture, prefectures } from '#rules/jobs/prefectures.ts'

/** The prefecture in which a municipality with this code lies. */
export const prefectureOfCode = (code: string): Prefecture =>
  (prefectures[Number(code.slice(0, 2)) - 1] ?? prefectures[0]).value
