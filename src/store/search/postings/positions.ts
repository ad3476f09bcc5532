/** Encodes ascending numbers as differences in groups of 7 bits (LEB128), one by one. */
export class DeltaEncoder {
  #bytes = new Uint8Array(8)
  #length = 0
  #last = 0

  add(number: number): void {
    let delta = number - this.#last
    this.#last = number
    if (this.#length + 5 > this.#bytes.length) {
      const longer = new Uint8Array(this.#bytes.length * 2)
      longer.set(this.#bytes)
      this.#bytes = longer
    }
    while (delta > 127) {
      this.#bytes[this.#length++] = (delta & 127) | 128
      delta >>>= 7
    }
    this.#bytes[this.#length++] = delta
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }
}

/** The numbers of an encoded list, each minus `shift`. */
export function decodeDeltas(bytes: Uint8Array, shift: number): Uint32Array {
  const numbers = new Uint32Array(bytes.length)
  let count = 0
  let number = 0
  for (let i = 0; i < bytes.length; ) {
    let byte = bytes[i++]!
    let delta = byte & 127
    for (let by = 7; byte > 127; by += 7) {
      byte = bytes[i++]!
      delta |= (byte & 127) << by
    }
    number += delta
    if (number >= shift) numbers[count++] = number - shift
  }
  return numbers.subarray(0, count)
}

/**
 * Keeps those of the first `count` ascending positions that an encoded list has `shift` later; returns how many.
 * Decodes a longer list only up to the last position.
 */
export function intersectWithEncoded(positions: Uint32Array, count: number, bytes: Uint8Array, shift: number): number {
  let left = 0
  let next = 0
  let wanted = positions[0]! + shift
  let position = 0
  for (let i = 0; i < bytes.length && next < count; ) {
    let byte = bytes[i++]!
    let delta = byte & 127
    for (let by = 7; byte > 127; by += 7) {
      byte = bytes[i++]!
      delta |= (byte & 127) << by
    }
    position += delta
    if (position < wanted) continue
    while (position > wanted && ++next < count) wanted = positions[next]! + shift
    if (position !== wanted || next >= count) continue
    positions[left++] = position - shift
    if (++next < count) wanted = positions[next]! + shift
  }
  return left
}
