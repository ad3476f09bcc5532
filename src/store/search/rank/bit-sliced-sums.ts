import { andInto, andNotInto, type Bitmap, countAnd, emptyBitmap, isEmpty } from '#store/search/bitmap.ts'

/** A sum per job of a segment, bit-sliced: `slices[n]` has the jobs whose sum has bit n set. */
export class BitSlicedSums {
  readonly #slices: Bitmap[] = []
  readonly #size: number

  constructor(size: number) {
    this.#size = size
  }

  /** Adds `by` to the sums of a set of jobs; overwrites the set. */
  add(jobs: Bitmap, by: number): void {
    for (let digit = 0; by >> digit > 0; digit++) {
      if (!((by >> digit) & 1)) continue
      this.#addDigit(by >> digit === 1 ? jobs : jobs.slice(), digit)
    }
  }

  #addDigit(carry: Bitmap, digit: number): void {
    for (let n = digit; !isEmpty(carry); n++) {
      while (this.#slices.length <= n) this.#slices.push(emptyBitmap(this.#size))
      const slice = this.#slices[n]!
      for (let i = 0; i < slice.length; i++) {
        const before = slice[i]!
        slice[i] = before ^ carry[i]!
        carry[i]! &= before
      }
    }
  }

  /** The jobs of a set with the sum `sum`. */
  withSum(jobs: Bitmap, sum: number): Bitmap {
    const matching = jobs.slice()
    for (const [n, slice] of this.#slices.entries()) {
      if ((sum >> n) & 1) andInto(matching, slice)
      else andNotInto(matching, slice)
    }
    return matching
  }

  /** Calls `visit` with every sum in a set of `count` jobs, and how many have it. */
  count(jobs: Bitmap, count: number, visit: (sum: number, jobs: number) => void): void {
    const split = (rest: Bitmap, count: number, slices: number, sum: number) => {
      if (count === 0) return
      if (slices === 0) return visit(sum, count)
      const slice = this.#slices[slices - 1]!
      const digit = 2 ** (slices - 1)
      const ones = countAnd(rest, slice)
      // The last digit is only counted.
      const withDigit = slices > 1 && ones > 0 ? rest.slice() : rest
      if (withDigit !== rest) andInto(withDigit, slice)
      const without = slices > 1 && ones > 0 && ones < count ? rest.slice() : rest
      if (without !== rest) andNotInto(without, slice)
      split(withDigit, ones, slices - 1, sum + digit)
      split(without, count - ones, slices - 1, sum)
    }
    split(jobs, count, this.#slices.length, 0)
  }
}
