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
 * the rest are tokens, ids and files, which are compared and not shown.
 */
const asSent =
  /[pP]assword|passkey|^checkJob|^(save|edit)JobDraft\.body\.posting|Linkedin|\.companies|csv$|\.(owner|job_id|resume_id|resume_ids|id|action|token|expires|reader|signature)(\[\])?$|^importPostings/

test('every text that a call takes loses invisible letters, or is refused', () => {
  const keeping: string[] = []
  let cleaned = 0
  for (const [name, { body, query }] of Object.entries(endpoints) as [string, { body?: Schema; query?: Schema }][])
    for (const [part, schema] of Object.entries({ body, query }))
      for (const [path, field] of schema ? fieldsOf(schema, `${name}.${part}`) : []) {
        const read = field.safeParse('経理\u200b\u3164事務\u202e')
        if (!read.success || asSent.test(path)) continue
        if (JSON.stringify(read.data) === JSON.stringify(field.safeParse('経理事務').data)) cleaned += 1
        else keeping.push(path)
      }
  expect(keeping).toEqual([])
  expect(cleaned).toBeGreaterThan(100)
})
