import { Duplex } from 'node:stream'
import type { PgliteHost } from './pglite-host.ts'
import { answerableLength, leavesTransactionOpen } from './protocol.ts'

/**
 * Replaces `pg`'s socket and carries the bytes to PGlite's thread and back, so that the embedded database has the same
 * driver, value types, errors and pool as a server. A connection owns PGlite's only session from start to end.
 * (PGlite's own `node-postgres` adapter runs in the calling thread and does not end sessions.)
 */
export class PgliteStream extends Duplex {
  readonly #host: PgliteHost
  readonly #idleInTransaction: number
  readonly #stopListening: () => void
  #pending: Buffer = Buffer.alloc(0)
  #started = false
  #releaseSession: (() => void) | undefined
  #idleTimer: NodeJS.Timeout | undefined

  /** @param idleInTransaction ms of silence inside a transaction after which the connection is closed. */
  constructor(host: PgliteHost, idleInTransaction: number) {
    super({ allowHalfOpen: false })
    this.#host = host
    this.#idleInTransaction = idleInTransaction
    this.#stopListening = host.onExit((error) => this.destroy(error))
  }

  connect(): this {
    this.#open().catch((error: Error) => this.destroy(error))
    return this
  }

  async #open(): Promise<void> {
    await this.#host.start()
    const releaseSession = await this.#host.acquireSession()
    if (this.destroyed) return releaseSession()
    this.#releaseSession = releaseSession
    this.emit('connect')
  }

  override _read(): void {}

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error | null) => void): void {
    this.#exchange(chunks.map((part) => part.chunk)).then(() => done(), done)
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#exchange([chunk]).then(() => done(), done)
  }

  async #exchange(chunks: Buffer[]): Promise<void> {
    clearTimeout(this.#idleTimer)
    this.#pending = Buffer.concat([this.#pending, ...chunks])
    const length = answerableLength(this.#pending, this.#started)
    if (length === 0) return
    const request = new Uint8Array(this.#pending.subarray(0, length))
    this.#pending = this.#pending.subarray(length)
    this.#started = true
    const answer = await this.#host.exchange(request)
    if (this.destroyed) return
    if (leavesTransactionOpen(answer)) this.#startIdleTimer()
    this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength))
  }

  #startIdleTimer(): void {
    const timeout = () => {
      const error = new Error('terminating connection due to idle-in-transaction timeout')
      this.destroy(Object.assign(error, { code: '25P03' }))
    }
    this.#idleTimer = setTimeout(timeout, this.#idleInTransaction).unref()
  }

  override _final(done: (error?: Error | null) => void): void {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    clearTimeout(this.#idleTimer)
    this.#stopListening()
    this.#releaseSession?.()
    done(error)
  }

  // Methods that `pg` calls on a net.Socket and that do nothing here.
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }
}
