import { expect, test } from 'vitest'
import type { z } from 'zod'
import { endpoints } from './endpoints.ts'

/** What a schema of Zod is made of, as far as it holds others. */
type Definition = {
  type: string
  shape?: Record<string, Schema>
  element?: Schema
  innerType?: Schema
  in?: Schema
  options?: Schema[]
}
type Schema = z.ZodType & { def: Definition }

/** The schemas of a body or query by their paths; each once. */
function fieldsOf(schema: Schema, path: string, seen = new Set<Schema>()): [path: string, schema: Schema][] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const { shape = {}, element, innerType, in: given, options = [] } = schema.def
  const inner = [innerType, given, ...options].filter((one) => one !== undefined)
  return [
    ...Object.entries(shape).flatMap(([name, one]): [string, Schema][] => [
      [`${path}.${name}`, one],
      ...fieldsOf(one, `${path}.${name}`, seen),
    ]),
    ...(element ? [[`${path}[]`, element] as [string, Schema], ...fieldsOf(element, `${path}[]`, seen)] : []),
    ...inner.flatMap((one) => fieldsOf(one, path, seen)),
  ]
}

/**
 * Passwords are never changed; a check takes the text as it stands in the form, where findings count letters;
 * a draft is cleaned as a whole (invisible-letters.wire.test.ts);
 * the rest are tokens, ids, files, numbers of pages and sources, which are compared and not shown.
 */
const asSent =
  /[pP]assword|passkey|^checkJob|^(save|edit)JobDraft\.body\.posting|Linkedin|\.companies|csv$|\.(owner|job_id|resume_id|resume_ids|id|action|token|expires|reader|signature)(\[\])?$|^importPostings|\.page$|^applyToJob\.(query\.ref|body\.source)$/

test.each([
  ['a text', '経理\u200b\u3164事務\u202e', '経理事務'],
  ['a number', '100\u200b0001\u00ad', '1000001'],
  ['nothing but them', '\u3164\u2800\u200b\ufeff', ''],
])('every call reads %s without invisible letters, or refuses it', (_, typed, visible) => {
  const keeping: string[] = []
  let cleaned = 0
  for (const [name, { body, query }] of Object.entries(endpoints) as [string, { body?: Schema; query?: Schema }][])
    for (const [part, schema] of Object.entries({ body, query }))
      for (const [path, field] of schema ? fieldsOf(schema, `${name}.${part}`) : []) {
        const [read, due] = [field.safeParse(typed), field.safeParse(visible)]
        // A choice may be empty, and is refused when it is invisible.
        if (asSent.test(path) || !(read.success || (due.success && visible !== ''))) continue
        if (JSON.stringify(read.data) === JSON.stringify(due.data)) cleaned += 1
        else keeping.push(path)
      }
  expect(keeping).toEqual([])
  expect(cleaned).toBeGreaterThan(100)
})
