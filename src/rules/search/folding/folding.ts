/** A folding step: a pattern and its replacement. */
export type Folding = readonly [pattern: RegExp, by: string | ((found: string) => string)]

/** Applies the steps in order. */
export const folded = (text: string, steps: readonly Folding[]): string =>
  steps.reduce((made, [pattern, by]) => made.replace(pattern, by as string), text)
