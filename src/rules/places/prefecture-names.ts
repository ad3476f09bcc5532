import { prefectureKana } from '#rules/jobs/prefecture-kana.ts'
import { type Prefecture, prefectures } from '#rules/jobs/prefectures.ts'

/**
 * A prefecture's name in a text; after a full one (`isFull`, with 都道府県), a short name is a town's and not another
 * prefecture's.
 */
export type NamedPrefecture = { prefecture: Prefecture; isFull: boolean }

/** 東京都 and 東京. */
export const prefectureNames: ReadonlyMap<string, NamedPrefecture> = new Map(
  prefectures.flatMap(({ value, name, short }): [string, NamedPrefecture][] => [
    [short, { prefecture: value, isFull: false }],
    [name, { prefecture: value, isFull: true }],
  ]),
)

/** とうきょうと and とうきょう. */
export const prefectureReadings: ReadonlyMap<string, NamedPrefecture> = new Map(
  prefectures.flatMap(({ value, name, short }): [string, NamedPrefecture][] => {
    const kana = prefectureKana[value]
    const shortKana = name === short ? kana : kana.replace(/(けん|と|ふ)$/, '')
    return [
      [shortKana, { prefecture: value, isFull: false }],
      [kana, { prefecture: value, isFull: true }],
    ]
  }),
)

/** Tokyo and TOKYO. */
export const romanPrefecture = (word: string): Prefecture | null =>
  prefectures.find(({ value }) => value === word.toLowerCase())?.value ?? null
