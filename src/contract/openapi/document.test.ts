import { expect, test } from 'vitest'
import { endpointAddress } from '#contract/addresses.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { type EndpointName, endpoints } from '#contract/endpoints.ts'
import { refusalStatus } from '#rules/refusals.ts'
import { openapi } from './document.ts'

type Schema = { $ref?: string; items?: Schema; properties?: Record<string, Schema>; required?: string[] }

/**
 * The calls of the first specification: address, status of success, fields that are sent, and what is read of `data` or
 * `message`. Clients of it know nothing else.
 */
const specified = `
POST /api/auth/login | 200 | email password | user token
POST /api/auth/register | 201 | name email password role | user token
GET /api/auth/me | 200 | | user
GET /api/auth/profile | 200 | | user
PUT /api/auth/profile | 200 | name email phone address bio skills education experiences educations | user
POST /api/auth/upload-avatar | 200 | avatar |
PUT /api/auth/change-password | 200 | currentPassword newPassword | message
POST /api/auth/refresh | 200 | | token
POST /api/auth/logout | 200 | | message
POST /api/auth/google | 200 | accessToken | user token
POST /api/auth/linkedin | 200 | accessToken | user token
POST /api/auth/forgot-password | 200 | email | message resetLink
POST /api/auth/reset-password | 200 | token newPassword | message
GET /api/jobs | 200 | | jobs
GET /api/jobs/{id} | 200 | | job
GET /api/jobs/my-applications | 200 | | applications.job_id
POST /api/jobs/{id}/apply | 201 | | message
POST /api/jobs | 201 | title company location description job_type work_style experience_level salary_min salary_max requirements benefits is_active | message
GET /api/jobs/pending/list | 200 | | count jobs
POST /api/jobs/{id}/approve | 200 | | message
POST /api/jobs/{id}/reject | 200 | rejection_reason | message
DELETE /api/jobs/{id} | 200 | | message
GET /api/jobs/my-jobs | 200 | | jobs
GET /api/jobs/{jobId}/applications | 200 | | applications job
PATCH /api/jobs/{jobId}/applications/{applicationId} | 200 | status | message
GET /api/admin/users | 200 | | users
GET /api/admin/jobs | 200 | | jobs
POST /api/admin/users/{id}/toggle-verification | 200 | | message
DELETE /api/admin/users/{id} | 200 | | message
POST /api/admin/jobs/{id}/toggle-status | 200 | | message
`

test.each(specified.trim().split('\n'))('the document has the specified call %s', (row) => {
  const [address = '', status = '', sent = '', read = ''] = row.split('|').map((cell) => cell.trim())
  const [method = '', path = ''] = address.split(' ')
  const fields = sent.split(' ')
  // biome-ignore lint/suspicious/noExplicitAny: a document of many shapes
  const { paths, components } = openapi() as { paths: any; components: any }
  const { operationId, requestBody, responses } = paths[path][method.toLowerCase()]
  for (const { schema } of Object.values<{ schema: Schema }>(requestBody?.content ?? {})) {
    if (sent) expect(Object.keys(schema.properties ?? {})).toEqual(expect.arrayContaining(fields))
    // What such a client does not send must not be required.
    expect(fields).toEqual(expect.arrayContaining(schema.required ?? []))
  }
  const member = (schema: Schema | undefined, name: string): Schema | undefined => {
    const { items, properties } =
      (schema?.$ref ? components.schemas[schema.$ref.split('/').at(-1) ?? ''] : schema) ?? {}
    return items ? member(items, name) : properties?.[name]
  }
  const { properties } = responses[status].content['application/json'].schema
  for (const field of read.split(' ').filter((each) => each !== '')) {
    if (field === 'message') expect((endpoints[operationId as EndpointName] as Endpoint).message).toBeDefined()
    else expect(field.split('.').reduce(member, properties.data)).toBeDefined()
  }
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

test('every refusal of an endpoint is listed under its status', () => {
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
