/** A part of a text in both versions, or only in the former or the later one. */
export type TextPart = { kind: 'same' | 'removed' | 'added'; text: string }

/** Comparing takes time proportional to the product of both lengths; longer middles count as replaced. */
const mostCells = 250_000

/** The changes of a text by sentences, and by words within a rewritten sentence. */
export function textChanges(before: string, after: string): TextPart[] {
  const sentences = difference(sentencesIn(before), sentencesIn(after))
  const parts: TextPart[] = []
  for (let at = 0; at < sentences.length; at += 1) {
    const [part, next] = [sentences[at] as TextPart, sentences[at + 1]]
    if (part.kind === 'removed' && next?.kind === 'added') {
      parts.push(...difference(wordsIn(part.text), wordsIn(next.text)))
      at += 1
    } else parts.push(part)
  }
  return joined(parts)
}

/** A sentence with its end mark; a line without a full stop counts as one. */
const sentencesIn = (text: string): string[] => text.match(/[^。！？\n]*[。！？\n]|[^。！？\n]+$/g) ?? []

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })
const wordsIn = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)

/** The shortest edit between two lists; equal beginnings and ends are not compared. */
function difference(before: readonly string[], after: readonly string[]): TextPart[] {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head += 1
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  const part = (kind: TextPart['kind'], texts: readonly string[]) => texts.map((text) => ({ kind, text }))
  return joined([
    ...part('same', before.slice(0, head)),
    ...middle(before.slice(head, before.length - tail), after.slice(head, after.length - tail)),
    ...part('same', before.slice(before.length - tail)),
  ])
}

function middle(before: readonly string[], after: readonly string[]): TextPart[] {
  const replaced: TextPart[] = [
    { kind: 'removed', text: before.join('') },
    { kind: 'added', text: after.join('') },
  ]
  if (before.length * after.length > mostCells) return replaced
  const lengths = commonLengths(before, after)
  const parts: TextPart[] = []
  let [i, j] = [0, 0]
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) {
      parts.push({ kind: 'same', text: before[i] as string })
      i += 1
      j += 1
    } else if (at(lengths, i + 1, j) >= at(lengths, i, j + 1)) {
      parts.push({ kind: 'removed', text: before[i] as string })
      i += 1
    } else {
      parts.push({ kind: 'added', text: after[j] as string })
      j += 1
    }
  }
  parts.push({ kind: 'removed', text: before.slice(i).join('') }, { kind: 'added', text: after.slice(j).join('') })
  return parts
}

/** The length of the longest common subsequence from each pair of positions on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const rows = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1))
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = rows[i] as Uint32Array
      row[j] = before[i] === after[j] ? at(rows, i + 1, j + 1) + 1 : Math.max(at(rows, i + 1, j), at(rows, i, j + 1))
    }
  }
  return rows
}

const at = (rows: readonly Uint32Array[], i: number, j: number): number => rows[i]?.[j] ?? 0

/** Joins neighbours of one kind; in a replacement, the former text comes first. */
function joined(parts: readonly TextPart[]): TextPart[] {
  const found: TextPart[] = []
  let [removed, added] = ['', '']
  const flush = () => {
    if (removed) found.push({ kind: 'removed', text: removed })
    if (added) found.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const { kind, text } of parts) {
    if (!text) continue
    if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else {
      flush()
      const last = found.at(-1)
      if (last?.kind === 'same') last.text += text
      else found.push({ kind, text })
    }
  }
  flush()
  return found
}
