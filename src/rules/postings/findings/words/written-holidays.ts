import type { HolidayDay } from '#rules/postings/term-vocabularies.ts'
import { matchesOf } from './any-of.ts'
import type { JudgedSentence } from './word-rule.ts'

type Place = { from: number; to: number }
const placeOf = (match: RegExpExecArray): Place => ({ from: match.index, to: match.index + match[0].length })

const ofYear =
  /(?<=休日(?:は|:|数は)?)年間?(?:合計|計|で)?([0-9]{2,3})日|年間?の?(?:総?休日|休暇|休み)(?:数|日数|総数)?(?:は|:|が|・|合計|計|】|\)|、|約|およそ)*([0-9]{2,3})日/g
const notOffered =
  /昨年|前年|以前|目標|目指|予定|取引先|お客|他部署|本社は|来年|かつて|(?:から|を)[^、。]{0,10}(?:増|引き上げ)|以上(?!の休み)/

/** 年間休日105日. */
export function writtenAnnualDays({ text }: JudgedSentence): (Place & { days: number }) | null {
  const [match] = notOffered.test(text) ? [] : matchesOf(ofYear, text)
  return match ? { ...placeOf(match), days: Number(match[1] ?? match[2]) } : null
}

/** What a text says about the days off of a week: these are worked, or only these are free, or so many are. */
export type WrittenDaysOff = Place &
  ({ worked: HolidayDay[] } | { onlyFree: HolidayDay[] } | { free: HolidayDay[] } | { aWeek: number })

const days: Record<string, HolidayDay> = {
  月: 'mon',
  火: 'tue',
  水: 'wed',
  木: 'thu',
  金: 'fri',
  土: 'sat',
  日: 'sun',
  祝: 'public',
}
const one = '(?:[月火水木金土日](?:曜日?)?|祝(?:日|祭日)?)'
const several = `${one}(?:(?:・|、|と|や|および|/|,)?${one}){0,4}`
const every = '(?:は|も|が)?(?:、)?(?:毎週|原則|基本(?:的に)?|必ず|隔週(?:で)?|通常)?(?:の)?'
const worked = new RegExp(
  `(?<![一-鿿])(${several})${every}(?:、)?(?:通常)?(?:出勤|勤務日|勤務(?:です|となり|になり|していただ|あり|$)|営業のため出勤|仕事(?:です|があり)|も?(?:必須|お仕事です))`,
  'g',
)
const onlyFree = new RegExp(
  `(?:お?休み|休日|休業日|公休|休)(?:は|:|が|・)*(?:毎週)?(${several})(?:だけ|のみ)|(?<![一-鿿])(${several})(?:のみ|だけ)(?:が|の|は)?(?:お?休み|休日|公休|休(?:$|、|です|み))`,
  'g',
)
const free = new RegExp(
  `(?:お?休み|休日|公休|定休日?)(?:は|:|が|・|】)+(?:毎週)?(${several})(?:です|となり|と|、|$|\\(|の(?:週|完全)|休み)|(?<![一-鿿])(${several})(?:は|が)?(?:毎週|必ず|お|完全|固定(?:の|で)?)?(?:休み|休日|公休|休(?=$|、|です|み))`,
  'g',
)
const aWeek =
  /週休(?:は)?([1-3])日|(?:お?休み|休日|公休)(?:は|:|が)?(?:毎?週|1週間)(?:に|で)?([1-3])日|週(?:に)?([1-3])日(?:の)?(?:お?休み|休日|公休|休)/g
const unclear =
  /振替|振休|代休|任意|希望(?:者|休|により)|相談|ありません|ございません|なし(?!$)|ない(?!日)|不要|月[に]?[1-4]回?|年[に]?[0-9]|繁忙|まれに|たまに|場合|第[1-5]|可能|できる方|歓迎|お客|取引先|店(?:舗)?(?:の|は)(?:定休|休)|定休|診療|休診|休館|選べ|どちらか|交代|シフト(?:制|により|による)|のうち|いずれか|週によ|目標|移行|制度|当番|イベント|パート|休日出勤|本社|出張|導入|面接|応募|希望/

/** What a sentence says about days off, where it is plain. */
export function writtenDaysOff(sentence: JudgedSentence): WrittenDaysOff | null {
  const { text } = sentence
  if (sentence.kind === 'title' || unclear.test(text)) return null
  const [count] = matchesOf(aWeek, text)
  if (count) return { ...placeOf(count), aWeek: Number(count[1] ?? count[2] ?? count[3]) }
  const [work] = matchesOf(worked, text)
  if (work) return { ...placeOf(work), worked: namedDays(work[1]) }
  const [only] = matchesOf(onlyFree, text)
  if (only) return { ...placeOf(only), onlyFree: namedDays(only[1] ?? only[2]) }
  const [off] = matchesOf(free, text)
  return off ? { ...placeOf(off), free: namedDays(off[1] ?? off[2]) } : null
}

/** 土日祝 → sat, sun, public; the 日 of 土曜日 and 祝日 is no Sunday. */
function namedDays(text = ''): HolidayDay[] {
  const plain = text.replace(/(?<=[月火水木金土日])曜日?/g, '').replace(/祝(?:祭)?日/g, '祝')
  return [...plain].flatMap((sign) => days[sign] ?? [])
}
