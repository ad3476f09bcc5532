import { matchesOf } from './any-of.ts'
import type { JudgedSentence } from './word-rule.ts'

type Place = { from: number; to: number }
/** Minutes of the day; the end may be on the next day. */
export type WrittenSpan = Place & { start: number; end: number }

const hour =
  '(午前|午後|朝|昼|夕方|夜|深夜|翌朝|翌日?|am|pm)?\\s?([0-9]{1,2})(?::([0-5][0-9])|時(?:(半)|([0-5]?[0-9])分)?)'
const span = new RegExp(`(?<![0-9]|[0-9]:)${hour}\\s?(?:~|-|から|より|―)\\s?${hour}(?!:)`, 'g')

/** The sentence is about when one works, not when a shop is open or who may work when. */
const ofWork = /(?:勤務|就業|労働|実働|就労|所定)(?:時間|体系|シフト)?|シフト|定時|出勤|働(?:き|く|いて)|始業|退勤|勤め/
const notOfWork =
  /営業(?:時間|は|し|中)|開店|開館|開園|開院|診療|受付(?:時間|は)|受け?付け(?:時間|は)|朝礼|昼礼|コアタイム|フレキシブル|面接|電話|問い?合わ?せ|説明会|見学|応募|時短|短時間|例[:)]|一例|パート|アルバイト|夜勤(?:は|の|専従)|遅番|早番|繁忙|土曜|日曜|祝|水曜|金曜|曜日?は|レッスン|授業|講義|保育時間|預かり|対応可|相談|選べ|可能|(?:時間)?の間|の(?:うち|中)(?:で|から)|(?:うち|間で)|以内|内で[0-9]|お客|利用者|研修(?:中|期間)|バス|送迎|電車|日によ|以外|月1|残業|ok|スライド|またずら|配信|放送|閉/

/** Spans of work that a sentence states. */
export function writtenSpans({ text, heading, kind }: JudgedSentence): WrittenSpan[] {
  const labelled = /勤務時間|就業時間|労働時間|勤務体系|シフト|就業$/.test(heading)
  if (kind === 'title' || !(labelled || ofWork.test(text)) || notOfWork.test(text)) return []
  return matchesOf(span, text).flatMap((match) => {
    const [whole, half, hours, minutes, halfPast, byMinutes, half2, hours2, minutes2, halfPast2, byMinutes2] = match
    const start = minuteOf(half, hours, minutes ?? byMinutes, halfPast)
    const end = minuteOf(half2, hours2, minutes2 ?? byMinutes2, halfPast2)
    if (start === null || end === null || /休憩[^、。]{0,6}$/.test(text.slice(0, match.index))) return []
    return [{ from: match.index, to: match.index + whole.length, start, end }]
  })
}

function minuteOf(half = '', hours = '', minutes = '0', halfPast?: string): number | null {
  const stated = Number(hours)
  const later = /午後|夕方|夜|pm/.test(half) || (half === '昼' && stated < 6)
  const hour = later && stated < 12 ? stated + 12 : stated
  return hour > 29 ? null : ((hour % 24) * 60 + (halfPast ? 30 : Number(minutes))) % (24 * 60)
}

const overtime =
  /(?:残業|時間外(?:労働|勤務)?)(?:時間)?(?:は|が|も|:|・|、|数)*(?:全社|部署|社員|ひと|1人|一人)?(?:の)?(?:月|1か月|ひと月|毎月)?(?:に|あたり|当たり)?(?:平均|およそ|約|だいたい|概ね|おおむね|ほぼ)*(?:で|して)?(?:月)?(?:に)?(?:平均)?約?([0-9]{1,3})(?:\.[0-9])?(?:~([0-9]{1,3}))?時間(?:\/月)?/g
const monthlyOvertime = /月(?:平均)?約?([0-9]{1,3})(?:~([0-9]{1,3}))?時間(?:ほど|程度|くらい|前後)?の(?:残業|時間外)/g
const notUsual =
  /みなし|固定|見込|込み|含|超え|超過|以内|以下|未満|まで|上限|最大|最長|繁忙|36協定|三六|相当|時間分|削減|昨年|以前|前年|かつて|時短|1日|一日|お客|システム/
const none =
  /(?<!みなし|固定|定額|サービス|見込み?|休日)残業(?:は|が|も)?(?:一切|まったく|全く|基本的に|原則)?(?:、)?(?:なし|ナシ|無し|ゼロ|0(?:時間)?$|ありません|ございません|ない(?:$|です|ので|ため|お仕事|職場)|発生しません)/
const notNone =
  /ほとんど|ほぼ|あまり|月末|以外|日も|日は|デー|無理|強制|サービス残業|未払|こともあり|少な|希望|相談|不要な|できない/

export type WrittenOvertime = Place & { hours: number }

/** Overtime of a usual month as a sentence states it; 0 for none. */
export function writtenOvertime({ text }: JudgedSentence): WrittenOvertime | null {
  const nothing = notNone.test(text) ? null : none.exec(text)
  if (nothing) return { from: nothing.index, to: nothing.index + nothing[0].length, hours: 0 }
  if (notUsual.test(text)) return null
  const [match] = [...matchesOf(overtime, text), ...matchesOf(monthlyOvertime, text)]
  if (!match) return null
  const [whole, low = '', high] = match
  return { from: match.index, to: match.index + whole.length, hours: (Number(low) + Number(high ?? low)) / 2 }
}

const rest =
  /休憩(?:時間)?(?:は|が|:|・|、|\()*(?:1日|昼|お昼)?(?:に)?(?:合計|計)?([0-9]{1,3})(分|時間)(半)?(?!(?:の|と|\+|、|・|後|ごと|毎|以上))/g

export type WrittenBreak = Place & { minutes: number }

/** The break of a day as a sentence states it. */
export function writtenBreak({ text }: JudgedSentence): WrittenBreak | null {
  const found = matchesOf(rest, text)
  const [match] = found
  if (
    !match ||
    found.length > 1 ||
    /別|ほか|他に|追加|以外|以上|夜勤|日勤|早番|遅番|短時間|時短|パート|6時間|研修|昼休憩とは|お客/.test(text)
  )
    return null
  const [whole, count = '', unit, half] = match
  const minutes = unit === '分' ? Number(count) : Number(count) * 60 + (half ? 30 : 0)
  return { from: match.index, to: match.index + whole.length, minutes }
}

const ofDay =
  /(?:実働|実労働|所定労働時間は?|1日(?:の)?(?:労働|勤務)時間は?)(?:時間)?(?:は|:|が|、)*(?:約|1日)?([0-9]{1,2})(?:\.([0-9]))?時間(半)?(?!以内|以下|未満|程度から|~)/g
const untilOnly = /(?<![0-9:])([0-9]{1,2})(?::([0-5][0-9])|時(半)?)まで(?:の)?(?:勤務|働(?:き|く|いて)|お?仕事)/g

/** 実働9時間: the minutes of work a day. */
export function writtenDay({ text }: JudgedSentence): (Place & { minutes: number }) | null {
  const [match] = /パート|短時間|時短|相談|可|選べ|変形|お客|夜勤|研修/.test(text) ? [] : matchesOf(ofDay, text)
  if (!match) return null
  const minutes = Number(match[1]) * 60 + (half(match[3]) || Number(match[2] ?? 0) * 6)
  return { from: match.index, to: match.index + match[0].length, minutes }
}

const half = (word: string | undefined) => (word ? 30 : 0)

/** 20時まで働きます: only the end of the day. */
export function writtenEnd(sentence: JudgedSentence): (Place & { end: number }) | null {
  const { text } = sentence
  const [match] =
    notOfWork.test(text) || /から|~|もあり|日も|可|こと|希望|土|日曜|週[0-9]|月[0-9]/.test(text)
      ? []
      : matchesOf(untilOnly, text)
  if (!match) return null
  return {
    from: match.index,
    to: match.index + match[0].length,
    end: (Number(match[1]) % 24) * 60 + (Number(match[2] ?? 0) || half(match[3])),
  }
}
