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

/**
 * Leaves those of the first `count` rising numbers that also stand in a stored list, `shift` later there; gives how many
 * are left. The stored list may be much longer, and is read to the last of the numbers only.
 */
export function keepStored(places: Uint32Array, count: number, bytes: Uint8Array, shift: number): number {
  let kept = 0
  let next = 0
  let sought = places[0]! + shift
  let place = 0
  for (let i = 0; i < bytes.length && next < count; ) {
    let byte = bytes[i++]!
    let step = byte & 127
    for (let by = 7; byte > 127; by += 7) {
      byte = bytes[i++]!
      step |= (byte & 127) << by
    }
    place += step
    if (place < sought) continue
    while (place > sought && ++next < count) sought = places[next]! + shift
    if (place !== sought || next >= count) continue
    places[kept++] = place - shift
    if (++next < count) sought = places[next]! + shift
  }
  return kept
}
