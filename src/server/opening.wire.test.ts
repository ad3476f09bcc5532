import { expect, test } from 'vitest'
import { openTestHouse } from '#house/test-house.ts'

test('who signs up while the queue still opens holds up nobody, not even the queue', async () => {
  const house = await openTestHouse()
  const queue = Promise.withResolvers<void>()
  house.surroundings.followUps = { opened: () => queue.promise, add: () => queue.promise }
  const registering = house.register()
  // Signing up has reached its transaction by then, if it waits inside.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect((await house.call('searchJobs', { query: { keyword: '経理' } })).status).toBe(200)
  queue.resolve()
  expect((await registering).token).toBeTruthy()
  await house.close()
})
