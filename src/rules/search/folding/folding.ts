/** A step of the folding: what it looks for, and what stands there afterwards. */
export type Folding = readonly [pattern: RegExp, by: string | ((found: string) => string)]

/** A text after these steps, in their order. */
export const folded = (text: string, steps: readonly Folding[]): string =>
  steps.reduce((made, [pattern, by]) => made.replace(pattern, by as string), text)
