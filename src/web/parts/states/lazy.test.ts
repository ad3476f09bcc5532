import { createElement, Suspense } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { lazyPart } from './lazy.tsx'

const Part = () => null

test('repeated preloads load a part once', async () => {
  let asked = 0
  const part = lazyPart(async () => {
    asked += 1
    return Part
  })
  expect(part.loaded()).toBeUndefined()
  part.preload()
  part.preload()
  await part.load()
  expect(part.loaded()).toBe(Part)
  expect(asked).toBe(1)
})

test('a part that could not be loaded is asked for again the next time', async () => {
  let online = false
  const part = lazyPart(async () => {
    if (!online) throw new TypeError('Failed to fetch')
    return Part
  })
  part.preload()
  await expect(part.load()).rejects.toThrow('Failed to fetch')
  online = true
  await part.load()
  expect(part.loaded()).toBe(Part)
})

test('a part present in the document is rendered with it', async () => {
  const { Part: Results } = lazyPart(async () => (props: { count: number }) => createElement('p', null, props.count))
  const { prelude } = await prerender(createElement(Suspense, null, createElement(Results, { count: 3 })))
  expect(await new Response(prelude).text()).toContain('<p>3</p>')
})
