import { cells } from '#rules/cells.ts'
import table from './tables/ways.json' with { type: 'json' }

const rows = cells(table)

/** A way of working that seekers filter by: 週2日から, 日払い, 未経験可. */
export type Way = { id: string; name: string; group: string; options: readonly string[] }

export const ways: readonly Way[] = rows.map(([id = '', name = '', group = '', options = '']) => ({
  ...{ id, name, group },
  options: options.split(',').filter(Boolean),
}))

export const wayIds = ways.map(({ id }) => id)
export const wayNames: ReadonlyMap<string, string> = new Map(ways.map(({ id, name }) => [id, name]))

const groupNames = {
  ...{ period: '働く期間', days: '週の日数', hours: '1日の時間', bands: '時間帯', weekdays: '曜日' },
  ...{ pay: '給与の受け取り', who: '経験・応募の間口', support: '支えと身なり' },
} as const

/** The ways by group, in the order of the table. */
export const wayGroups = Object.entries(groupNames).map(([id, name]) => ({
  ...{ id, name },
  ways: ways.filter(({ group }) => group === id),
}))
