import { prefectureKana } from '#rules/jobs/prefecture-kana.ts'
import { type Prefecture, prefectures } from '#rules/jobs/prefectures.ts'

/** A prefecture's name in a text; `isFull` with 都道府県, so that no name of a town behind it is another prefecture. */
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
