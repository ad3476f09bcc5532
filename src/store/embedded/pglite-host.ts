import { Worker } from 'node:worker_threads'
import { EmbeddedDatabaseAway } from '#store/database/errors.ts'

/** Where PGlite keeps its data. `dump` is a tar file made by PgliteHost.dump; memory is for tests. */
export type Storage = { kind: 'directory'; directory: string } | { kind: 'memory'; dump?: string }

export type Command = { id: number } & (
  | { kind: 'talk'; bytes: Uint8Array }
  | { kind: 'dump'; file: string }
  | { kind: 'end-session' | 'close' }
)
export type Reply = { id: number; bytes: Uint8Array | undefined }
type Order = Command extends infer C ? (C extends Command ? Omit<C, 'id'> : never) : never

type Waiting = { resolve(bytes: Uint8Array | undefined): void; reject(error: Error): void; timer: NodeJS.Timeout }

/**
 * The thread with PGlite in it. When the thread dies, everything that waits is rejected with EmbeddedDatabaseAway, and
 * the next start() makes a new one, which recovers the directory as PostgreSQL does after a crash (memory is lost).
 */
export class PgliteHost {
  readonly #storage: Storage
  readonly #commandTimeout: number
  readonly #waiting = new Map<number, Waiting>()
  readonly #mourners = new Set<(error: Error) => void>()
  #worker: Worker | undefined
  #starting: Promise<void> | undefined
  #nextId = 1
  #closed = false
  #turn: Promise<void> = Promise.resolve()

  /** @param commandTimeout ms after which a command without an answer ends the thread: it cannot be interrupted. */
  constructor(storage: Storage, commandTimeout: number) {
    this.#storage = storage
    this.#commandTimeout = commandTimeout
  }

  /** Resolves when the database runs; starts it when it does not. */
  start(): Promise<void> {
    if (this.#closed) return Promise.reject(new EmbeddedDatabaseAway('it was closed'))
    this.#starting ??= this.#spawn()
    return this.#starting
  }

  /** Waits for the one session there is. The function it answers with gives it back, rolled back and wiped. */
  async takeSession(): Promise<() => void> {
    const before = this.#turn
    let giveBack = () => {}
    this.#turn = new Promise((resolve) => {
      giveBack = resolve
    })
    await before
    return () => {
      this.#order({ kind: 'end-session' }).then(giveBack, giveBack)
    }
  }

  /** Sends protocol bytes that end in Query or Sync (or are the startup packet) and answers with the whole reply. */
  async talk(bytes: Uint8Array): Promise<Uint8Array> {
    return (await this.#order({ kind: 'talk', bytes })) ?? new Uint8Array(0)
  }

  /** Writes the data directory into a tar file. */
  async dump(file: string): Promise<void> {
    await this.#order({ kind: 'dump', file })
  }

  /** Tells when the thread dies. Answers with the function that stops listening. */
  onDeath(listener: (error: Error) => void): () => void {
    this.#mourners.add(listener)
    return () => this.#mourners.delete(listener)
  }

  /** Ends the thread as a crash would. */
  async kill(): Promise<void> {
    await this.#worker?.terminate()
  }

  /** Shuts the database down properly; after `patience` ms as a crash would. */
  async close(patience: number): Promise<void> {
    this.#closed = true
    await this.#starting?.catch(() => {})
    const worker = this.#worker
    if (!worker) return
    const timer = setTimeout(() => worker.terminate(), patience)
    await this.#order({ kind: 'close' }).catch(() => {})
    await worker.terminate()
    clearTimeout(timer)
  }

  #spawn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const file = new URL('./pglite-worker.ts', import.meta.url)
      // The flags of the process are not for this thread: some (--input-type) keep it from starting.
      const worker = new Worker(file, { workerData: this.#storage, execArgv: [] })
      this.#worker = worker
      let reason = 'its thread ended'
      worker.on('message', (message: 'ready' | Reply) => {
        if (message === 'ready') resolve()
        else this.#settle(message)
      })
      worker.on('error', (error) => {
        reason = error instanceof Error ? error.message : String(error)
      })
      worker.on('exit', () => {
        const error = new EmbeddedDatabaseAway(reason)
        reject(error)
        this.#bury(error)
      })
    })
  }

  #order(order: Order): Promise<Uint8Array | undefined> {
    return new Promise((resolve, reject) => {
      const worker = this.#worker
      if (!worker) return reject(new EmbeddedDatabaseAway('its thread ended'))
      const id = this.#nextId++
      const timer = setTimeout(() => worker.terminate(), this.#commandTimeout)
      this.#waiting.set(id, { resolve, reject, timer })
      worker.postMessage({ ...order, id })
    })
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id)
    this.#waiting.delete(reply.id)
    clearTimeout(waiting?.timer)
    waiting?.resolve(reply.bytes)
  }

  #bury(error: Error): void {
    this.#worker = undefined
    // What lived in memory only is gone; going on with an empty database would look like lost rows.
    if (this.#storage.kind === 'directory') this.#starting = undefined
    for (const waiting of this.#waiting.values()) {
      clearTimeout(waiting.timer)
      waiting.reject(error)
    }
    this.#waiting.clear()
    for (const listener of [...this.#mourners]) listener(error)
  }
}
