/** A sentence or list entry of a plain text with its context. */
export type Sentence = {
  text: string
  /** Its start in the plain text. */
  start: number
  /** Its heading, or ''. */
  heading: string
  /** The neighbouring sentences, or ''. */
  before: string
  after: string
}

/** Longer ones are cut, so that judging takes time proportional to the text's length. */
const longest = 160

/** Splits a plain text into sentences. A full stop, an exclamation mark or a new line ends one. */
export function sentencesOf(plain: string, heading = ''): Sentence[] {
  const found: Sentence[] = []
  let current = heading
  let start = 0
  for (let at = 0; at <= plain.length; at += 1) {
    const ends = at === plain.length || isEnd(plain.charCodeAt(at))
    if (!ends && at - start < longest) continue
    const end = ends ? at : cutBefore(plain, start, at)
    if (end > start) {
      const own = headingOf(plain.slice(start, end))
      if (own !== null) current = own
      const previous = found.at(-1)
      const sentence = withoutFrame(plain, start, end)
      found.push({ ...sentence, heading: current, before: previous?.text ?? '', after: '' })
      if (previous) previous.after = sentence.text
    }
    start = ends ? end + 1 : end
    if (!ends) at = start
  }
  return found
}

const [newLine, fullStop, exclamation, question] = [0x0a, 0x3002, 0x21, 0x3f]
const isEnd = (unit: number) => unit === fullStop || unit === newLine || unit === exclamation || unit === question

/** 【…】 around all of it, ★…★: no part of what is said. */
function withoutFrame(plain: string, start: number, end: number): { text: string; start: number } {
  let [from, to] = [start, end]
  while (from < to && isDecoration(plain[from])) from += 1
  while (from < to && isDecoration(plain[to - 1])) to -= 1
  const closing = closings[plain[from] ?? '']
  if (closing !== undefined && plain.indexOf(closing, from) === to - 1 && to - from > 2) {
    from += 1
    to -= 1
  }
  return from < to ? { text: plain.slice(from, to), start: from } : { text: plain.slice(start, end), start }
}

const isDecoration = (sign: string | undefined) => sign !== undefined && '★☆♪♡♥◎✨'.includes(sign)
const closings: Record<string, string> = { '【': '】', '[': ']', '<': '>', '〈': '〉', '《': '》' }

/** The last comma in the second half of a long sentence, or the maximum length. */
function cutBefore(plain: string, start: number, at: number): number {
  const middle = start + longest / 2
  const comma = plain.slice(middle, at).lastIndexOf('、')
  return comma < 0 ? at : middle + comma + 1
}

/** 【応募資格】, ■応募資格, or a short line that ends with a colon or begins like a heading. */
function headingOf(text: string): string | null {
  const framed = /^[■□◆◇●○▼▽★☆▶#\s]*[【[<〈《(]([^】\]>〉》)]{1,20})[】\]>〉》)]/.exec(text)
  if (framed?.[1]) return framed[1]
  if (text.length > 20) return null
  const marked = /^[■□◆◇●▼▽★☆▶#][■□◆◇●▼▽★☆▶#\s]*([^、,]{1,16})$/.exec(text)
  if (marked?.[1]) return marked[1]
  if (text.endsWith(':')) return text.slice(0, -1)
  return text.length <= 10 && headingWords.test(text) ? text : null
}

const headingWords =
  /^(応募|求める|必須|歓迎|対象|給与|勤務|休日|待遇|福利|仕事|業務|選考|会社|定年|年齢|資格|条件|雇用)[^をはがにのでも]*$/
