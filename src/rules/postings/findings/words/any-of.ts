/** Joins patterns as alternatives, so that each can be read alone. */
export function anyOf(...alternatives: readonly RegExp[]): RegExp {
  return new RegExp(sourceOf(alternatives))
}

/** The same as a global pattern. */
export function eachOf(...alternatives: readonly RegExp[]): RegExp {
  return new RegExp(sourceOf(alternatives), 'g')
}

const sourceOf = (alternatives: readonly RegExp[]) => alternatives.map(({ source }) => source).join('|')

/** Of more matches only the first and last are judged, because judging is the expensive part. */
const maxPerSentence = 4

const none: readonly RegExpExecArray[] = []

/** Matches of a global pattern; `matchAll` would copy the pattern for each text. */
export function matchesOf(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  pattern.lastIndex = 0
  let match = pattern.exec(text)
  if (!match) return none
  const found: RegExpExecArray[] = []
  for (; match; match = pattern.exec(text)) {
    found[Math.min(found.length, maxPerSentence - 1)] = match
    if (match[0] === '') pattern.lastIndex += 1
  }
  return found
}
