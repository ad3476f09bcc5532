import pg, { type CustomTypesConfig } from 'pg'

const INT8 = 20
const NUMERIC = 1700
const DATE = 1082
const TIMESTAMP = 1114
const INT8_ARRAY = 1016
const NUMERIC_ARRAY = 1231
const DATE_ARRAY = 1182
const TIMESTAMP_ARRAY = 1115
const TEXT_ARRAY = 1009

function exactInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}

const textArray = pg.types.getTypeParser(TEXT_ARRAY as number as 25) as unknown as (text: string) => (string | null)[]
const arrayOf =
  <T>(parse: (text: string) => T) =>
  (text: string) =>
    textArray(text).map((item) => (item === null ? null : parse(item)))
const asText = (text: string) => text

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, exactInteger],
  [NUMERIC, Number],
  // A date and a timestamp without a zone are not instants: a Date would shift them by this process's time zone.
  [DATE, asText],
  [TIMESTAMP, asText],
  [INT8_ARRAY, arrayOf(exactInteger)],
  [NUMERIC_ARRAY, arrayOf(Number)],
  [DATE_ARRAY, textArray],
  [TIMESTAMP_ARRAY, textArray],
])

/**
 * How both databases' values become JavaScript's: int8 and numeric are numbers (an int8 beyond the safe integers is an
 * error), date is 'YYYY-MM-DD', timestamptz a Date, json and jsonb parsed, bytea a Buffer.
 *
 * Parameters: Date, Buffer, null and arrays as they are (an array is a PostgreSQL array), objects as JSON text. Pass an
 * array for a json or jsonb column through JSON.stringify.
 */
export const valueTypes: CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const parse = format === 'binary' ? undefined : parsers.get(oid)
    return parse ?? pg.types.getTypeParser(oid, format as 'text')
  },
} as CustomTypesConfig
