import { Worker } from 'node:worker_threads'
import { EmbeddedDatabaseAway } from '#store/database/errors.ts'

/**
 * Where PGlite stores its data; a new one is filled from `dump`, a tar file by PgliteHost.dump. Memory is for tests.
 */
export type Storage = ({ kind: 'directory'; directory: string } | { kind: 'memory' }) & { dump?: string | undefined }

type CommandBody =
  | { kind: 'exchange'; bytes: Uint8Array }
  | { kind: 'dump'; file: string }
  | { kind: 'end-session' | 'close' }
/** A command for the thread; it runs one at a time and replies with the same id. */
export type Command = CommandBody & { id: number }
export type CommandReply = { id: number; bytes: Uint8Array | undefined }

type Pending = { resolve(bytes: Uint8Array | undefined): void; reject(error: Error): void; timer: NodeJS.Timeout }

/**
 * The thread that runs PGlite. When it ends, pending commands reject with EmbeddedDatabaseAway, and the next start()
 * recovers the directory like PostgreSQL after a crash (memory data is lost).
 */
export class PgliteHost {
  readonly #storage: Storage
  readonly #commandTimeout: number
  readonly #pending = new Map<number, Pending>()
  readonly #exitListeners = new Set<(error: Error) => void>()
  #worker: Worker | undefined
  #starting: Promise<void> | undefined
  #nextId = 1
  #closed = false
  #lastSession: Promise<void> = Promise.resolve()

  /** @param commandTimeout ms without a reply after which the thread is terminated; it cannot be interrupted. */
  constructor(storage: Storage, commandTimeout: number) {
    this.#storage = storage
    this.#commandTimeout = commandTimeout
  }

  /** Resolves when the database runs; starts it if needed. */
  start(): Promise<void> {
    if (this.#closed) return Promise.reject(new EmbeddedDatabaseAway('it was closed'))
    this.#starting ??= this.#startWorker()
    return this.#starting
  }

  /** Waits for PGlite's only session. Resolves with the function that releases it. */
  async acquireSession(): Promise<() => void> {
    const before = this.#lastSession
    const ended = Promise.withResolvers<void>()
    this.#lastSession = ended.promise
    await before
    return () => {
      this.#send({ kind: 'end-session' })
        .catch(() => {})
        .then(() => ended.resolve())
    }
  }

  /** Sends protocol bytes that end in Query or Sync (or the startup packet); resolves with the complete answer. */
  async exchange(bytes: Uint8Array): Promise<Uint8Array> {
    return (await this.#send({ kind: 'exchange', bytes })) ?? new Uint8Array(0)
  }

  /** Writes the data directory to a tar file. */
  async dump(file: string): Promise<void> {
    await this.#send({ kind: 'dump', file })
  }

  /** Calls `listener` when the thread ends. Returns the unsubscribe function. */
  onExit(listener: (error: Error) => void): () => void {
    this.#exitListeners.add(listener)
    return () => this.#exitListeners.delete(listener)
  }

  /** Terminates the thread like a crash. */
  async kill(): Promise<void> {
    await this.#worker?.terminate()
  }

  /** Shuts the database down cleanly; after `timeout` ms like a crash. */
  async close(timeout: number): Promise<void> {
    this.#closed = true
    await this.#starting?.catch(() => {})
    const worker = this.#worker
    if (!worker) return
    const timer = setTimeout(() => worker.terminate(), timeout)
    await this.#send({ kind: 'close' }).catch(() => {})
    await worker.terminate()
    clearTimeout(timer)
  }

  #startWorker(): Promise<void> {
    return new Promise((resolve, reject) => {
      const file = new URL('./pglite-worker.ts', import.meta.url)
      // Some flags of the process (--input-type) would keep the thread from starting.
      const worker = new Worker(file, { workerData: this.#storage, execArgv: [] })
      this.#worker = worker
      let reason = 'its thread ended'
      worker.on('message', (message: 'ready' | CommandReply) => {
        if (message === 'ready') resolve()
        else this.#settle(message)
      })
      worker.on('error', (error) => {
        reason = error instanceof Error ? error.message : String(error)
      })
      worker.on('exit', () => {
        const error = new EmbeddedDatabaseAway(reason)
        reject(error)
        this.#handleExit(error)
      })
    })
  }

  #send(command: CommandBody): Promise<Uint8Array | undefined> {
    return new Promise((resolve, reject) => {
      const worker = this.#worker
      if (!worker) return reject(new EmbeddedDatabaseAway('its thread ended'))
      const id = this.#nextId++
      const timer = setTimeout(() => worker.terminate(), this.#commandTimeout)
      this.#pending.set(id, { resolve, reject, timer })
      worker.postMessage({ ...command, id } satisfies Command)
    })
  }

  #settle({ id, bytes }: CommandReply): void {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    clearTimeout(pending?.timer)
    pending?.resolve(bytes)
  }

  #handleExit(error: Error): void {
    this.#worker = undefined
    // Memory data is lost; a new empty database would look like lost rows.
    if (this.#storage.kind === 'directory') this.#starting = undefined
    for (const { reject, timer } of this.#pending.values()) {
      clearTimeout(timer)
      reject(error)
    }
    this.#pending.clear()
    for (const listener of [...this.#exitListeners]) listener(error)
  }
}
