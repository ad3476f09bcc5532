import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { endpointAddress } from '#contract/addresses.ts'
import type { EndpointName } from '#contract/endpoints.ts'
import { endpoints } from '#contract/endpoints.ts'
import { refusalStatus } from '#contract/refusal-status.ts'
import { openapi } from './document.ts'

test('openapi.json is what the schemas say (npm run contract writes it)', async () => {
  const written = await readFile('openapi.json', 'utf8')
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(openapi())))
})

test('every operation names its access and its refusals', () => {
  const { paths } = openapi() as { paths: Record<string, Record<string, { description: string; responses: object }>> }
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
  for (const { description, responses } of operations) {
    expect(description).toMatch(/^Who may call: /)
    expect(responses).toHaveProperty('default')
  }
})

test('inputs are described with their bounds, and forms with their fields', () => {
  // biome-ignore lint/suspicious/noExplicitAny: a document of many shapes
  const { paths } = openapi() as { paths: any }
  const bodyOf = (path: string, method: string, type = 'application/json') =>
    paths[path][method].requestBody.content[type].schema
  const { name, email, password } = bodyOf('/api/auth/register', 'post').properties
  expect(name).toMatchObject({ minLength: 2, maxLength: 100 })
  expect(email).toMatchObject({ maxLength: 254 })
  expect(password).toMatchObject({ minLength: 6 })
  const { title, description, requirements } = bodyOf('/api/jobs', 'post').properties
  expect([title.minLength, title.maxLength, description.maxLength]).toEqual([1, 200, 20_000])
  expect(requirements).toMatchObject({ maxItems: 50, items: { maxLength: 500 } })
  expect(bodyOf('/api/jobs/{id}/reject', 'post').properties.rejection_reason.minLength).toBe(10)
  const limit = paths['/api/jobs'].get.parameters.find((each: { name: string }) => each.name === 'limit')
  expect(limit.schema).toEqual({ type: 'integer', minimum: 1, maximum: 100 })

  const isDue = (path: string, method: string) => paths[path][method].requestBody.required
  expect([isDue('/api/auth/login', 'post'), isDue('/api/jobs/{id}/apply', 'post')]).toEqual([true, false])

  const profile = bodyOf('/api/auth/profile', 'put', 'multipart/form-data')
  expect(profile.properties).toMatchObject({ name: { type: 'string' }, avatar: { format: 'binary' } })
  expect(profile).not.toHaveProperty('required')
  expect(bodyOf('/api/auth/upload-resume', 'post', 'multipart/form-data').required).toEqual(['resume'])
})

test('every refusal that an endpoint names stands under its own status', () => {
  // biome-ignore lint/suspicious/noExplicitAny: a document of many shapes
  const { paths, components } = openapi() as { paths: any; components: any }
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method, path } = endpointAddress(name)
    const { responses } = paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()]
    for (const refusal of endpoints[name].refusals) {
      const { $ref } = responses[refusalStatus[refusal]]
      const { schema } = components.responses[$ref.split('/').at(-1)].content['application/json']
      expect(schema.allOf[1].properties.code.enum).toContain(refusal)
    }
  }
})
