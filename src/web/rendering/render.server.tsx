import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'

/** A page that takes longer is given up; public pages wait for one or two reads. */
const renderTimeoutMs = 10_000

/** Twice as fast as a stream; where something still has to load, its place is left to the browser (`isIncomplete`). */
export const renderAtOnce = (page: ReactNode): string => renderToString(page)

/** Whether a part was left out, which React marks with this comment. */
export const isIncomplete = (html: string): boolean => html.includes('<!--$!-->')

/** Waits for what is loaded on its own. `broken`: a part failed. */
export function renderInTime(page: ReactNode): Promise<{ html: string; broken: boolean }> {
  return new Promise((resolve, reject) => {
    let broken = false
    const timer = setTimeout(() => stream.abort(new Error('The page took too long to render')), renderTimeoutMs)
    const finished =
      <Value,>(settle: (value: Value) => void) =>
      (value: Value) => {
        clearTimeout(timer)
        settle(value)
      }
    const done = finished(resolve)
    const fail = finished(reject)
    const stream = renderToPipeableStream(page, {
      // Large boundaries would otherwise be sent apart and put in place by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const chunks: Uint8Array[] = []
        const body = new Writable({
          write(chunk, _encoding, next) {
            chunks.push(chunk)
            next()
          },
          final(next) {
            done({ html: Buffer.concat(chunks).toString('utf8'), broken })
            next()
          },
        })
        stream.pipe(body)
      },
      onShellError: fail,
      onError(error) {
        broken = true
        console.error(error)
      },
    })
  })
}
