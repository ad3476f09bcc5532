import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const origin = 'https://jobs.example'

const keys = { p256dh: 'key', auth: 'secret' }
const renewedBrowser = (endpoint: string, options: object = {}) => ({
  ...{ endpoint, options },
  toJSON: () => ({ endpoint, expirationTime: null, keys }),
})

/** The service worker with fake tabs, recording what it shows, opens and focuses. */
function serviceWorker(...tabs: string[]) {
  const seen = {
    shown: [] as object[],
    opened: [] as string[],
    called: [] as object[],
    focused: [] as string[],
    closed: 0,
  }
  const listeners: Record<string, (event: object) => void> = {}
  const self = {
    location: { origin },
    addEventListener: (kind: string, listener: (event: object) => void) => {
      listeners[kind] = listener
    },
    registration: {
      pushManager: { subscribe: async (options: object) => renewedBrowser('https://push.example/new', options) },
      showNotification: async (title: string, options: object) => void seen.shown.push({ title, ...options }),
    },
    clients: {
      matchAll: async () => tabs.map((url) => ({ url, focus: async () => void seen.focused.push(url) })),
      openWindow: async (url: string) => void seen.opened.push(url),
    },
  }
  const fetch = async (path: string, { method, body }: { method: string; body: string }) =>
    void seen.called.push({ path, method, ...JSON.parse(body) })
  runInNewContext(readFileSync('public/sw.js', 'utf8'), { self, URL, fetch })
  const happen = async (kind: string, event: object) => {
    const work: Promise<unknown>[] = []
    listeners[kind]?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) })
    await Promise.all(work)
  }
  return {
    seen,
    listensTo: Object.keys(listeners),
    renew: (event: object) => happen('pushsubscriptionchange', event),
    push: (text: string | null) => happen('push', { data: text === null ? null : { json: () => JSON.parse(text) } }),
    click: (path?: unknown) => {
      const close = () => {
        seen.closed += 1
      }
      return happen('notificationclick', { notification: { data: { path }, close } })
    },
  }
}

test('a push is shown with its title, and one that is repeated replaces the first', async () => {
  const { seen, push, listensTo } = serviceWorker()
  await push(JSON.stringify({ id: '1', kind: 'message', title: 'メッセージが届きました', path: '/applications/1' }))
  expect(seen.shown).toMatchObject([
    { title: 'メッセージが届きました', body: expect.any(String), tag: '1', data: { path: '/applications/1' } },
  ])
  expect(listensTo).toEqual(['push', 'notificationclick', 'pushsubscriptionchange'])
})

test.each([null, '', 'no JSON', '{}', 'null'])(
  'a push that cannot be read (%s) is shown all the same',
  async (text) => {
    const { seen, push } = serviceWorker()
    await push(text)
    expect(seen.shown).toMatchObject([{ title: '新しい通知があります', data: { path: '/notifications' } }])
  },
)

test('a press opens the page of the notification, and focuses the tab that shows it already', async () => {
  const without = serviceWorker(`${origin}/add-job`)
  await without.click('/applications/1')
  expect(without.seen).toMatchObject({ opened: [`${origin}/applications/1`], focused: [], closed: 1 })
  const there = serviceWorker(`${origin}/add-job`, `${origin}/applications/1`)
  await there.click('/applications/1')
  expect(there.seen).toMatchObject({ opened: [], focused: [`${origin}/applications/1`], closed: 1 })
})

test.each(['https://elsewhere.example/x', '//elsewhere.example', 'javascript:alert(1)', undefined])(
  'a press on what names no page of this site (%s) opens none of another',
  async (path) => {
    const { seen, click } = serviceWorker()
    await click(path)
    expect(new URL(seen.opened[0] ?? '').origin).toBe(origin)
  },
)

test('a subscription that the browser ended or renewed is replaced on the server', async () => {
  const { seen, renew } = serviceWorker()
  const oldSubscription = renewedBrowser('https://push.example/old', { userVisibleOnly: true })
  await renew({ oldSubscription })
  await renew({ oldSubscription, newSubscription: renewedBrowser('https://push.example/given') })
  await renew({})
  const sent = { path: '/api/push-subscriptions', method: 'PUT', former_endpoint: 'https://push.example/old', keys }
  expect(seen.called).toEqual([
    { ...sent, endpoint: 'https://push.example/new' },
    { ...sent, endpoint: 'https://push.example/given' },
  ])
})
