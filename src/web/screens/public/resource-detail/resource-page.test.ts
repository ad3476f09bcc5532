import { expect, test } from 'vitest'
import { resources } from '#samples/resources.ts'
import { resourcePage } from './resource-page.server.ts'

test('every resource has a page with its text as HTML', () => {
  for (const { id } of resources) {
    const page = resourcePage(id)
    expect(page?.html, id).toContain('<h2>')
    expect(page?.html, id).not.toContain('|---')
  }
})

test('an unknown resource has no page', () => {
  expect(resourcePage('nowhere')).toBeNull()
  expect(resourcePage('__proto__')).toBeNull()
})
