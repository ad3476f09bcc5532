import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import { addressBlock } from './people/address-block.ts'
import { RefusalError } from './refusals.ts'

/** Who asks for shared work. */
export type GateCaller = {
  /** An account, or what stands for one, such as the email of a sign-in. */
  person?: string | undefined
  /** The network address; IPv6 counts by its /64. */
  address?: string | undefined
  /** Operators come before others and have no budget. */
  isOperator?: boolean | undefined
  /** Aborting it removes waiting work; running work must watch it itself. */
  signal?: AbortSignal | undefined
}

/** How much of one caller may run at once, and how much more may wait. */
type Share = { atOnce: number; waiting: number }

type Limits = {
  /** How much may run at once; unlimited by default. */
  places?: number
  ofPerson?: Share
  ofAddress?: Share
  /** How much may wait in all, and how long (ms). */
  waiting?: number
  waitMs?: number
  /** CPU (ms) of this thread that a person, or an anonymous address, may use in so many seconds. */
  budget?: { ms: number; seconds: number } | null
}

export type Gate = {
  /**
   * Runs work when its caller's turn comes. It costs `costOf` its result, else what it took; with a budget the CPU that
   * it used, and `withinBudget` comes first.
   */
  run<Result>(
    caller: GateCaller,
    work: () => Promise<Result>,
    costOf?: (result: Result) => number | undefined,
  ): Promise<Result>
  /** Runs work, which may be `run`, when the caller's budget permits it; refused with 429 after two seconds. */
  withinBudget<Result>(caller: GateCaller, work: () => Promise<Result>): Promise<Result>
}

type Waiting = { keys: readonly string[]; isOperator: boolean; start(): void; refuse(): void }

/** Seconds to wait before a retry: queues are short. */
const soon = 2
/** A caller's cost halves after this long (ms). */
const halfLife = 60_000
/** How long (ms) a call may wait for its budget, how many of one caller may, and how many callers are remembered. */
const overBudget = { waitMs: 2_000, waiting: 100 }
const remembered = 10_000

/**
 * The one scheduler of shared work (docs/security.md, Shared resources). Free places go to the callers who cost least
 * recently, so that many busy ones delay a rare one by one piece of work. Refuses as overloaded what is beyond a
 * caller's share, what waits too long, and the most expensive waiting work when too much waits.
 */
export function openGate({ places = Number.POSITIVE_INFINITY, waiting, waitMs, budget, ...shares }: Limits): Gate {
  const costs = new LRUCache<string, { ms: number; at: number }>({ max: remembered })
  const counts = new Map<string, { running: number; waiting: number }>()
  const queue = new Set<Waiting>()
  const budgets = budget ? openBudgets(budget) : null
  let running = 0

  const shareOf = (key: string) => (key.startsWith('person:') ? shares.ofPerson : shares.ofAddress)
  const countOf = (key: string) => counts.get(key) ?? { running: 0, waiting: 0 }
  function count(keys: readonly string[], what: 'running' | 'waiting', by: 1 | -1): void {
    for (const key of keys) {
      const next = { ...countOf(key) }
      next[what] += by
      if (next.running + next.waiting > 0) counts.set(key, next)
      else counts.delete(key)
    }
  }
  const mayStart = ({ keys }: Pick<Waiting, 'keys'>) =>
    running < places && keys.every((key) => countOf(key).running < (shareOf(key)?.atOnce ?? Number.POSITIVE_INFINITY))
  const isFull = (key: string) => countOf(key).waiting >= (shareOf(key)?.waiting ?? Number.POSITIVE_INFINITY)

  function costOfCaller(caller: string, now: number): number {
    const { ms, at } = costs.peek(caller) ?? { ms: 0, at: now }
    return ms * 0.5 ** ((now - at) / halfLife)
  }
  /** Waiting work in order of its turns; what a caller has waiting already counts as one more ms each. */
  function inOrder(): Waiting[] {
    const now = performance.now()
    const before = new Map<string, number>()
    const sum = ({ keys, isOperator }: Waiting) => {
      let total = 0
      for (const key of keys) {
        const earlier = before.get(key) ?? 0
        before.set(key, earlier + 1)
        total += costOfCaller(key, now) + earlier
      }
      return isOperator ? -1 : total
    }
    return [...queue]
      .map((one) => ({ one, cost: sum(one) }))
      .sort((a, b) => a.cost - b.cost)
      .map(({ one }) => one)
  }
  async function takePlace(keys: readonly string[], isOperator: boolean, signal?: AbortSignal): Promise<void> {
    if (!mayStart({ keys }) && keys.some(isFull)) throw new RefusalError('overloaded', { retryAfter: soon })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = (reason: unknown) => {
      if (queue.delete(place)) count(keys, 'waiting', -1)
      reject(reason)
    }
    const refuse = () => leave(new RefusalError('overloaded', { retryAfter: soon }))
    const goAway = () => leave(signal?.reason)
    const place: Waiting = { keys, isOperator, start: resolve, refuse }
    const timer = waitMs === undefined ? undefined : setTimeout(refuse, waitMs)
    signal?.addEventListener('abort', goAway, { once: true })
    queue.add(place)
    count(keys, 'waiting', 1)
    startNext()
    if (waiting !== undefined && queue.size > waiting) inOrder().at(-1)?.refuse()
    try {
      await promise
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', goAway)
    }
  }
  function startNext(): void {
    if (queue.size === 0 || running >= places) return
    const next = queue.size === 1 ? [...queue].find(mayStart) : inOrder().find(mayStart)
    if (!next) return
    queue.delete(next)
    count(next.keys, 'waiting', -1)
    count(next.keys, 'running', 1)
    running += 1
    next.start()
    startNext()
  }
  async function inPlace<Result>(
    { isOperator = false, signal, ...caller }: GateCaller,
    work: () => Promise<Result>,
    costOf?: (result: Result) => number | undefined,
  ): Promise<Result> {
    signal?.throwIfAborted()
    const keys = keysOf(caller)
    await takePlace(keys, isOperator, signal)
    const began = performance.now()
    let costMs: number | undefined
    try {
      if (budgets)
        return await metered(work, (ms) => {
          costMs = ms
          budgets.use(ms)
        })
      const result = await work()
      costMs = costOf?.(result)
      return result
    } finally {
      const now = performance.now()
      for (const key of keys) costs.set(key, { ms: costOfCaller(key, now) + (costMs ?? now - began), at: now })
      count(keys, 'running', -1)
      running -= 1
      startNext()
    }
  }
  const withinBudget: Gate['withinBudget'] = (caller, work) => {
    const [key] = keysOf(caller)
    if (!budgets || !key || caller.isOperator || budgets.isCharging()) return work()
    return budgets.charge(key, work, caller.signal)
  }
  return {
    run: (caller, work, costOf) => withinBudget(caller, () => inPlace(caller, work, costOf)),
    withinBudget,
  }
}

const keysOf = ({ person, address }: GateCaller): string[] => [
  ...(person === undefined ? [] : [`person:${person}`]),
  ...(address === undefined ? [] : [`address:${addressBlock(address)}`]),
]

/** The CPU of this thread that one caller used, and what waits for it to be used up by time. */
type Account = { usedMs: number; at: number; queue: Set<() => void>; timer?: NodeJS.Timeout | undefined }

/** A charge that is open until its work ends. */
type Charge = { ms: number }

function openBudgets({ ms: most, seconds }: { ms: number; seconds: number }) {
  const accounts = new LRUCache<string, Account>({ max: remembered })
  const charges = new AsyncLocalStorage<Charge>()
  const perMs = most / (seconds * 1_000)
  /** Who asks one thing after another waits at most two seconds, however much one cost. */
  const debt = most + 0.9 * overBudget.waitMs * perMs
  /** What one piece of work is expected to use, so that many at once do not all pass before one is measured. */
  let expected = 2

  function usedNow(account: Account): number {
    const now = performance.now()
    account.usedMs = Math.max(0, account.usedMs - (now - account.at) * perMs)
    account.at = now
    return account.usedMs
  }
  function admitWaiting(account: Account): void {
    for (const admit of account.queue) {
      if (usedNow(account) >= most) break
      account.queue.delete(admit)
      account.usedMs += expected
      admit()
    }
    clearTimeout(account.timer)
    const wait = (usedNow(account) - most) / perMs + 1
    account.timer = account.queue.size > 0 ? setTimeout(() => admitWaiting(account), wait) : undefined
  }
  async function waitFor(account: Account, signal?: AbortSignal): Promise<void> {
    const tooMany = () => {
      const retryAfter = Math.max(soon, Math.ceil((usedNow(account) - most) / perMs / 1_000))
      return new RefusalError('too-many-tries', { retryAfter })
    }
    if (account.queue.size >= overBudget.waiting) throw tooMany()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => reject(signal?.reason)
    const timer = setTimeout(() => reject(tooMany()), overBudget.waitMs)
    signal?.addEventListener('abort', leave, { once: true })
    account.queue.add(resolve)
    admitWaiting(account)
    try {
      await promise
    } finally {
      account.queue.delete(resolve)
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
    }
  }
  return {
    isCharging: () => charges.getStore() !== undefined,
    /** Adds to what the work of the present charge has used. */
    use(ms: number): void {
      const charge = charges.getStore()
      // The first search of a node loads dictionaries, which is nobody's use.
      if (charge) charge.ms += Math.min(ms, most / 3)
    },
    async charge<Result>(key: string, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
      signal?.throwIfAborted()
      const account = accounts.get(key) ?? { usedMs: 0, at: performance.now(), queue: new Set() }
      accounts.set(key, account)
      await waitFor(account, signal)
      const booked = expected
      const charge: Charge = { ms: 0 }
      try {
        return await charges.run(charge, work)
      } finally {
        account.usedMs = Math.min(debt, Math.max(0, usedNow(account) + charge.ms - booked))
        if (charge.ms > 0) expected = expected * 0.9 + charge.ms * 0.1
        admitWaiting(account)
      }
    },
  }
}

/** Counts this thread's CPU while metered work runs; what runs while it waits is other work. */
class CpuMeter {
  #micros = 0
  #waits = 1
  #from = { user: 0, system: 0 }

  resume(): void {
    this.#waits -= 1
    if (this.#waits === 0) this.#from = process.threadCpuUsage()
  }
  pause(): void {
    this.#waits += 1
    if (this.#waits > 1) return
    const { user, system } = process.threadCpuUsage(this.#from)
    this.#micros += user + system
  }
  get ms(): number {
    return this.#micros / 1_000
  }
}

const meters = new AsyncLocalStorage<CpuMeter>()

async function metered<Result>(work: () => Promise<Result>, use: (ms: number) => void): Promise<Result> {
  const meter = new CpuMeter()
  meter.resume()
  try {
    return await meters.run(meter, work)
  } finally {
    meter.pause()
    use(meter.ms)
  }
}

/** Stops the meter of the present work, if any, while it waits for the database or for its next slice of time. */
export function unmetered<Result>(waiting: Promise<Result>): Promise<Result> {
  const meter = meters.getStore()
  if (!meter) return waiting
  meter.pause()
  return waiting.finally(() => meter.resume())
}
