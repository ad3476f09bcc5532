import { expect, test } from 'vitest'
import { jobPictures } from './job-pictures.ts'

const wordsOf = (title: string) => ({ site: 'しごと帖', kind: '正社員', title, company: 'みほん', facts: [] })

test('one network address has few pictures drawn at a time, and those of others come before', async () => {
  const { draw } = jobPictures()
  await draw(wordsOf('準備'), '192.0.2.1')
  const order: string[] = []
  const drawn = (title: string, address: string) => draw(wordsOf(title), address).then(() => order.push(address))
  const many = Promise.allSettled(Array.from({ length: 14 }, (_, at) => drawn(`求人${at}`, '192.0.2.1')))
  await drawn('求人', '192.0.2.2')
  expect(order.indexOf('192.0.2.2')).toBeLessThanOrEqual(1)
  const refused = (await many).filter(({ status }) => status === 'rejected')
  // Ten are drawn or wait; on a slow machine some of these wait too long.
  expect(refused.length).toBeGreaterThanOrEqual(4)
  expect(refused.length).toBeLessThan(14)
  expect(refused[0]).toMatchObject({ reason: { refusal: 'overloaded', retryAfter: 2 } })
})
