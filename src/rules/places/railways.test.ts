import { expect, test } from 'vitest'
import { cells } from '#rules/cells.ts'
import { municipalityByCode } from './municipalities.ts'
import { lineById, lines, runs, stationById, stations } from './railways.ts'
import places from './tables/place-words.json' with { type: 'json' }
import throughTrains from './tables/through-trains.json' with { type: 'json' }
import transfers from './tables/transfers.json' with { type: 'json' }

test('every id that a table names exists', () => {
  expect(stations.filter(({ municipality }) => !municipalityByCode.has(municipality))).toEqual([])
  expect(
    runs.filter(({ line, stations }) => !lineById.has(line) || !stations.every((id) => stationById.has(id))),
  ).toEqual([])
  expect(cells(transfers).filter(([a = '', b = '']) => !stationById.has(a) || !stationById.has(b))).toEqual([])
  expect(cells(throughTrains).filter(([a = '', b = '']) => !lineById.has(a) || !lineById.has(b))).toEqual([])
  for (const [word = '', , codes = '', ids = ''] of cells(places)) {
    const unknown = [
      ...codes.split(' ').filter((code) => code && !municipalityByCode.has(code)),
      ...ids.split(' ').filter((id) => id && !stationById.has(id)),
    ]
    expect([word, ...unknown]).toEqual([word])
  }
})

test('every line has stations, and every run a time between each two', () => {
  expect(lines.filter(({ stations }) => stations.length < 2)).toEqual([])
  expect(runs.filter(({ stations, tenths }) => tenths.length !== stations.length - 1)).toEqual([])
  expect(runs.flatMap(({ tenths }) => tenths).filter((time) => !(time > 0 && time < 1_200))).toEqual([])
})
