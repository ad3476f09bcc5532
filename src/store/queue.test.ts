import { expect, test } from 'vitest'
import type { Queryable } from './database.ts'
import { followUpsWhenOpen, type Queue } from './queue.ts'

test('a follow-up added while the queue opens keeps its delay', async () => {
  const added: unknown[] = []
  const add = async (...[, ...what]: unknown[]) => void added.push(what)
  const opening = Promise.withResolvers<Queue>()
  const followUp = { kind: 'job-approved', job_id: '1' } as const
  const adding = followUpsWhenOpen(opening.promise).add({} as Queryable, followUp, { afterSeconds: 10 })
  opening.resolve({ followUps: { opened: async () => {}, add } } as unknown as Queue)
  await adding
  expect(added).toEqual([[followUp, { afterSeconds: 10 }]])
})
