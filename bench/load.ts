import autocannon, { type Client, type Request, type Result } from 'autocannon'

/**
 * Asks for these paths over and over, each connection beginning at another. Gives the times (ms) of all answers, and
 * the number of those that failed or were not 2xx.
 */
export async function load(
  origin: string,
  paths: readonly (string | { path: string; token: string })[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<{ times: number[]; perSecond: number; failed: number }> {
  const requests = paths.map((each): Request => {
    const { path, token } = typeof each === 'string' ? { path: each, token: '' } : each
    const encodings = { 'accept-encoding': 'gzip, deflate, br, zstd' }
    return { path, headers: { ...encodings, ...(token && { authorization: `Bearer ${token}` }) } }
  })
  const times: number[] = []
  let begun = 0
  const options = {
    ...{ url: origin, connections, duration: seconds, timeout: 30, requests },
    setupClient(client: Client) {
      const first = Math.floor((begun * requests.length) / connections)
      begun += 1
      client.setRequests([...requests.slice(first), ...requests.slice(0, first)])
    },
  }
  const from = performance.now()
  const { errors, timeouts, non2xx } = await new Promise<Result>((resolve, reject) => {
    const running = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
    running.on('response', (_client, _status, _bytes, ms) => times.push(ms))
  })
  return { times, perSecond: (times.length * 1_000) / (performance.now() - from), failed: errors + timeouts + non2xx }
}
