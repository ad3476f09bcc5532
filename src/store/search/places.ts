// biome-ignore-all lint/style/noNonNullAssertion: typed arrays are read within their bounds, and maps under keys that were put there
/** Rising numbers, kept as their differences in 7-bit groups, while they are collected. */
export class PlaceList {
  #bytes = new Uint8Array(8)
  #length = 0
  #last = 0

  add(place: number): void {
    let step = place - this.#last
    this.#last = place
    if (this.#length + 5 > this.#bytes.length) {
      const longer = new Uint8Array(this.#bytes.length * 2)
      longer.set(this.#bytes)
      this.#bytes = longer
    }
    while (step > 127) {
      this.#bytes[this.#length++] = (step & 127) | 128
      step >>>= 7
    }
    this.#bytes[this.#length++] = step
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }
}

/** The numbers of a stored list, each less by `shift`. */
export function decodePlaces(bytes: Uint8Array, shift: number): Uint32Array {
  const places = new Uint32Array(bytes.length)
  let count = 0
  let place = 0
  for (let i = 0; i < bytes.length; ) {
    let byte = bytes[i++]!
    let step = byte & 127
    for (let by = 7; byte > 127; by += 7) {
      byte = bytes[i++]!
      step |= (byte & 127) << by
    }
    place += step
    if (place >= shift) places[count++] = place - shift
  }
  return places.subarray(0, count)
}

/** The numbers that stand in both rising lists. */
export function sharedPlaces(a: Uint32Array, b: Uint32Array): Uint32Array {
  const shared = new Uint32Array(Math.min(a.length, b.length))
  let count = 0
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const left = a[i]!
    const right = b[j]!
    if (left === right) shared[count++] = left
    if (left <= right) i++
    if (right <= left) j++
  }
  return shared.subarray(0, count)
}
