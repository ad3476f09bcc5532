import type { KeptPage } from './kept-page.ts'

/** The place of one page; the page itself may be made anew, or be thrown out while somebody still holds the place. */
export type Place<Maker> = {
  key: string
  page: KeptPage | null
  bytes: number
  /** Whether it was asked for since it was last looked at for throwing out. */
  used: boolean
  make: Maker
}

/** Pages up to a number of bytes; beyond it, those that nobody asked for go first (second chance). */
export function boundedPages<Maker>(limit: number) {
  const places = new Map<string, Place<Maker>>()
  let bytes = 0

  function weigh(key: string) {
    const place = places.get(key)
    if (!place) return
    const now = place.page?.bytes() ?? 0
    bytes += now - place.bytes
    place.bytes = now
    throwOut()
  }

  function throwOut() {
    for (const [key, place] of places) {
      if (bytes <= limit) return
      places.delete(key)
      if (place.used) {
        place.used = false
        places.set(key, place)
      } else {
        bytes -= place.bytes
        place.page = null
      }
    }
  }

  return {
    get: (key: string) => places.get(key),
    /** Puts a page in its place. One that takes more than a quarter of everything is not kept. */
    put(page: KeptPage, make: Maker): Place<Maker> | null {
      const { key } = page
      if (page.bytes() > limit / 4) return null
      const place = places.get(key) ?? { key, page: null, bytes: 0, used: false, make }
      place.page = page
      place.make = make
      places.set(key, place)
      weigh(key)
      return place
    },
    /** To be called when a page grew by an encoding. */
    weigh,
    bytes: () => bytes,
    count: () => places.size,
  }
}
