import { municipalities } from '#rules/places/municipalities.ts'
import { stationKey, stations } from '#rules/places/railways.ts'
import { foldedText } from '#rules/search/fold.ts'
import { readings } from '#rules/search/readings.ts'
import table from './ipadic.json' with { type: 'json' }

/** Endings of words with their readings. */
const endings = `
職 しょく 士 し 師 し 員 いん 店 てん 屋 や 業 ぎょう 係 かかり 係 がかり 院 いん 園 えん 所 しょ 所 じょ 駅 えき 市 し 区 く 町 ちょう 町 まち 村 むら 県 けん 都 と 府 ふ 課 か 部 ぶ 長 ちょう 者 しゃ 工 こう
手 しゅ 人 にん 家 か 官 かん 場 じょう 場 ば 室 しつ 館 かん 科 か 物 ぶつ 品 ひん 費 ひ 金 きん 料 りょう 力 りょく 用 よう 系 けい 型 がた 代 だい 社 しゃ 塾 じゅく 寮 りょう 局 きょく 庫 こ 生 せい 学 がく 会 かい
団 だん 隊 たい 船 せん 車 しゃ 機 き 器 き 具 ぐ 材 ざい 服 ふく 食 しょく 酒 しゅ 茶 ちゃ 法 ほう 性 せい 式 しき 制 せい 風 ふう 内 ない 外 がい 前 まえ 後 ご 中 ちゅう 別 べつ 先 さき 口 ぐち 台 だい 堂 どう
`

/** Words of postings that the dictionary lacks. */
const jobWords = `
社労士 しゃろうし 社会保険労務士 しゃかいほけんろうむし 税理士 ぜいりし 鍼灸師 しんきゅうし 鍼灸 しんきゅう 鳶 とび 鳶職 とびしょく 塾 じゅく 寮 りょう 靴 くつ 鞄 かばん 冠婚葬祭 かんこんそうさい 電気 でんき
宝石 ほうせき 木工 もっこう 保健 ほけん 寿司 すし 蕎麦 そば 焼肉 やきにく 焼き鳥 やきとり 餃子 ぎょうざ 居酒屋 いざかや 和菓子 わがし 洋菓子 ようがし 品出し しなだし 仕分け しわけ 引っ越し ひっこし 受付 うけつけ
取り付け とりつけ 組み立て くみたて 仕込み しこみ 皿洗い さらあらい 洗い場 あらいば 草刈り くさかり 障害者 しょうがいしゃ 子供 こども 整骨 せいこつ 接骨 せっこつ 柔道整復 じゅうどうせいふく 鈑金 ばんきん
訪問看護 ほうもんかんご 訪問介護 ほうもんかいご 夜勤 やきん 日勤 にっきん 準夜勤 じゅんやきん 週休 しゅうきゅう 時給 じきゅう 日給 にっきゅう 月給 げっきゅう 年俸 ねんぽう 駅前 えきまえ 駅近 えきちか
主婦 しゅふ 主夫 しゅふ 学生 がくせい 高校生 こうこうせい 扶養内 ふようない 短期 たんき 単発 たんぱつ 日払い ひばらい 週払い しゅうばらい 即日 そくじつ 在宅 ざいたく 内職 ないしょく 宅配 たくはい
`

/** Words by reading. */
type Words = ReadonlyMap<string, readonly string[]>

const pairsIn = (text: string): [word: string, kana: string][] =>
  [...text.matchAll(/(\S+)\s+(\S+)/g)].map(([, word = '', kana = '']) => [word, kana])

/** Groups words by kana; earlier pairs come first. */
function wordsByKana(pairs: Iterable<readonly [word: string, kana: string]>): Map<string, string[]> {
  const words = new Map<string, string[]>()
  for (const [word, kana] of pairs) {
    const known = words.get(kana)
    if (known) known.push(word)
    else words.set(kana, [word])
  }
  return words
}

function* namesOfPlaces(): Generator<[word: string, kana: string]> {
  for (const { name, kana } of municipalities) {
    yield [name, kana]
    if (/[市区]$/.test(name)) yield [name.slice(0, -1), kana.replace(/[しく]$/, '')]
  }
  for (const { name, kana } of stations) for (const each of kana) yield [stationKey(name), each]
}

function loaded(): { words: Words; endings: Words } {
  const words = wordsByKana([...readings, ...pairsIn(jobWords), ...namesOfPlaces()])
  for (const row of table.rows)
    for (const entry of row.split(';')) {
      const [kana = '', known = ''] = entry.split('|')
      words.set(kana, [...(words.get(kana) ?? []), ...known.split(' ')])
    }
  return { words, endings: wordsByKana(pairsIn(endings)) }
}

/** Built with the first query in kana, which few processes get. */
let dictionary: ReturnType<typeof loaded> | undefined
const load = () => {
  dictionary ??= loaded()
  return dictionary
}

/** Shorter kana are no word. */
const fewest = 3
const longestQuery = 24
/** The most words returned for a query, and the most words tried for a part of a compound. */
const most = 12
const mostOfPart = 6

/**
 * Folded words in kanji with this hiragana reading, likeliest first: words of the dictionary (IPADIC, place names,
 * words of postings), or up to three in sequence, such as しか and じょしゅ.
 */
export function wordsRead(kana: string): readonly string[] {
  if (kana.length < fewest || kana.length > longestQuery || !/^[ぁ-ゖー]+$/.test(kana)) return []
  const found = load().words.get(kana) ?? compoundsRead(kana, 3)
  return [...new Set(found.slice(0, most).map(foldedText))]
}

/** Readings of words of postings, by folded word. */
const kanaOfJobWords = new Map(pairsIn(jobWords).map(([word, kana]) => [foldedText(word), kana]))

/** The reading of a word of postings, alone or before an ending such as 院. */
export function kanaOfWord(folded: string): string[] {
  const kana = kanaOfJobWords.get(folded)
  if (kana) return [kana]
  const before = kanaOfJobWords.get(folded.slice(0, -1))
  const behind = pairsIn(endings).filter(([word]) => word === folded.slice(-1))
  return before ? behind.map(([, ending]) => before + ending) : []
}

/** Prefers the fewest parts; a part may be in kana beside one in kanji. */
function compoundsRead(kana: string, parts: number): string[] {
  const { words, endings } = load()
  for (let count = 2; count <= parts; count++) {
    const found: string[] = []
    for (const split of splits(kana, count)) {
      if (found.length >= most) break
      const ways = split.map((part, at) => [
        ...(words.get(part) ?? []).slice(0, mostOfPart),
        ...(at > 0
          ? (endings.get(part) ?? []).slice(0, 2)
          : split.slice(1).every(({ length }) => length >= 4)
            ? [part]
            : []),
      ])
      if (ways.every((way) => way.length > 0)) found.push(...products(ways))
    }
    if (found.length > 0) return found
  }
  return []
}

/** All ways to split a text into this many parts of two letters or more; the last may be one letter. */
function splits(text: string, count: number): string[][] {
  if (count === 1) return text === '' ? [] : [[text]]
  return Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => at + 2)
    .reverse()
    .flatMap((at) => splits(text.slice(at), count - 1).map((rest) => [text.slice(0, at), ...rest]))
}

/** The first concatenations of one part of each way. */
const products = (ways: readonly (readonly string[])[]): string[] =>
  ways.reduce<string[]>((made, way) => made.flatMap((before) => way.map((each) => before + each)).slice(0, most), [''])
