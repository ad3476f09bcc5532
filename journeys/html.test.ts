import { expect, inject, test } from 'vitest'
import { pageAddresses } from '#contract/page-addresses.ts'
import { companies } from '#samples/companies.ts'
import { resources } from '#samples/resources.ts'
import { htmlFaults } from './testing/html-faults.ts'

/** Parameters of pages' paths; others get an unknown id. */
const ids: Record<string, readonly string[]> = {
  company: companies.map(({ id }) => id),
  resource: resources.map(({ id }) => id),
}
const unknownId = '00000000-0000-4000-8000-000000000000'

const states = [
  ...['/?keyword=', '/?keyword=経理&prefecture=tokyo,osaka&remote=1', '/?limit=all', '/?keyword=どこにもない言葉'],
  ...['/login?mode=signup', '/companies?q=どこにもない言葉', '/companies/midori-denryoku?tab=jobs', '/nowhere'],
]

// Other journeys validate the screens that only a browser renders (testing/check-screen.ts).
test('the HTML of every page, as the server sends it, has no fault', async () => {
  const pages = Object.entries(pageAddresses).flatMap(([name, address]) =>
    (ids[name] ?? [unknownId]).map((id) => address.replace(/:\w+/g, id)),
  )
  const faults: string[] = []
  for (const path of new Set([...pages, ...states])) {
    const response = await fetch(inject('productUrl') + path)
    expect(response.headers.get('content-type'), path).toContain('text/html')
    faults.push(...(await htmlFaults(await response.text(), path)))
  }
  expect(faults).toEqual([])
})
