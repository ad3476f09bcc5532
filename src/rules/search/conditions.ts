import type { Band } from '#rules/jobs/job-vocabularies.ts'
import { conditionMark as mark } from './fold.ts'
import { cut, folded, foldKatakana, loanWord, loanWords } from './loan-words.ts'

/** A condition that postings phrase in many ways, and seekers in a few. */
type Condition = {
  id: string
  kind: 'holidays' | 'hours' | 'way'
  /**
   * Two letters that mark the condition in a job's search text. The folding removes the first letter from all other
   * texts.
   */
  spelling: string
  /** Folded spellings in queries. */
  typed: RegExp
  /** Folded spellings in texts. */
  said: RegExp
  /** Whether the typed letters are not looked for, because they mostly mean something else: 夜 in オンコール. */
  replacesLetters: boolean
  /** The mark of the jobs that mean it best; its own by default. */
  best: string
  /** A band of shifts that means it in place of a mark. */
  band?: Band
}

const near = (letters: number) => `[^。、!?\\n]{0,${letters}}?`
const no = '(?:なし|ない|無し|ゼロ|ありません|有りません|ございません|不要|発生しません|ほぼ‹0›|‹0›時間|一切)'
const welcome =
  '(?:ok|可|歓迎|大丈夫|安心|応募|問いません|不問|から|でも|始め|スタート|活躍|できます|出来ます|相談|優遇|いただ|頂け|多数|挑戦)'
const free = '(?:自由|不問|問いません|問わ|ok|可|制限な)'
const given =
  '(?:あり|有り|有|完備|支給|付|用意|制度|負担|充実|加入|無料|貸与|実績|取得|支援|サポート|できます|出来ます)'
const weekend = '(?:土日|土曜日?[・と、や]日曜|土・日|土曜日曜|週末|土[,、]日)'
const weekendAndHolidays = `(?:${weekend}(?:曜日?)?[・、と]?(?:祝|祭)|カレンダー通り|暦通り)`

/** Unless the same clause says one of these. */
const unless = (words: string) => `(?![^。、,!?\\n]{0,14}?(?:${words}))`
const unlessDenied = unless(`${no.slice(3, -1)}|専任|オンコール|呼び?出|電話番|警備会社|当直医|別の?チーム`)
/** Words for night, and no other words with 夜: 今夜, 夜景. */
const night =
  '(?:深夜|夜間|夜勤|夜番|ナイト(?!プール|ウェア)|(?<![今昨徹前一終聖毎])夜(?![景食行逃桜空会学泣尿明叉型鳴回]))'

/** 徒歩5分, 駅徒歩5分以内, 駅から5分: at most so many minutes on foot from a station. */
const minutesTyped = (minutes: number) => `(?:駅(?:から)?徒歩|徒歩|駅から|駅)‹${minutes}›分(?:以内|圏内)?`

/** Who else is welcome where these are: older people, and those of a kind. */
const alsoSaid: Readonly<Record<string, string>> = {
  ...{ '‹40›代': '(?:‹[4-6]0›代|ミドル)', '‹50›代': '(?:‹[5-7]0›代|‹[56][05]›歳以上|中高年|シニア|ミドル|定年)' },
  ...{
    '‹60›代': '(?:‹[67]0›代|シニア|高齢)',
    シニア: '(?:シニア|‹[67]0›代|定年)',
    主婦: '(?:主[婦夫]|子育て|家庭|家事|育児(?!休))',
    学生: '(?:学生|高校生)',
  },
}

/** Id, spellings in queries, and in a sentence of a text. A change of the rows needs another searchTextVersion. */
const table: readonly (readonly [id: string, typed: string, said: string])[] = [
  [
    'weekends-off',
    '(?:土日|週末)(?:が|は)?お?(?:休|定休|休日)み?',
    `${weekend}${near(8)}休|休(?:み|日)${near(4)}${weekend}|${weekendAndHolidays}`,
  ],
  [
    'weekends-and-holidays-off',
    '土日祝日?(?:が|は)?お?(?:休|定休|休日)み?',
    `${weekendAndHolidays}${near(8)}休|休(?:み|日)${near(4)}${weekendAndHolidays}`,
  ],
  ['two-days-off', '完全週休‹2›日制?', '完全週休‹2›日|完全に?週‹2›日(?:の)?休'],
  ['weekdays-off', '平日(?:が|は)?お?休み?', `平日${near(4)}休`],
  [
    'full-remote',
    // フル alone stays katakana, and becomes hiragana within フルリモート.
    '(?:フル|ふる|完全)(?:在宅|リモート|テレワーク)(?:勤務|わーく|ワーク)?(?:ok|可|あり|可能)?',
    '(?:フル|ふる|完全)(?:在宅|リモート|テレワーク)',
  ],
  ['remote', '(?:在宅|リモート|テレワーク)(?:勤務|ワーク)?(?:ok|可|あり|可能)?', '在宅|リモート|テレワーク'],
  [
    'no-overtime',
    '(?:残業|時間外)(?:なし|ゼロ|‹0›)|ノー残業|定時退社|定時上がり',
    `(?:残業|時間外)(?!代|手当)${near(5)}${no}|ノー残業|定時(?:退社|退勤|上がり|で帰)`,
  ],
  [
    'little-overtime',
    '残業少な[いめ]',
    `残業(?!代|手当)${near(8)}(?:少な|ほとんど|ほぼ|‹(?:1?\\d|20)›時間(?:以内|以下|程度|ほど))|残業(?!代|手当)${near(5)}${no}`,
  ],
  [
    'no-transfer',
    '転勤(?:なし|ゼロ|無し)|(?:勤務地|地域|エリア)限定',
    `(?:転勤|転居)${near(8)}${no}|(?:勤務地|地域|エリア)限定`,
  ],
  ['no-nights', '夜勤(?:なし|ゼロ)|日勤(?:のみ|だけ|専従)', `夜勤${near(4)}${no}|日勤(?:のみ|だけ|専従|帯のみ)`],
  ['no-travel', '出張(?:なし|ゼロ)', `出張${near(4)}${no}`],
  ['no-quota', 'のるま(?:なし|ゼロ)|ノルマ(?:なし|ゼロ)', `ノルマ${near(4)}${no}`],
  [
    'no-experience',
    '未経験者?(?:でも)?(?:ok|可|歓迎|大歓迎)?|経験不問|初心者(?:ok|可|歓迎)?|職種未経験|業界未経験',
    `(?:未経験|経験の?(?:が|は|も)?な[いく]|初心者|初めて|はじめて)${near(8)}${welcome}|経験${near(4)}(?:不問|問いません|問わ)`,
  ],
  ['no-school', '学歴(?:不問|問わず)', `学歴${near(5)}(?:不問|問いません|問わ|関係な)`],
  ['any-age', '年齢(?:不問|問わず)', `年齢${near(5)}(?:不問|問いません|問わ|関係な)`],
  [
    'no-licence',
    '(?:無資格|資格不問|資格なし)(?:ok|可|歓迎)?',
    `(?:無資格|資格${near(3)}な(?:い|く|し))${near(6)}${welcome}|資格${near(4)}(?:不問|問いません|要りません|いりません|不要)`,
  ],
  ['after-a-break', 'ぶらんく(?:ok|可|歓迎|あり)?', `ぶらんく${near(8)}${welcome}`],
  ['experienced', '経験者(?:優遇|歓迎|優先)?', `経験者${near(6)}(?:優遇|歓迎|優先)`],
  [
    'second-job',
    '(?:副業|兼業|掛持ち?|Wワーク|wワーク|だぶるワーク|だぶるわーく)(?:ok|可|歓迎)?',
    `(?:副業|兼業|wワーク|だぶるワーク|掛持)${near(8)}${welcome}|(?:副業|兼業)${near(6)}(?:認め|許可|自由)`,
  ],
  [
    'by-car',
    '(?:自動車|マイカー|車|まいかー|クルマ)通勤(?:ok|可|あり|可能)?',
    `(?:車|マイカー|まいかー|クルマ)${near(3)}(?:通勤|通え|通う|通って)`,
  ],
  [
    'by-motorcycle',
    '(?:バイク|自転車)通勤(?:ok|可|あり|可能)?',
    `(?:バイク|自転車)${near(3)}(?:通勤|通え|通う|通って)`,
  ],
  ['any-hair', '髪(?:色|型)?(?:自由|不問|ok)', `髪${near(5)}${free}`],
  ['any-clothes', '服装(?:自由|不問|ok)|私服(?:ok|可|勤務)', `服装${near(5)}${free}|私服`],
  ['nails', '(?:ネール|ネイル)(?:ok|可|自由)', `(?:ネール|ネイル)${near(5)}${free}`],
  ['piercings', 'ぴあす(?:ok|可|自由)|ピアス(?:ok|可|自由)', `(?:ピアス|ぴあす)${near(5)}${free}`],
  ['beard', '(?:ひげ|ヒゲ|髭)(?:ok|可|自由)', `(?:ひげ|ヒゲ|髭)${near(5)}${free}`],
  [
    'support-for-licences',
    '資格(?:取得)?(?:支援|補助|サポート|さぽーと)(?:制度|あり)?',
    `資格${near(8)}(?:支援|補助|さぽーと|負担|応援)`,
  ],
  [
    'insured',
    '(?:社会保険|社保|各種保険)(?:完備|あり|加入)?',
    `(?:社会保険|社保|各種保険)${near(6)}(?:完備|あり|有|加入|適用)`,
  ],
  [
    'dormitory',
    '寮(?:あり|完備|付き?)?|社宅(?:あり|完備)?|社員寮',
    `(?:寮|社宅)${near(6)}(?:あり|有|完備|用意|入れ|入居|利用)`,
  ],
  ['fares', '交通費(?:全額)?(?:支給|あり|出る)?', `交通費${near(8)}(?:支給|負担|あり|有|出ます)`],
  [
    'bonus',
    '(?:賞与|ボーナス|ぼーなす)(?:あり|支給)?',
    `(?:賞与|ぼーなす)${near(6)}(?:あり|有|支給|年‹\\d›回|出ます|実績)`,
  ],
  ['rises', '昇給(?:あり)?', `昇給${near(6)}(?:あり|有|年‹\\d›回|機会|します)`],
  ['retirement-pay', '退職金(?:あり|制度)?', `退職金${near(6)}(?:あり|有|制度|支給|出ます)`],
  ['uniform', '制服(?:貸与|あり|支給)', `制服${near(6)}(?:貸与|支給|貸し|あり|無料|用意)`],
  [
    'meals',
    '(?:賄い?|まかない|食事)(?:あり|付き?|補助)',
    `(?:賄|まかない|食事)${near(5)}(?:あり|付|無料|補助|支給|食べ)`,
  ],
  ['training', '研修(?:制度)?(?:あり|充実|完備)', `研修${near(8)}(?:あり|有|充実|制度|用意|行い|受け)`],
  [
    'parental-leave',
    '(?:産休|育休|産休育休|産育休|育児休業)(?:あり|取得実績(?:あり)?|実績(?:あり)?)?',
    `(?:育休|育児休業|産休|産前産後)${near(8)}${given}`,
  ],
  [
    'nursery',
    '(?:託児所|保育所|保育室|託児)(?:あり|完備|付き?)',
    `(?:託児|保育)(?:所|室|園|施設)${near(6)}(?:あり|有|完備|併設|利用)`,
  ],
  [
    'daily-pay',
    '日払(?:ok|可|あり)?|日払い(?:ok|可|あり)?|即日払い?|前払い?(?:ok|可)?',
    '日払|即日払|前払い?(?:ok|可|制度|あり)|翌日払|働いた日に',
  ],
  ...[1, 2, 3, 4, 5].map((days): readonly [string, string, string] => [
    `week-${days}`,
    `週(?:‹[1-5]›日?[~-])?‹${days}›日?(?:から|以上|以内|勤務|~)?(?:ok|可|勤務|でも)?`,
    `(?<!在宅|リモート|出社|勤務は)週‹[1-${days}]›日?(?:から|以上|~|ok)(?!の?(?:在宅|リモート|出社|テレワーク))`,
  ]),
  [
    'up-to-3h',
    '短時間(?:ok|可|勤務|バイト|のみ)?|(?:‹1›日)?‹[123]›時間(?:以内|以下|から|だけ|~)?(?:ok|可)?',
    '‹1›日‹[123]›時間(?:から|以内|だけ|ok|~)|短時間(?:ok|可|から|の勤務|勤務)',
  ],
  [
    'from-4h',
    '(?:‹1›日)?‹4›時間(?:から|以上|以内|~)?(?:ok|可)?|時短(?:勤務)?(?:ok|可)?',
    '‹1›日‹[1-4]›時間(?:から|ok|~)|時短(?:勤務)?',
  ],
  ['full-day', 'フルタイム(?:勤務)?|常勤', 'フルタイム|(?<!非)常勤'],
  ['flextime', 'フレックス(?:タイム)?(?:制|勤務)?(?:あり|ok)?', 'フレックス'],
  ['no-cv', '履歴書(?:不要|なし)', `履歴書${near(4)}(?:不要|なし|いりません|要りません)`],
  ['weekly-pay', '週払い?(?:ok|可|あり)?', '週払|毎週(?:払|支払)'],
  [
    'short-term',
    '短期(?:ok|可|歓迎|バイト|ばいと|のみ)?',
    '短期(?!大学|間で覚)|期間限定|‹[123]›ヶ月(?:だけ|のみ|間の|以内|限定)',
  ],
  [
    'single-days',
    '単発(?:ok|可|バイト|のみ|の?(?:仕事|求人))?|‹1›日(?:だけ|のみ|から|限り|限定|単位|の?バイト)?(?:ok)?|スポット(?:ワーク|わーく)?|日雇い?',
    '単発|‹1›日(?:だけ|のみ|から|単位|ok)|スポット',
  ],
  ['long-term', '長期(?:歓迎|ok|勤務)?', '長期(?:歓迎|勤務|的に働|で働|間働|できる)'],
  ['tax-allowance', '扶養(?:範囲)?内(?:ok|勤務|可)?|扶養の範囲内?', `扶養${near(6)}(?:内|範囲)`],
  [
    'near-station',
    `駅(?:近|チカ|ちか)(?:く|い|め)?|${minutesTyped(10)}`,
    `駅${near(3)}(?:近|チカ|ちか|直結|すぐ|目の前)|(?:徒歩|歩いて)(?:約)?‹(?:\\d|10)›分`,
  ],
  [
    'mornings',
    '朝(?:だけ|のみ|の?(?:バイト|シフト)|から)?|午前(?:中)?(?:のみ|だけ)?|モーニング',
    '(?:朝|午前中?)(?:だけ|のみ)|朝(?:から|番|勤|の(?:シフト|時間|勤務|仕事|部))|早番|モーニング|早朝|午前中(?:の|で|に)',
  ],
  [
    'evenings',
    '夕方(?:から(?:ok)?|以降|のみ|だけ|の?(?:バイト|シフト))?|放課後|学校帰り|仕事帰り|‹1[5-8]›時(?:から|以降)',
    '夕方(?!に?は?(?:帰|退社|終わ)|まで)|(?:夜|‹1[6-9]›(?:時|:‹\\d+›))(?:から|以降|だけ|のみ)|放課後|学校帰り|仕事帰り',
  ],
  [
    'late-nights',
    '深夜(?:のみ|だけ|勤務|帯|バイト|シフト)?|夜勤(?:あり)?|夜中',
    `(?:深夜|夜間|夜勤|ナイト)${unlessDenied}|‹2[2-4]›(?:時|:‹\\d+›)半?(?:から|以降|~|-|スタート)|[~-]‹2[34]›(?:時(?!間)|:‹)`,
  ],
  ['weekends-only', '(?:土日|週末)(?:のみ|だけ)(?:ok)?', `${weekend}(?:曜日?)?(?:のみ|だけ|ok|限定)`],
  ['weekdays-only', '平日(?:のみ|だけ)(?:ok)?', '平日(?:のみ|だけ|ok|限定)|月曜?日?(?:から|[〜~])金'],
  ['own-shifts', 'シフト(?:自由|自己申告|融通|相談)', `シフト${near(8)}(?:自由|自己申告|申告|相談|融通|希望)`],
  [
    'at-once',
    '即日(?:勤務|スタート|すたーと|ok)?|すぐ(?:働ける|に働ける)',
    `即日${near(4)}(?:勤務|すたーと|ok|働)|すぐに?${near(3)}(?:働|勤務|始め)`,
  ],
  ['becoming-permanent', '正社員登用(?:あり|制度)?', `正社員${near(6)}登用|登用制度`],
  [
    'online-interview',
    '(?:web|おんらいん|りもーと)面接(?:ok|可|あり)?',
    '(?:web|おんらいん|りもーと)[^。]{0,4}面接|面接[^。]{0,8}(?:web|おんらいん|りもーと)',
  ],
  ['one-interview', '面接‹1›回(?:のみ)?', '面接[^。]{0,4}‹1›回'],
  [
    'by-foreigners',
    '外国(?:人|籍)(?:ok|可|歓迎)?|留学生(?:ok|可|歓迎)?',
    `(?:外国(?:人|籍)|留学生|国籍)${near(8)}(?:${welcome.slice(3, -1)}|不問|多い|仲間|働い)`,
  ],
  ...[
    '‹20›代',
    '‹30›代',
    '‹40›代',
    '‹50›代',
    '‹60›代',
    'しにあ',
    'シニア',
    '主婦',
    '主夫',
    '女性',
    '男性',
    '学生',
    '高校生',
    'ふりーたー',
    '新卒',
    '第‹2›新卒',
    'ママ',
    '子育',
  ].map((who): readonly [string, string, string] => [
    `for-${who}`,
    `${who}(?:さん|の方|中)?(?:が|も)?(?:ok|可|歓迎|大歓迎|活躍|活躍中|多数)?`,
    `${alsoSaid[who] ?? who}${near(8)}(?:ok|可|歓迎|活躍|応募|大丈夫|多数|働き(?!方)|始め|両立)`,
  ]),
  ['walk-5', minutesTyped(5), `駅${near(3)}(?:直結|すぐ|目の前)|(?:徒歩|歩いて)(?:約)?‹[1-5]›分`],
  ['walk-15', minutesTyped(15), '(?:徒歩|歩いて)(?:約)?‹(?:\\d|1[0-5])›分'],
  ['walk-20', minutesTyped(20), '(?:徒歩|歩いて)(?:約)?‹(?:1?\\d|20)›分'],
  [
    'nights',
    '夜(?:だけ|のみ|から|の?(?:仕事|バイト|シフト)|遅く)?|夜間(?:のみ|だけ|勤務|帯|バイト|シフト)?|よる|ナイト(?:ワーク|わーく|シフト|しふと)?|‹(?:19|2[0-3])›時(?:から|以降)',
    `${night}${unlessDenied}|ディナー|遅番|‹(?:19|2[0-4])›(?:時|:‹\\d+›)半?(?:から|以降|~|-|スタート)|[~-]‹2[1-4]›(?:時(?!間)|:‹)`,
  ],
  ['nights-only', '夜勤(?:のみ|だけ|専従|専属|専門)|夜専', '夜勤(?:のみ|だけ|専従|専属|専門)|夜専'],
  ['mornings-only', '(?!)', '(?:朝|午前中?|早朝)(?:だけ|のみ)'],
  ['from-evening', '(?!)', '夕方(?:から|以降|だけ|のみ)|‹1[6-8]›(?:時|:‹\\d+›)(?:から|以降|~)'],
  [
    'for-‹70›代',
    '‹(?:6[05]|7[05])›歳以上(?:ok|可|歓迎)?|‹[78]0›代(?:ok|可|歓迎|活躍)?',
    `(?:‹[678]0›代|シニア|高齢|年配)${near(8)}(?:ok|可|歓迎|活躍|応募|大丈夫|多数|働き)|定年後|‹6[05]›歳以上`,
  ],
  [
    'for-‹50›歳',
    '‹5[05]›歳以上(?:ok|可|歓迎)?',
    `(?:‹[567]0›代|中高年|シニア)${near(8)}(?:ok|可|歓迎|活躍|応募|大丈夫|多数|働き|始)`,
  ],
]

/** Conditions whose letters alone are not looked for. */
const replacing = new Set(['nights', 'late-nights', 'evenings', 'mornings'])
/** The condition that means another one best: 朝だけ finds what has work in the morning, that with no other work first. */
const bestOf: Readonly<Record<string, string>> = { mornings: 'mornings-only', evenings: 'from-evening' }
const spellingOf = (id: string) => `${mark}${String.fromCharCode(0x4e00 + table.findIndex(([each]) => each === id))}`

/** Folds the loan words of a pattern. */
const foldedPattern = (source: string) => folded(source, loanWords).replace(loanWord, (run) => foldKatakana(run))

function kindOf(id: string): Condition['kind'] {
  if (/off$/.test(id)) return 'holidays'
  return /overtime|transfer|no-nights/.test(id) ? 'hours' : 'way'
}

const conditions: readonly Condition[] = table.map(([id, typed, said], at) => ({
  ...{ id, kind: kindOf(id), spelling: `${mark}${String.fromCharCode(0x4e00 + at)}` },
  ...{ replacesLetters: replacing.has(id), best: spellingOf(bestOf[id] ?? id) },
  typed: new RegExp(`^(?:${foldedPattern(typed)})$`),
  said: new RegExp(foldedPattern(said)),
}))

/** Times of work that shifts tell alone; texts say them by `spelling`. */
const ofShifts = (band: Band, spelling: string, typed: RegExp): Condition => ({
  ...{ id: band, kind: 'hours', spelling, typed, said: /(?!)/, replacesLetters: true, best: '', band },
})
const typedConditions = [
  ...conditions,
  ofShifts('early-morning', '早朝', /^早朝(?:のみ|だけ|バイト|勤務|の?(?:仕事|シフト))?$/),
  ofShifts('daytime', '昼間', /^(?:お?昼間?(?:のみ|だけ|バイト|の?(?:仕事|シフト))?|日中(?:のみ|だけ|の仕事))$/),
  ofShifts('daytime', '日勤', /^日勤帯?$/),
]

/** The condition that a folded word means; null for other words. */
export const conditionTyped = (folded: string): Condition | null =>
  typedConditions.find(({ typed }) => typed.test(folded)) ?? null

/** What groups of people usually ask for, by the ids of their conditions; nothing by sex. */
const usually: readonly (readonly [word: string, groups: RegExp])[] = [
  ['パート', /^(?:for-(?:主|ママ|子育|学生|高校生|‹[67]0›|シニア|しにあ)|tax-allowance|by-foreigners)/],
  ['未経験可', /^(?:for-(?:主|ママ|子育|‹|シニア|しにあ|ふりーたー|新卒|第)|by-foreigners)/],
]

/** Words for what a condition's people usually ask for. */
export const usualWords = (mark: string): string[] => {
  const id = conditions.find(({ spelling }) => spelling === mark)?.id ?? ''
  return usually.flatMap(([word, groups]) => (groups.test(id) ? [word] : []))
}

/** Conditions that say "none"; they are matched without the cuts that keep denied words from being found. */
const denies = /^(?:no-|little-|for-)/

/** Any night work that is not denied: a job that says so is not one by day. */
const nights = new RegExp(foldedPattern(night + unless(no)))

/** The marks of the conditions that a folded text states, or a posting's fields (conditionsStated). */
export function conditionsSaid(text: string, stated: ReadonlySet<string>): string {
  const whole = text.replaceAll(cut, '')
  const isStated = (id: string) => stated.has(id) && !(id === 'no-nights' && nights.test(whole))
  const spellings = conditions.filter(({ id, said }) => isStated(id) || said.test(denies.test(id) ? whole : text))
  return spellings.map(({ spelling }) => spelling).join('')
}
