import { readdirSync, readFileSync } from 'node:fs'
import type { Severity } from '#rules/postings/findings/finding-codes.ts'
import type { Posting } from '#rules/postings/findings/posting.ts'
import { lawfulPosting } from './lawful-posting.ts'

/** An expected code, with its severity if the code has two. */
type Label = { code: string; severity: Severity | null }

/** A sentence with its expected findings: each lists the labels that count as right. `allowed` may be found too. */
export type LabelledSentence = { file: string; text: string; posting: Posting; due: Label[][]; allowed: string[] }

/**
 * The sentences of testing/labelled/, a file for each code and one for innocent sentences. Rules are written by looking
 * at the `tuned` ones alone; of the `held-out` third only the figures are looked at. The rules of 0.3.0 saw both.
 *
 * A line is `labels | text`: labels are joined by `+`, `/` parts what is equally right, `(code)` may come as well, `!` and
 * `~` are stop and warn, `-` is no finding. `[title]`, `[requirement]` and `[benefit]` say where the sentence stands, else
 * it is in the description; `\n` is a new line.
 */
export function labelledSentences(part: 'tuned' | 'held-out'): LabelledSentence[] {
  const folder = new URL(`./labelled/${part}/`, import.meta.url)
  return readdirSync(folder)
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, folder), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => labelledSentence(name.replace('.txt', ''), line)),
    )
}

function labelledSentence(file: string, line: string): LabelledSentence {
  const [, labels = '-', place, text = ''] = /^(\S+) \| (?:\[(\w+)\] ?)?(.*)$/.exec(line) ?? []
  const parts = labels === '-' ? [] : labels.split('+')
  const due = parts.filter((part) => !part.startsWith('('))
  return {
    file,
    text,
    posting: postingWith(place, text.replaceAll('\\n', '\n')),
    due: due.map((part) => part.split('/').map(labelOf)),
    allowed: parts.filter((part) => part.startsWith('(')).map((part) => part.slice(1, -1)),
  }
}

function labelOf(text: string): Label {
  const code = text.replace(/[!~]$/, '')
  return { code, severity: text.endsWith('!') ? 'stop' : text.endsWith('~') ? 'warn' : null }
}

function postingWith(place: string | undefined, text: string): Posting {
  if (place === 'title') return { ...lawfulPosting, title: text }
  if (place === 'requirement') return { ...lawfulPosting, requirements: [text] }
  if (place === 'benefit') return { ...lawfulPosting, benefits: [text] }
  return { ...lawfulPosting, description: `${lawfulPosting.description}\n${text}` }
}
