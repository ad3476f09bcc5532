import { expect, test } from 'vitest'
import { documentOf, textOf } from './document.server.ts'

const rendered = '<html><head><link rel="modulepreload" href="/a.js"/></head><body>本文</body></html>'

/** What a browser does with the script: runs it and collects what the router reads. */
function handedOver(html: string): string[] {
  const script = /<script>(.*)<\/script><\/body>/s.exec(html)?.[1] ?? ''
  const found: string[] = []
  const streamController = { enqueue: (text: string) => found.push(text), close: () => found.push('closed') }
  new Function('window', script)({ __reactRouterContext: { streamController } })
  return found
}

test('what the loaders gave reaches the router as it was', () => {
  const loaded = '[{"_1":2},"題名</script><!--\u2028 & \\"引用\\""]\n'
  const html = documentOf(rendered, loaded)
  expect(handedOver(html)).toEqual([loaded, 'closed'])
  expect(html.match(/<\/script>/g)).toHaveLength(1)
})

test('a document says what it is, and its scripts wait for its styles', () => {
  const html = documentOf(rendered, null)
  expect(html.startsWith('<!DOCTYPE html><html>')).toBe(true)
  expect(html).toContain('<link rel="modulepreload" fetchPriority="low" href="/a.js"/>')
  expect(html).not.toContain('<script>')
})

test('characters that a chunk cuts are put together again', async () => {
  const bytes = new TextEncoder().encode('求人')
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.slice(0, 4))
      controller.enqueue(bytes.slice(4))
      controller.close()
    },
  })
  expect(await textOf(stream)).toBe('求人')
})
