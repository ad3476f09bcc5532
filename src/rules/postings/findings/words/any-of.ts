/** One pattern of several alternatives, so that each can be read by itself. */
export function anyOf(...alternatives: readonly RegExp[]): RegExp {
  return new RegExp(sourceOf(alternatives))
}

/** The same, to be looked for again and again in one text. */
export function eachOf(...alternatives: readonly RegExp[]): RegExp {
  return new RegExp(sourceOf(alternatives), 'g')
}

const sourceOf = (alternatives: readonly RegExp[]) => alternatives.map(({ source }) => source).join('|')

/** Of more matches only the first and the last are judged: judging each mention is what costs time. */
const mostInASentence = 4

const none: readonly RegExpExecArray[] = []

/** Matches of a global pattern; `matchAll` would make a new pattern for each of the many texts that hold none. */
export function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  pattern.lastIndex = 0
  let match = pattern.exec(text)
  if (!match) return none
  const found: RegExpExecArray[] = []
  for (; match; match = pattern.exec(text)) {
    found[Math.min(found.length, mostInASentence - 1)] = match
    if (match[0] === '') pattern.lastIndex += 1
  }
  return found
}
