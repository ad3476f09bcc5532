import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { prefectureValues } from '#rules/jobs/prefectures.ts'
import { type PlaceFileName, placeFile, placeFiles } from './place-files.ts'

const names = Object.keys(placeFiles) as PlaceFileName[]

test('every prefecture has exactly one file', () => {
  expect(names.flatMap((name) => placeFiles[name]).sort()).toEqual(prefectureValues.toSorted())
})

test('each file is small as it is sent, and its lines know their stations', () => {
  for (const name of names) {
    const file = placeFile(name)
    expect(gzipSync(JSON.stringify(file)).length, name).toBeLessThan(30_000)
    expect(file.lines.filter(([, , numbers]) => numbers.some((number) => !file.stations[number]))).toEqual([])
  }
})

test('a line is whole in the file of each prefecture that it serves', () => {
  const stationsOf = (name: PlaceFileName, line: string) => {
    const { lines, stations } = placeFile(name)
    return lines.find((each) => each[1] === line)?.[2].map((number) => stations[number]?.[1])
  }
  expect(stationsOf('tokyo-kanagawa', 'JR埼京線')).toEqual(stationsOf('kanto', 'JR埼京線'))
  expect(stationsOf('kanto', 'JR埼京線')).toContain('大宮')
})
