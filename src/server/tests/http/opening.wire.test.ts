import { expect, test } from 'vitest'
import { openTestApp } from '#app/testing/test-app.ts'

test('a sign-up while the queue opens blocks nobody', async () => {
  const app = await openTestApp()
  const queue = Promise.withResolvers<void>()
  app.dependencies.followUps = { opened: () => queue.promise, add: () => queue.promise }
  const registering = app.register()
  // Signing up has reached its transaction by then, if it waits inside.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect((await app.call('searchJobs', { query: { keyword: '経理' } })).status).toBe(200)
  queue.resolve()
  expect((await registering).token).toBeTruthy()
  await app.close()
})
