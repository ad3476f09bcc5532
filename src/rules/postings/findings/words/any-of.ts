/** One pattern of several alternatives, so that each can be read by itself. */
export function anyOf(...alternatives: readonly RegExp[]): RegExp {
  return new RegExp(sourceOf(alternatives))
}

/** The same, to be looked for again and again in one text. */
export function eachOf(...alternatives: readonly RegExp[]): RegExp {
  return new RegExp(sourceOf(alternatives), 'g')
}

const sourceOf = (alternatives: readonly RegExp[]) => alternatives.map(({ source }) => source).join('|')
