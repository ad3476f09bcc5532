/** A random number from 0 up to 1. */
export type Random = () => number

/** Random numbers (mulberry32), the same for the same seed. */
export function randomFor(seed: string): Random {
  let state = 2_166_136_261
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Random bytes for an id. */
export const randomBytes = (random: Random, count: number) =>
  Uint8Array.from({ length: count }, () => Math.floor(random() * 256))

const hour = 60 * 60 * 1_000
export const day = 24 * hour

/**
 * A moment between 8:00 and 20:00 in Asia/Tokyo, `days` to `days + 1` days before `now`. If that is not after `after`,
 * a moment between `after` and exactly `days` days before `now`.
 */
export function daytime(now: Date, days: number, random: Random, after?: Date): Date {
  const latest = now.getTime() - days * day
  // 8:00 in Tokyo is 23:00 UTC of the day before.
  const clock = 23 * hour + random() * 12 * hour
  const at = latest - ((((latest - clock) % day) + day) % day)
  return after && at <= after.getTime() ? between(after, new Date(latest), random) : new Date(at)
}

/** A moment after `from` and not after `to`. */
export function between(from: Date, to: Date, random: Random): Date {
  return new Date(Math.ceil(from.getTime() + (to.getTime() - from.getTime()) * (0.1 + 0.8 * random())))
}
