import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTurnToCheck } from './job-findings.ts'

const employer = (id: string) => ({ person: id, address: `192.0.2.${id.length}` })

test('an employer waits for one of 110 checks of another, an operator for none, and who gave up is not checked', async () => {
  const done: string[] = []
  const { promise: going, resolve: end } = Promise.withResolvers<void>()
  const check = (name: string) => async () => void done.push(name)
  const first = inTurnToCheck(employer('busy'), () => going.then(check('first')))
  const flood = Promise.allSettled(Array.from({ length: 110 }, () => inTurnToCheck(employer('busy'), check('busy'))))
  const caller = new AbortController()
  const left = inTurnToCheck({ ...employer('gone away'), signal: caller.signal }, check('left'))
  const other = inTurnToCheck(employer('other one'), check('other'))
  caller.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  await inTurnToCheck({ ...employer('operator'), isOperator: true }, check('operator'))
  await nextTurn()
  expect(done).toEqual(['operator'])
  end()
  await Promise.all([first, other])
  expect(done.slice(0, 3)).toEqual(['operator', 'first', 'other'])
  expect(done.filter((name) => name === 'left')).toEqual([])
  expect((await flood).filter(({ status }) => status === 'fulfilled')).toHaveLength(100)
})
