/** One pattern of several alternatives, so that each can be read by itself. */
export function anyOf(...alternatives: readonly RegExp[]): RegExp {
  return new RegExp(sourceOf(alternatives))
}

/** The same, to be looked for again and again in one text. */
export function eachOf(...alternatives: readonly RegExp[]): RegExp {
  return new RegExp(sourceOf(alternatives), 'g')
}

const sourceOf = (alternatives: readonly RegExp[]) => alternatives.map(({ source }) => source).join('|')

/** A sentence that repeats itself more often says nothing more; judging each mention is what costs time. */
const mostInASentence = 10

const none: readonly RegExpExecArray[] = []

/** The first matches of a global pattern; `matchAll` would make a new pattern for each of the many texts that hold none. */
export function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  pattern.lastIndex = 0
  let match = pattern.exec(text)
  if (!match) return none
  const found: RegExpExecArray[] = []
  for (; match && found.length < mostInASentence; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex += 1
  }
  return found
}
