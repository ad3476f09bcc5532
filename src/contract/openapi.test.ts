import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openapi } from './openapi.ts'

test('openapi.json is what the schemas say (npm run contract writes it)', async () => {
  const written = await readFile('openapi.json', 'utf8')
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(openapi())))
})

test('every operation says who may call it and what it may be refused with', () => {
  const { paths } = openapi() as { paths: Record<string, Record<string, { description: string; responses: object }>> }
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  for (const { description, responses } of operations) {
    expect(description).toMatch(/^Who may call: /)
    expect(responses).toHaveProperty('default')
  }
})
