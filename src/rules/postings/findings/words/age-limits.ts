import { anyOf, matchesOf } from './any-of.ts'
import { callsBefore, conditionHeading, treatmentOf } from './context.ts'
import { type StatedReason, statedReason } from './stated-age-reason.ts'
import { customer } from './vocabulary.ts'
import { isDenied, type JudgedSentence } from './word-rule.ts'

/** An age that a sentence requires; `reason` is the lawful reason in the same sentence. */
export type RequiredAge = {
  from: number
  to: number
  min: number | null
  max: number | null
  reason: StatedReason
}

/** The ages and decades that a sentence requires. */
export function requiredAges(sentence: JudgedSentence): RequiredAge[] {
  const found: RequiredAge[] = []
  let last = -1
  for (const match of matchesOf(mention, sentence.text)) {
    const [from, to] = [match.index, match.index + match[0].length]
    if (from < last || !isFilterSet(sentence, from, to, match[0])) continue
    last = to
    found.push({ from, to, ...boundsOf(match[0]), reason: statedReason(sentence.text, sentence.after) })
  }
  return found
}

const number = '[1-9][0-9]'
const limitWord =
  '(?:以上|以下|未満|まで|迄|以内|以降|位|くらい|ぐらい|前後|程度|代|から|より上|より下|を(?:超え|過ぎ|越え)(?:た|る|て(?:い|お)る)?)'
const mention = new RegExp(
  [
    `(?:満|数え)?${number}(?:歳|代)?(?:位|くらい|前後)?(?:以上)?(?:~|-|から|・|、|/|,|と|や|または|及び|および|or)+(?:満)?${number}(?:歳|代)(?:前半|後半|半ば)?(?:${limitWord}){0,3}`,
    `(?:満)?${number}歳以上(?:、|で|かつ)?(?:満)?${number}歳(?:未満|以下|まで|迄)`,
    `(?:満|数え)?${number}歳になる(?:方|人)まで`,
    `(?:満|数え)?${number}歳(?:の誕生日)?(?:に|を)?(?:達して|迎えて|超えて|過ぎて|なって)いない(?=方|人|者)`,
    `(?:満|数え)?${number}歳(?:${limitWord}){0,3}`,
    `(?<![0-9:.,])[2-6][05](?:歳)?(?:手前|ちょい|そこそこ)(?:くらい|ぐらい)?(?:まで|以下)?(?=の?(?:方|人))`,
    '(?<![0-9年])[1-7]0代(?:前半|後半|半ば)?の?(?:方|人)まで(?=ご?応募|の募集|を募集|歓迎|ok|可|$)',
    `(?<![0-9年])[1-7]0代(?:前半|後半|半ば)?(?:${limitWord}){0,2}`,
    `(?<=年齢[^0-9、。]{0,4})${number}(?:~|-|から)${number}(?:くらい|ぐらい)?(?:まで|以下)?(?![0-9歳代年月日人名])`,
    `(?<=(?:年齢|年令)(?:層)?(?:は|が|:|】|・|\\s)*(?:満|だいたい|おおむね|約)?)${number}(?:位|くらい|ぐらい|前後)?(?:まで|迄|以下|未満|以上|前後)(?=と(?:し|さ|な|い)|に(?:限|し|な)|の(?:み|予定)|を|が|。|$)`,
    '(?:昭和|平成|令和|(?<![a-z])[sh](?=[0-9]{1,2}年)|(?:19|20)[0-9]{2}年)(?:[0-9]{1,2}年|[一二三四五六七八九十]{1,3}年|元年)?(?:[0-9]{1,2}月)?(?:[0-9]{1,2}日)?(?:代|以降|以前|以後)?(?:に|の)?(?:お?生まれ|うまれ)(?:以降|以前|以後)?',
    '(?<![a-z0-9])(?:u-?|アンダー)[2-5][0-9](?=歳|限定|の(?!代表|日本|選手|大会|試合|サッカー)|採用|募集|歓迎|世代|$)',
    '(?<![0-9])[1-7]0台(?:前半|後半)?(?:まで|以下|以上)?(?=の?(?:方|人|男性|女性))',
    `(?<=(?:年齢の?上限|上限年齢|年齢制限)(?:は|:|】|・|\\s)*満?)${number}(?![0-9年月日人名%歳代])`,
    `(?<![a-z0-9])${number}(?:over|オーバー)(?=$|の?(?:方|人)|は|不可|限定|歓迎)`,
    `(?<![0-9:.,/年月日時分秒約第\\-~¥])(?:満)?(?:[1-6][0-9])(?:位|くらい|ぐらい|前後)?(?:まで|迄|以下|未満|以上|前後|を(?:過ぎ|超え|越え)(?:た|て(?:い|お)る))(?=方|人|の(?:方|人|男|女|かた|若)|$|で(?:す|、|お願い)|、|\\)|」|】)`,
  ].join('|'),
  'g',
)

function isFilterSet(sentence: JudgedSentence, from: number, to: number, words: string): boolean {
  const { text } = sentence
  const before = text.slice(Math.max(0, from - 24), from)
  const after = text.slice(to, to + 36)
  const bare = !/[歳代台生う]|^u|アンダー|over|オーバー|手前|そこそこ/.test(words)
  if (namesCustomers.test(sentence.heading)) return false
  const inTitle = sentence.kind === 'title' && /[(【]$/.test(before) && /^[)】]/.test(after)
  if (bare && !inTitle && !/[~-]/.test(words) && !isBareAge(sentence, before, after)) return false
  if (/[0-9]/.test(text[from - 1] ?? '') || isDenied(after)) return false
  const [first = 99] = numbersOf(words)
  const limited =
    /^u|アンダー|over|オーバー|手前|そこそこ|を(?:過|超|越)|以上|以下|未満|まで|迄|以内|~|-|から|位|くらい|ぐらい|前後|程度|以降|以前|いない$/.test(
      words,
    )
  if (spansLife(words) || /^(?:と)?(?:さまざま|様々|いろいろ|幅広|まちまち|ばらばら)/.test(after)) return false
  if (/歳/.test(words) && Math.max(...numbersOf(words)) < 15) return false
  if (/免許[^。]{0,30}取得(?:でき|可能|が可能|できます)/.test(text) && !/取得可能な/.test(text)) return false
  if (staysUntil.test(after) || aboutRetirement(text, from, to, first)) return false
  if (first >= 60 && /以上/.test(words) && /^(?:の方)?(?:も|でも)?(?:、)?ご?応募(?:可|でき|いただけ|ok)/.test(after))
    return false
  if (underage.test(words) && lawFor.test(after)) return false
  if (!limited && openToAll.test(text)) return false
  if (limited && openAfter.test(after)) return false
  const treatment = treatmentOf(sentence, from, to)
  if (treatment === 'unwanted' || treatment === 'only') return true
  if (aboutOthers(text, before, after)) return false
  if (treatment === 'wanted' || (treatment === 'listed' && callsBefore.test(sentence.before))) return true
  if (inclusive.test(after) && !/^(?:の方)?も(?:ご?遠慮|お断り|不可)/.test(after)) return false
  if (treatment === null && colleaguesFar.test(after)) return false
  if (aboutColleagues.test(before.slice(-16)) || colleagues.test(after)) return false
  if (treatment === 'listed') return true
  if (ageLabel.test(before)) return true
  if (/生まれ|うまれ/.test(words)) return /^(?:た)?の?(?:方|人)/.test(after) || sentence.kind === 'condition'
  if (/[代台]/.test(words) && !/代(?:前半|後半|半ば)?(?:の?(?:方|人))?(?:まで|迄|以下|未満|以上)/.test(words))
    return (sentence.kind === 'condition' || conditionHeading.test(sentence.heading)) && /^(?:の方|の人|$)/.test(after)
  return limited && endsLikeLimit.test(after)
}

/** 20代から60代まで: too wide for a requirement, it describes the staff. */
function spansLife(words: string): boolean {
  const [first = 0, second = 0] = numbersOf(words)
  return /代/.test(words) && second - first >= 40
}

const numbersOf = (words: string) => [...words.matchAll(/[0-9]+/g)].map(([digits]) => Number(digits))

/** 30まで with no 歳: an age only where the sentence is about ages or people. */
function isBareAge({ text, heading }: JudgedSentence, before: string, after: string): boolean {
  if (/(?:年齢|年令|ご?年)(?:制限|層|の?上限)?(?:は|が|:|的には|としては|・)*(?:満|だいたい|おおむね)?$/.test(before))
    return true
  if (/^の?(?:方|人|男|女|かた|若)/.test(after))
    return !/[0-9]|時|分|件|点|人$|名$|回$|:$/.test(before.slice(-2)) && !/得点|スコア|toeic|偏差値|人数/.test(text)
  if (before === '' && after === '' && !/人数|定員|時間|個数|件数|点数/.test(heading)) return true
  return /年齢/.test(heading) && before.trim() === ''
}

function boundsOf(words: string): { min: number | null; max: number | null } {
  const numbers = numbersOf(words)
  const [first, second] = numbers
  if (/生/.test(words) || first === undefined) return { min: null, max: null }
  if (second !== undefined) return { min: first, max: /代/.test(words) ? second + 9 : second }
  if (/以上|から/.test(words)) return { min: first, max: null }
  if (/未満/.test(words)) return { min: null, max: first - 1 }
  if (/代/.test(words) && !/まで|以下/.test(words)) return { min: first, max: first + 9 }
  return { min: null, max: /代/.test(words) ? first + 9 : first }
}

const staysUntil =
  /^(?:の方)?(?:は|が)?(?:まで)?(?:、)?(?:元気に|安心して|長く|継続して|現役で)?(?:働け|働く|働い|勤務(?:でき|可能|が可能|延長)|就業(?:でき|可能)|雇用|就労(?:でき|可能)|勤められ|活躍でき|在籍でき|続けられ|になる(?!(?:方|人)まで)(?:まで)?|に達する|を迎え|の頃|のとき|の時に|で(?:店長|入社|独立|転職|起業|結婚|管理職|課長|主任|マネ|年収|月収|月給|退職)|からの(?:健康|人間|検)|時点|のお祝|の誕生)/
const underage = /(?:18|20|15|16)歳未満|(?:18|20)歳以下/
const lawFor =
  /^(?:の)?(?:方|人|者|お客)?(?:様)?(?:は|の|が|を|に|へ)?[^。]{0,24}(?:就け|就業でき|就労でき|働け|従事|禁止|深夜|2[12]時|できません|でき(?:ない|ませ)|雇用でき|販売|提供|入場|法律|法令|勤務でき|時まで|試飲|飲酒|購入|お酒|喫煙)/
const openToAll = anyOf(
  /年齢(?:は|を)?(?:一切)?(?:不問|問わ|問い)|年齢(?:制限)?(?:は|が)?(?:なし|ありません|ございません)|幅広い(?:年代|年齢|世代)/,
  /年代を?問わ|世代を?問わ|年齢(?:に|の)(?:関係|かかわ|関わ)|何歳でも/,
)
const openAfter =
  /^(?:の方)?(?:という|といった|などの)?(?:年齢)?(?:制限|条件)?(?:は|も)?(?:あり|ござい|設けて)(?:ません|い)/
const inclusive = /^(?:の)?(?:方|人|スタッフ|皆さん)?(?:々)?(?:の応募)?(?:も|でも)/
const aboutColleaguesWords =
  '社員|スタッフ|先輩|メンバー|職員|従業員|チーム|平均年齢|社長|店長|代表|管理職|役員|仲間|同僚|職場|男女比|年齢層|社内|講師|在籍'
const aboutColleagues = new RegExp(
  `(?:${aboutColleaguesWords})(?:の(?:平均)?年齢)?(?:は|も|が|の[^、]{0,6})[^、]{0,8}$|平均(?:年齢)?(?:は|が)?約?$`,
)
const colleagues = new RegExp(
  `^(?:の|が|を|から|、)?(?:男女|若手|幅広い|方|人|女性|男性|世代)?(?:の)?(?:${aboutColleaguesWords}|活躍|中心|在籍|多数|多い|[0-9]+(?:名|人|割|%)|の比率|の割合|を占|に活躍|が[0-9]|まで(?:幅広|が活躍|活躍|が在籍|の(?:幅広|スタッフ|社員|男女)))`,
)
const colleaguesFar = new RegExp(
  `^[^。]{0,16}?(?:${aboutColleaguesWords}|人|方)(?:が|も|たちが)[^。]{0,10}(?:活躍|働い|働く|在籍|勤務|勤め|い(?:ます|る))`,
)
const ageLabel =
  /(?:年齢の?上限|年齢|年令|(?:ご?応募|募集)(?=は)|応募資格|応募条件|対象年齢|募集年齢|資格|年齢制限|対象|条件)(?:は|が|:|】|・|\s|…|-|~|として|あり|\(|「)*(?:満|概ね|おおむね|だいたい|約)?$/
const endsLikeLimit = anyOf(
  /^(?:の)?(?:健康な|明るい|心身ともに健康な|若い|(?:やる気|意欲|元気|体力)(?:の|が)?ある|[^、。はがもをに]{1,6}[ない])?(?:方|人|者|かた|男女|女性|男性|男の(?:方|人|子)|女の(?:方|人|子)|スタッフ|人材|ドライバー)(?!には|に(?!限|お願い|ぴったり|最適|おすすめ)|へ|が(?!対象|条件|望)|と(?!させ|し)|から(?!の応募)|も)/,
  /^$|^であること|^[)」』】、\s]|^で(?:、|す|普通|要|運転|経験|応募|健康|、|未経験)|^(?:が|を)(?:対象|条件|望|募集|希望|目安)/,
  /^に(?:ご?入社|就職|着任|ご?応募)(?:でき|可能)|^(?:\(|なら|になる(?:方|人)まで|に限|ご?応募|ok|大丈夫|の応募|くらいの|限定|のみ|歓迎|優遇|募集|とさせ|とし|可$|の応募)/,
)

/** Customers and goods of an age: お客様は50代以上, 65歳以上の方の生活を支える. */
function aboutOthers(text: string, before: string, after: string): boolean {
  if (customersBefore.test(before)) return true
  if (othersAfter.test(after)) return true
  return othersAnywhere.test(text) && !applicants.test(text)
}

const namesCustomers = new RegExp(customer)
const customersBefore = new RegExp(`${customer}[^、。]{0,8}(?:は|が|の(?:年齢|平均|中心|多く)|も|:)[^。]{0,10}$`)
const othersAfter = new RegExp(
  `^(?:の)?(?:方々|方|人|男女|男性|女性|男の子|女の子)?(?:まで)?(?:の|が|を|へ|に|も|、)*(?:${customer}|向け(?:の|に)?|対象(?:の(?!求人|募集|お?仕事|アルバイト|バイト|パート|採用|職種|[^、。]{0,10}スタッフ)|とした(?!募集|求人|採用|お?仕事)|に)|クラス|を(?:対象とした(?!募集|求人|採用|お?仕事)|担当|保育|受け入れ|お預かり)|の(?:平均|年収|運賃|料金|入場料|入館料|割引|医療費|生活|暮らし|介護|介助|支援|保育|体操|レッスン|学習|指導|住まい|健康(?:診断|管理|づくり|維持|増進)|検診|入院|入居)|が(?:利用|通う|入居|入所|来(?!て(?:ほし|いただ|くれ|もら))|暮らす|通って|多く利用|過ご|生活|対象の(?!求人|募集|お?仕事|アルバイト|バイト|パート|採用|職種|[^、。]{0,10}スタッフ)))`,
)
const othersAnywhere = anyOf(
  /お客様|顧客|利用者|入居者|入所者|患者|園児|児童|生徒|お子|子ども|子供|読者|会員|ユーザー|保育園|幼稚園|学童|来店|デイサービス|老人ホーム|訪問介護/,
  /健診|検診|酒類|たばこ|タバコ|住宅|物件|ワイン|定年(?!まで)|再雇用|年金|保険商品|ターゲット|顧客層|客層/,
)
const applicants =
  /人を考え|を考えて(?:い|お)|来て(?:ほし|いただ|くれ|もら)|想定し|後釜|応募|募集|歓迎|採用|限定|のみ|求め|希望|優遇|対象年齢|年齢:|探して|ご遠慮|不可|お断り/

/** 定年60歳, 65歳まで再雇用, and the same age repeated beside them. */
function aboutRetirement(text: string, from: number, to: number, age: number): boolean {
  const near = text.slice(Math.max(0, from - 14), Math.min(text.length, to + 14))
  if (retirement.test(near)) return !/(?:の方|以下|未満)/.test(text.slice(from, to + 3)) || sameAge(text, age)
  return false
}

function sameAge(text: string, age: number): boolean {
  const at = /定年(?:年齢)?(?:は|が|:|\()?(?:満)?([0-9]{2})歳?|([0-9]{2})歳(?:の)?定年|([0-9]{2})歳で定年/.exec(text)
  const stated = at?.[1] ?? at?.[2] ?? at?.[3]
  return stated === undefined ? age >= 60 && age <= 80 : Number(stated) === age
}
const retirement = /定年|再雇用|継続雇用|雇用延長|勤務延長|嘱託|退職年齢|役職定年|雇止め/
