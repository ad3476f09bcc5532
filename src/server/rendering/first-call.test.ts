import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pageContext } from '#web/page-context.ts'
import { loader } from '#web/screens/public/home.tsx'
import { firstCall } from './first-call.ts'
import { keyOf } from './thread-messages.ts'

/** What the loader of home asks for at an address. */
async function asked(path: string): Promise<string[]> {
  const calls: string[] = []
  const context = new RouterContextProvider()
  const api = async (...call: unknown[]) => {
    calls.push(keyOf(call))
    return { jobs: [] }
  }
  context.set(pageContext, { api } as never)
  await loader({ request: new Request(`http://localhost${path}`), context } as never)
  return calls
}

test('what is answered before a page of jobs is begun is what its loader asks for', async () => {
  const paths = [
    '/',
    '/?',
    '/?page=2&limit=24',
    '/?limit=all',
    '/?keyword=',
    '/?keyword=%E6%9D%B1%E4%BA%AC&sort=salary',
  ]
  for (const path of [...paths, '/?location=%E6%9D%B1%E4%BA%AC%E9%83%BD&location=x&page=3&utm=1#x'])
    expect(await asked(path), path).toEqual([keyOf(firstCall(path) ?? [])])
})

test('of other pages nothing is known', () => {
  for (const path of ['/companies', '/jobs/?keyword=x', '//', '/_root.data']) expect(firstCall(path)).toBe(null)
})
