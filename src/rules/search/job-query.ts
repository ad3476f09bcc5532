import { toHiragana, toRomaji } from 'wanakana'
import { filterSteps } from '#rules/jobs/job-filters.ts'
import { occupationWords } from '#rules/occupations/occupation-words.ts'
import { occupationById } from '#rules/occupations/occupations.ts'
import { eitherPlace, isWithin, readPlaceWord } from '#rules/places/place-words.ts'
import type { PayUnit } from '#rules/postings/terms.ts'
import { conditionTyped } from './conditions.ts'
import { kanaOfWord, wordsRead } from './dictionary/words-read.ts'
import { foldedText } from './fold.ts'
import { knownWords } from './known-words.ts'
import { cut } from './loan-words.ts'
import { isBoundary } from './search-match.ts'
import {
  asksForReadersPlace,
  covered,
  marks,
  type Reach,
  readQuery,
  type SearchQuery,
  type SearchTerm,
} from './search-query.ts'
import { foldKana, unfolded } from './search-text.ts'
import { isInVocabulary, meaningOf, mended, otherWords } from './vocabulary.ts'

/** `literal` uses only folded words and their synonyms. */
type QueryOptions = { synonyms?: boolean; literal?: boolean }

/** A parsed query for jobs; `words` are its single words, without phrases and excluded ones. */
type JobQuery = SearchQuery & { words: readonly string[] }

/**
 * Parses a query for jobs; besides its words, it understands readings, phrasings of conditions, and known words written
 * together.
 */
export function readJobQuery(keyword: string, options: QueryOptions = {}, kinds: Kinds = new Map()): JobQuery {
  const { terms } = readQuery(keyword, options)
  if (options.literal) return { terms, words: [] }
  const parts = withPhrases(terms).flatMap((term) =>
    isLiteral(term) ? [term] : (partsOf(term.typed, options, kinds) ?? [term]),
  )
  const words = parts.filter((term) => !isLiteral(term)).map(({ typed }) => typed)
  const read = withoutFillers(parts, kinds).filter((term) => isLiteral(term) || !asksForReadersPlace(term.typed))
  const places = options.synonyms === false ? [] : read.filter((term) => !isLiteral(term) && placeOf(term))
  const others = read.filter((term) => !places.includes(term))
  const widened = others.map((term) => (isLiteral(term) ? term : termMeant(term, options)))
  return { terms: places.length > 0 ? [...widened, eitherOf(places)] : widened, words }
}

export type ReadKeyword = (keyword: string, options?: QueryOptions) => JobQuery

/** Reads the keywords of one request: each of them once, and each of the words that they share. */
export function keywordReader(): ReadKeyword {
  const kinds: Kinds = new Map()
  const queries = new Map<string, JobQuery>()
  return (keyword, options = {}) => {
    const key = `${options.synonyms !== false} ${options.literal === true} ${keyword}`
    const query = queries.get(key) ?? readJobQuery(keyword, options, kinds)
    queries.set(key, query)
    return query
  }
}

/** The most words of an English phrase such as no experience. */
const mostWords = 3

/** Words that mean one thing together, as typed: part time. */
function withPhrases(terms: readonly SearchTerm[]): SearchTerm[] {
  const joined: SearchTerm[] = []
  for (let at = 0; at < terms.length; ) {
    let count = Math.min(mostWords, terms.length - at)
    const phrase = () => terms.slice(at, at + count)
    const isPhrase = () =>
      phrase().every((term) => !isLiteral(term) && /^[a-z]+$/i.test(term.typed)) &&
      isInVocabulary(
        vocabularyKey(
          phrase()
            .map(({ typed }) => typed)
            .join(' '),
        ),
      )
    while (count > 1 && !isPhrase()) count--
    const typed = phrase()
      .map(({ typed }) => typed)
      .join(' ')
    const [only] = phrase()
    if (only)
      joined.push(
        count === 1
          ? only
          : { ...only, typed, source: typed, spellings: [foldedText(typed)], synonymSpellings: [], synonyms: [] },
      )
    at += count
  }
  return joined
}

/** Without 求人 in 東京 求人, 沿線 in 山手線 沿線 and または between two places. */
function withoutFillers(terms: readonly SearchTerm[], kinds: Kinds): readonly SearchTerm[] {
  if (terms.length === 1) return terms
  const isKnown = terms.some((term) => !isLiteral(term) && kindOnce(term.typed, kinds))
  const isPlace = terms.some((term) => !isLiteral(term) && placeOf(term))
  const isFiller = ({ typed }: SearchTerm) => (isKnown && fillers.has(typed)) || (isPlace && fillersOfPlaces.has(typed))
  return terms.filter((term) => isLiteral(term) || !isFiller(term))
}

/** The meaning of a query's word. */
type Understood = {
  text: string
  kind: 'place' | 'occupation' | 'holidays' | 'pay' | 'hours' | 'way' | 'employment'
  label: string
}

/** The query's words that mean more than their text, in order. */
export function understoodIn(keyword: string, read: ReadKeyword = readJobQuery): Understood[] {
  return read(keyword).words.flatMap((text) => {
    const found = understand(text)
    return found ? [{ text, ...found }] : []
  })
}

const kindOfReach = { pay: 'pay', holidays: 'holidays', overtime: 'hours', remote: 'way' } as const

/** The meaning of a word; null for a plain word. Slips, slang and English words are labelled by the word that they mean. */
export function understand(typed: string): Omit<Understood, 'text'> | null {
  const own = understood(typed)
  if (own) return own
  const [right] = mended(vocabularyKey(typed))
  if (right) return { kind: 'occupation', label: `${right}（「${typed}」の読み替え）` }
  return wordsFor(typed).reduce<Omit<Understood, 'text'> | null>((found, word) => found ?? understood(word), null)
}

function understood(typed: string): Omit<Understood, 'text'> | null {
  const text = foldedText(typed)
  const folded = text.replaceAll(cut, '')
  if (employments.has(folded)) return { kind: 'employment', label: typed }
  if (asksForReadersPlace(typed)) return { kind: 'place', label: '現在地の近く' }
  const condition = conditionTyped(folded)
  if (condition) return { kind: condition.kind, label: typed }
  const reaches = reachOf(text)
  if (reaches)
    return {
      kind: kindOfReach[reaches.of],
      label: /以|から$|まで$|[〜~～]/.test(typed) ? typed : `${typed}${reaches.of === 'overtime' ? '以内' : '以上'}`,
    }
  const place = readPlaceWord(typed)
  if (place) return { kind: 'place', label: place.label }
  const occupation = occupationOf(folded)
  if (occupation) return { kind: 'occupation', label: occupation }
  return meaningOf(folded) ? { kind: 'occupation', label: typed } : null
}

const placeOf = ({ typed }: Pick<SearchTerm, 'typed'>) => readPlaceWord(typed)

/**
 * Several places are alternatives: 東京 大阪 事務 is office work in either. One within another is meant alone: 大阪 ミナミ.
 * Only the first commute counts.
 */
function eitherOf(typed: readonly SearchTerm[]): SearchTerm {
  const whereOf = (term: SearchTerm) => placeOf(term)?.where
  const isAround = (one: SearchTerm) =>
    typed.some((other) => {
      const [outer, inner] = [whereOf(one), whereOf(other)]
      return one !== other && outer && inner && isWithin(inner, outer) && !isWithin(outer, inner)
    })
  const places = typed.filter((term) => !isAround(term))
  const read = places.flatMap((term) => placeOf(term) ?? [])
  const where = eitherPlace(read.map(({ where }) => where))
  const all = (of: (term: SearchTerm) => readonly string[]) => [...new Set(places.flatMap(of))]
  return {
    typed: typed.map((term) => term.typed).join(' '),
    source: typed.map(({ source }) => source).join(' '),
    spellings: all((term) => [...moreSpellings(term, conditionTyped(vocabularyKey(term.typed))), ...nameMeant(term)]),
    synonymSpellings: all(({ synonymSpellings }) => synonymSpellings),
    synonyms: all(({ synonyms }) => synonyms),
    excluded: false,
    where: {
      ...{ prefecture: where.prefectures, area: where.areas, station: where.stations, line: where.lines },
      ...{ commute: read.find(({ commute }) => commute)?.commute ?? null, near: null },
    },
  }
}

/** 二子玉川 for ニコタマ, as texts say it. */
function nameMeant(term: SearchTerm): string[] {
  const name = placeOf(term)?.label.replace(/駅$/, '') ?? ''
  return term.typed.includes(name) || name === placeOf(term)?.label ? [] : [foldedText(name)]
}

/** Quoted phrases and excluded terms stay as typed. */
const isLiteral = ({ source, typed, excluded }: SearchTerm) => excluded || source !== typed

const vocabularyKey = (typed: string) => foldedText(typed).replaceAll(cut, '')

/** A term with its own meaning, and with the words that the vocabulary has for it. */
function termMeant(term: SearchTerm, options: QueryOptions): SearchTerm {
  if (options.synonyms === false) return { ...term, spellings: moreSpellings(term) }
  const condition = conditionTyped(vocabularyKey(term.typed))
  const own = widenedTerm(term, condition)
  const others = wordsFor(term.typed, condition !== null).flatMap((word) => readQuery(word, options).terms)
  const all = [own, ...others.map((other) => widenedTerm(other, conditionTyped(vocabularyKey(other.typed))))]
  if (all.length === 1) return own
  const means = all.flatMap(({ means }) => means ?? [])
  const mark = means.find(({ mark }) => mark)?.mark
  const occupations = [...new Set(means.flatMap(({ occupations = [] }) => occupations))]
  const bands = means.flatMap(({ bands = [] }) => bands)
  const spellings = shortest(all.flatMap(({ spellings }) => spellings))
  return {
    ...own,
    spellings,
    synonymSpellings: shortest([...spellings, ...all.flatMap(({ synonymSpellings }) => synonymSpellings)]).filter(
      (spelling) => !spellings.includes(spelling),
    ),
    ...(means.length > 0 && {
      means: {
        ...(mark && { mark }),
        ...(occupations.length > 0 && { occupations }),
        ...(bands.length > 0 && { bands }),
        ...(means.some(({ isEnough }) => isEnough) && { isEnough: true }),
        ...(means.some(({ isPlace }) => isPlace) && { isPlace: true }),
      },
    }),
  }
}

/** Without spellings that contain another one. */
const shortest = (spellings: readonly string[]): string[] =>
  [...new Set(spellings)].filter(
    (spelling, _, all) => !all.some((other) => other !== spelling && covered(spelling, [other])),
  )

/** Words of the vocabulary for a typed one; romaji and kana also by a reading that means something. */
function wordsFor(typed: string, isCondition = false): readonly string[] {
  const key = vocabularyKey(typed)
  const known = otherWords(key)
  if (known.length > 0 || isCondition || isNamed(key)) return known
  const kana = kanaOf(typed)
  if (!/^[ぁ-ゖー]{2,}$/.test(kana)) return []
  const katakana = foldedText(kana.replace(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60)))
  const read = [kana, katakana, ...(kana.length > 2 ? wordsRead(kana) : [])].find(
    (word) => isNamed(word) || isInVocabulary(word) || conditionTyped(word) !== null,
  )
  return read === undefined || read === key ? otherWords(kana) : [read, ...otherWords(read)]
}

const isNamed = (folded: string) => employments.has(folded) || meaningOf(folded) !== undefined

/** A term with its own meaning. */
function widenedTerm(term: SearchTerm, condition: ReturnType<typeof conditionTyped>): SearchTerm {
  const reaches = reachOf(foldedText(term.typed))
  if (condition?.replacesLetters) {
    const { band, best, spelling } = condition
    const means = band ? { bands: [band], isEnough: true } : { mark: best }
    return { ...term, spellings: [spelling], synonymSpellings: [], means }
  }
  const means = condition ? { mark: condition.best } : meaningOf(vocabularyKey(term.typed))
  return {
    ...{ ...term, spellings: [...moreSpellings(term, condition), ...shopsNamed(vocabularyKey(term.typed))] },
    ...(reaches ? { reaches } : means && { means }),
  }
}

const units: Readonly<Record<string, PayUnit>> = {
  ...{ 時給: 'hour', 日給: 'day', 月給: 'month', 月収: 'month', 月: 'month', 年収: 'year', 年俸: 'year' },
}

const homeWord = /在宅|リモート|りもーと|テレワーク|てれわーく/

/** 月給30万以上, 時給1500円, 年間休日120日以上, 残業20時間以内: a figure that a job must state. */
function reachOf(folded: string): Reach | null {
  const [, pay = '', yen] =
    /^(時給|日給|月給|月収|年収|年俸)‹(\d{3,9})›円?(?:以上|から|~(?:‹\d{3,9}›円?)?)?$/.exec(folded) ??
    /^(月)‹(\d{5,7})›円?以上$/.exec(folded) ??
    []
  const unit = units[pay]
  if (unit) return { of: 'pay', unit, least: Number(yen) }
  const [, days] = /^(?:年間?休(?:日(?:数)?)?|休日(?=‹\d{3}))‹(\d{2,3})›日?(?:以上)?$/.exec(folded) ?? []
  if (days) return { of: 'holidays', least: Number(days) }
  const [, atHome] =
    /^(?:在宅|リモート)?(?:勤務)?週‹([1-5])›日?(?:在宅|リモート|りもーと|テレワーク|てれわーく)?(?:勤務|ワーク)?(?:以上|から)?(?:ok|可)?$/.exec(
      homeWord.test(folded) ? folded : '',
    ) ?? []
  if (atHome) return { of: 'remote', least: Number(atHome) }
  const [, hours] = /^残業(?:月|月平均)?‹(\d{1,2})›時間?(?:以内|以下|まで|程度)?$/.exec(folded) ?? []
  const most = filterSteps.overtimeMax.find((step) => step === Number(hours))
  return most === undefined ? null : { of: 'overtime', most }
}

/** Romaji also match the kana of an employer's name. */
function moreSpellings({ typed, spellings }: SearchTerm, condition?: ReturnType<typeof conditionTyped>): string[] {
  const folded = foldedText(typed).replaceAll(cut, '')
  const kana = kanaOf(typed)
  const stated = /^[a-z]/.test(unfolded(typed)) && /^[ぁ-ゖー]{4,}$/.test(kana) ? [kana] : []
  const others = [...wordsRead(kana), ...stated, ...kanaWritten(folded), ...daysOff(folded)]
  return [...new Set([...spellings, ...others, ...(condition ? [condition.spelling] : [])])]
}

/** Kana, also typed in Latin letters: keiri, and kえいり where the input method was late. */
function kanaOf(typed: string): string {
  const text = unfolded(typed)
  const kana = /^[a-zぁ-ゖー]*[a-z]+[a-zぁ-ゖー]*$/.test(text) ? toHiragana(toRomaji(text)) : text
  return foldKana(kana)
}

/** 整骨院 in kana, as texts may write it; a reading of five letters or more is unambiguous. */
const kanaWritten = (folded: string) => kanaOfWord(folded).filter((kana) => kana.length >= 5)

/** A 雑貨屋 is a 雑貨店. */
function shopsNamed(folded: string): string[] {
  const [, sold, end] = /^(.{2,})(屋|屋さん|店)$/.exec(folded) ?? []
  return end ? [sold + (end === '店' ? '屋' : '店')] : []
}

/** 年休120日 equals 年間休日120日. */
function daysOff(folded: string): string[] {
  const [, days] = /^年間?休(?:日(?:数)?)?(‹\d{2,3}›)日?$/.exec(folded) ?? []
  return days
    ? ['年間休日', '年休', '年間休日は', '年間休日数', '年間休日:', '年間休日数:'].map((word) => word + days)
    : []
}

const employments = new Set(
  ['正社員', 'パート', 'アルバイト', 'バイト', '契約社員', '派遣', '派遣社員', 'インターン', '業務委託'].map(
    foldedText,
  ),
)
const known = new Set(knownWords.map(foldedText))

/** The occupation of a folded word, or the word itself where several occupations share it, as ドライバー. */
let occupationNames: ReadonlyMap<string, string> | undefined
function occupationOf(folded: string): string | undefined {
  occupationNames ??= new Map([
    ...occupationWords.flatMap(({ words }) => words.general.map((word) => [foldedText(word), word] as const)),
    ...occupationWords.flatMap(({ occupation, words }) =>
      words.own.map((word) => [foldedText(word), occupationById.get(occupation)?.name ?? word] as const),
    ),
  ])
  return occupationNames.get(folded)
}

type Kind = 'employment' | 'condition' | 'place' | 'word' | null
/** The kinds of words and of parts of words, by what is typed. */
type Kinds = Map<string, Kind>

function kindOnce(word: string, kinds: Kinds): Kind {
  if (!kinds.has(word)) kinds.set(word, kindOf(word))
  return kinds.get(word) ?? null
}

/** The kind of a known word; null for others. */
function kindOf(word: string): Kind {
  const text = foldedText(word)
  const folded = text.replaceAll(cut, '')
  if (employments.has(folded)) return 'employment'
  if (conditionTyped(folded) || reachOf(text)) return 'condition'
  if (readPlaceWord(word) || asksForReadersPlace(word)) return 'place'
  return known.has(folded) || isInVocabulary(folded) ? 'word' : null
}

const longest = 30
/** Words of one letter that stand beside another: 夜カフェ. */
const timesOfDay = new Set(['夜', '朝', '昼'])

/** Words between two others: 東京の看護師, 在宅での経理; 福岡か札幌 and 営業・事務, where both are known. */
const joiners = ['', 'の', 'での', 'で', 'か', 'や', 'と', 'または', 'or', '・', '/'] as const
/** Words that only say "job": 看護師の仕事, 東京求人. */
const fillers = new Set([
  '',
  'job',
  'jobs',
  'work',
  'in',
  '仕事',
  'お仕事',
  '求人',
  '求人情報',
  '募集',
  '募集中',
  '急募',
  '転職',
  '就職',
])
const fillersOfPlaces = new Set(['沿線', '周辺', '付近', '近辺', '近郊', 'エリア', 'または', 'もしくは', 'or'])
/** 英語を使う仕事 and 子どもに関わる仕事 search for 英語 and 子ども. */
const workWith = /^(.{2,}?)(?:を(?:使う|使える|[活生]かす|[活生]かせる|学べる)|に(?:関わる|携わる))(?:お?仕事|求人)$/

/**
 * The parts of a word written together; null for a single word. Known words of different kinds are split: 看護師夜勤, 東京看護師.
 * Every text with the whole contains all parts.
 */
function wordsOf(typed: string, kinds: Kinds): string[] | null {
  const kind = (word: string) => kindOnce(word, kinds)

  function at(first: string, joiner: string, second: string): string[] | null {
    if (fillers.has(second) && (joiner || second)) return first.length > 1 && kind(first) ? [first] : null
    if (second.length < 2 ? !timesOfDay.has(second) : first.length === 1 && !timesOfDay.has(first)) return null
    const after = kind(second)
    if (!after && !/^[ので]/.test(joiner)) return null
    if (first === '') return joiner && after ? [second] : null
    const before = kind(first)
    if (before && after && (joiner || before !== after)) return [first, second]
    // ホテルフロント京都; but a company's name begins with its place: 横浜ゴム.
    if (after === 'place' && joiner === '' && first.length > 3 && !isJoined(first) && isBoundary(typed, first.length))
      return [first, second]
    if (!/^[ので]/.test(joiner)) return null
    if (before === 'place' && !second.startsWith('も')) return [first, second]
    // A name before a known word: みどり電力のインターン.
    return after && first.length > 3 ? [...(wordsOf(first, kinds) ?? [first]), second] : null
  }

  /** 東京または, of 東京または大阪. */
  const isJoined = (first: string) =>
    joiners.some((joiner) => joiner && first.endsWith(joiner) && kind(first.slice(0, -joiner.length)))

  if (marks.test(typed)) {
    const words = typed.split(marks).filter(Boolean)
    return words.length > 0 ? words.flatMap((word) => wordsOf(word, kinds) ?? [word]) : null
  }
  if (typed.length < 3 || typed.length > longest || kind(typed)) return null
  const [, used] = workWith.exec(typed) ?? []
  if (used) return wordsOf(used, kinds) ?? [used]
  for (let end = typed.length - 1; end >= 0; end--) {
    for (const joiner of joiners) {
      if (!typed.startsWith(joiner, end)) continue
      const words = at(typed.slice(0, end), joiner, typed.slice(end + joiner.length))
      if (words) return words
    }
  }
  return null
}

const partsOf = (typed: string, options: QueryOptions, kinds: Kinds): SearchTerm[] | null => {
  const words = wordsOf(typed, kinds)
  return words && readQuery(words.join(' '), options).terms.slice()
}
