import { expect, test } from 'vitest'
import { resourceFacts } from '#samples/resources/facts.ts'
import { resources } from '#samples/resources.ts'
import { features } from '#web/screens/public/resources.tsx'

const most = (figure: (id: string) => string | number) =>
  resources.toSorted((one, other) => (figure(one.id) < figure(other.id) ? 1 : -1))[0]?.url

test('every pick leads to a resource of the same title', () => {
  for (const { to, title } of Object.values(features))
    expect(resources.find(({ url }) => url === to)?.title).toBe(title)
})

test('the new pick is the newest resource and the popular one the most bookmarked', () => {
  expect(features.new.to).toBe(most((id) => resourceFacts[id]!.publishedDate))
  expect(features.popular.to).toBe(most((id) => resourceFacts[id]!.bookmarkCount))
})
