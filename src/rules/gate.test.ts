import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openGate, unmetered } from './gate.ts'

const limits = { places: 2, waiting: 20, waitMs: 5_000 }

/** Takes some milliseconds, and records its caller. */
const pieceOf = (person: string, done: string[]) => async () => {
  await sleep(5)
  done.push(person)
  return person
}
const costing = (ms: number) => () => ms

/** Work that goes on until it is told to end. */
function work() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const state = { begun: 0, most: 0, going: 0 }
  const go = async () => {
    state.begun += 1
    state.going += 1
    state.most = Math.max(state.most, state.going)
    await promise
    state.going -= 1
  }
  return { state, go, end: resolve }
}

test('behind twenty who use it all the time, a person waits for one piece of work', async () => {
  const gate = openGate(limits)
  const done: string[] = []
  let isOver = false
  const busy = Array.from({ length: 20 }, async (_, at) => {
    const caller = { person: `busy ${at}`, address: '192.0.2.1' }
    while (!isOver) await gate.run(caller, pieceOf(caller.person, done), costing(10))
  })
  while (done.length < 40) await sleep(1)
  const before = done.length
  await gate.run({ person: 'rare', address: '192.0.2.1' }, pieceOf('rare', done))
  isOver = true
  await Promise.all(busy)
  // Two are running, and one more may start when one of them ends.
  expect(done.indexOf('rare') - before).toBeLessThanOrEqual(3)
})

test('new accounts of a busy network wait for people of other networks and for operators', async () => {
  const gate = openGate({ ...limits, places: 1 })
  const done: string[] = []
  const from = (person: string, address: string) => gate.run({ person, address }, pieceOf(person, done))
  const news = Array.from({ length: 5 }, (_, at) => from(`new ${at}`, `2001:db8::${at}`))
  const operator = { person: 'operator', isOperator: true }
  await Promise.all([...news, from('rare', '2001:db8:0:1::1'), gate.run(operator, pieceOf('operator', done))])
  expect(done.slice(0, 3)).toEqual(['new 0', 'operator', 'rare'])
})

test('a full queue refuses the most expensive callers', async () => {
  const gate = openGate({ ...limits, places: 1, waiting: 2 })
  const done: string[] = []
  const of = (person: string, costMs = 10) => gate.run({ person }, pieceOf(person, done), costing(costMs))
  await of('costly', 1_000)
  const going = of('other')
  const refused = of('costly')
  const others = ['a', 'b'].map((person) => of(person))
  await expect(refused).rejects.toMatchObject({ refusal: 'overloaded', retryAfter: 2 })
  expect(await Promise.all([going, ...others])).toEqual(['other', 'a', 'b'])
})

test('of a person some work runs, some waits, and the rest is refused; others run beside it', async () => {
  const gate = openGate({ ofPerson: { atOnce: 2, waiting: 3 } })
  const [one, other] = [work(), work()]
  const all = Promise.allSettled(Array.from({ length: 8 }, () => gate.run({ person: 'a' }, one.go)))
  const beside = gate.run({ person: 'b' }, other.go)
  await new Promise(setImmediate)
  expect([one.state.begun, other.state.begun]).toEqual([2, 1])
  one.end()
  other.end()
  await beside
  const settled = await all
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  for (const each of settled)
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ refusal: 'overloaded', retryAfter: 2 })
  expect(one.state.most).toBe(2)
})

test('work that waits too long is refused, and aborted and failed work frees its place', async () => {
  const gate = openGate({ places: 1, waiting: 3, waitMs: 20 })
  const done: string[] = []
  const leaving = new AbortController()
  const going = gate.run({ person: 'a' }, () => sleep(60).then(() => Promise.reject(new Error('no'))))
  const left = gate.run({ person: 'b', signal: leaving.signal }, pieceOf('left', done))
  const late = gate.run({ person: 'c' }, pieceOf('late', done))
  leaving.abort(new Error('gone'))
  await expect(left).rejects.toThrow('gone')
  await expect(late).rejects.toMatchObject({ refusal: 'overloaded' })
  await expect(going).rejects.toThrow('no')
  expect(await gate.run({ person: 'd' }, pieceOf('next', done))).toBe('next')
  expect(done).toEqual(['next'])
})

describe('a budget of 300 ms of CPU in ten seconds', () => {
  const budget = { ms: 300, seconds: 10 }
  let cpu = 0
  /** Uses CPU, then waits for somebody else. */
  const computing = (ms: number) => async () => {
    cpu += ms
    await unmetered(sleep(1))
    return ms
  }
  const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const used = (from?: NodeJS.CpuUsage) => ({ user: cpu * 1_000 - (from?.user ?? 0), system: 0 })
    vi.spyOn(process, 'threadCpuUsage').mockImplementation(used)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  test('a caller over it waits its turn, and after two seconds is refused; others go on', async () => {
    const gate = openGate({ budget })
    const busy = { address: '192.0.2.1' }
    await gate.withinBudget(busy, async () => {
      for (let at = 0; at < 4; at += 1) await gate.run(busy, computing(1_000))
    })
    const answers: string[] = []
    const ask = (name: string, caller: object) =>
      gate.run(caller, async () => answers.push(name)).catch(({ refusal }) => answers.push(refusal))
    const waiting = ask('after two seconds', busy)
    await ask('signed in', { person: 'somebody', ...busy })
    await ask('elsewhere', { address: '192.0.2.2' })
    await ask('operator', { ...busy, isOperator: true })
    await passes(1_700)
    expect(answers).toEqual(['signed in', 'elsewhere', 'operator'])
    await passes(200)
    await waiting
    const all = [1, 2, 3].map(() => gate.run(busy, computing(300)))
    const refused = Promise.all(all).catch((error) => error)
    await passes(2_001)
    expect(await refused).toMatchObject({ refusal: 'too-many-tries', retryAfter: 2 })
  })

  test('200 honest searchers behind one address, one search a minute each, never wait', async () => {
    const gate = openGate({ budget })
    const answers: number[] = []
    for (let at = 0; at < 400; at += 1) {
      // What a search of a million jobs costs: docs/figures.md.
      void gate.run({ address: '192.0.2.1' }, computing(7)).then((ms) => answers.push(ms))
      await passes(0)
      await sleep(2)
      expect(answers).toHaveLength(at + 1)
      await passes(60_000 / 200)
    }
  })

  test('of many at once those start that fit it, by what the work before cost', async () => {
    const gate = openGate({ budget })
    const caller = { address: '192.0.2.1' }
    for (let at = 0; at < 30; at += 1) {
      await gate.run(caller, computing(20))
      await passes(1_000)
    }
    let started = 0
    const all = Array.from({ length: 90 }, () => gate.run(caller, async () => computing(20)().then(() => started++)))
    const settled = Promise.allSettled(all)
    await sleep(20)
    expect(started).toBeLessThan(20)
    await passes(2_100)
    expect((await settled).filter(({ status }) => status === 'rejected').length).toBeGreaterThan(60)
  })

  test('a single piece of work counts a third of it at most, because the first one loads what all need', async () => {
    const gate = openGate({ budget })
    const caller = { address: '192.0.2.1' }
    await gate.run(caller, computing(5_000))
    await gate.run(caller, computing(5_000))
    expect(await gate.run(caller, computing(1))).toBe(1)
  })

  test('work within work counts on one budget', async () => {
    const gate = openGate({ budget })
    const caller = { address: '192.0.2.1' }
    await gate.withinBudget(caller, async () => {
      for (let at = 0; at < 5; at += 1) await gate.run(caller, computing(100))
    })
    const begun = performance.now()
    const next = gate.run(caller, computing(1))
    await passes(2_000)
    await next
    expect(performance.now() - begun).toBeGreaterThan(1_000)
  })
})
