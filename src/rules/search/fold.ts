import { unfolded } from '#rules/search/search-text.ts'
import { type Folding, folded, foldKatakana, loanWord, loanWords, notMeant } from './loan-words.ts'

/**
 * Kanji that are one in names and words, the usual form first: 康熙字典体 beside 常用漢字表 (内閣告示, 2010), 人名用漢字別表
 * (戸籍法施行規則 別表第二), and forms of family names in Unicode's kSemanticVariant and kZVariant.
 */
const groups = `
高髙 崎﨑嵜碕 辺邉邊 吉𠮷 斎齋斉齊 沢澤 浜濱濵 徳德 広廣 真眞 国國 桜櫻 島嶋嶌 竜龍 滝瀧 恵惠 栄榮 檜桧 関關 鉄鐵鐡 会會 学學 芸藝
区區 県縣 円圓 万萬 与與 旧舊 寿壽 実實 礼禮 峰峯 船舩 館舘 曽曾 増增 蔵藏 奥奧 横橫 黒黑 亜亞 為爲 稲稻 医醫 来來 単單 弁辨辯瓣
検檢 剣劍劒劔 権權 収收 渋澁澀 将將 条條 乗乘 静靜 瀬瀨 専專 総總 荘莊庄 巣巢 対對 台臺 体體躰 団團 庁廳 点點 伝傳 灯燈 当當 独獨
読讀 売賣 秘祕 富冨 払拂 仏佛 並竝 宝寶寳 豊豐 毎每 満滿 弥彌 薬藥 予豫 余餘 様樣 頼賴 覧覽 両兩 緑綠 隣鄰 塁壘 励勵 霊靈 歴歷
労勞 楼樓 録錄 湾灣 桑桒 梅楳 柳栁桺 間閒 猪豬 遥遙 尭堯 槙槇 穂穗 薮藪 篭籠 芦蘆 鴎鷗 涛濤 砺礪 祷禱 鴬鶯 壷壺 繍繡 蝋蠟 醤醬
麺麵 箪簞 掴摑 焔焰 叱𠮟 剥剝 填塡 頬頰 餅餠 舎舍 禅禪 絵繪 縦縱 経經 継繼 続續 戦戰 気氣 帰歸 鶏鷄雞 蛍螢 茎莖 軽輕 参參 桟棧
糸絲 児兒 歯齒 湿濕 釈釋 従從 粛肅 処處 証證 縄繩 畳疊 嬢孃 譲讓 醸釀 触觸 図圖 粋粹 随隨 髄髓 数數 声聲 窃竊 摂攝 浅淺 銭錢 繊纖
双雙 挿插 争爭 装裝 騒騷 臓臟 属屬 堕墮 滞滯 択擇 担擔 胆膽 痴癡 虫蟲 鋳鑄 昼晝 逓遞 転轉 闘鬪 脳腦 廃廢 拝拜 麦麥 発發 蛮蠻 変變
舗舖 褒襃 穣穰 翻飜 訳譯 揺搖 謡謠 乱亂 猟獵 隷隸 炉爐 駅驛 応應 価價 仮假 画畫 拡擴 覚覺 楽樂 巻卷 陥陷 勧勸 歓歡 観觀 顔顏 犠犧
拠據 挙擧 狭狹 暁曉 勲勳 径徑 渓溪 掲揭 欠缺 倹儉 険險 圏圈 献獻 験驗 厳嚴 効效 恒恆 鉱鑛 号號 済濟 砕碎 剤劑 雑雜 蚕蠶 惨慘 賛贊
残殘 辞辭 写寫 獣獸 緒緖 叙敍 称稱 焼燒 奨奬 状狀 浄淨 剰剩 尽盡 慎愼 枢樞 潜潛 捜搜 壮壯 帯帶 遅遲 聴聽 鎮鎭 塩鹽 届屆 弐貳 悩惱
覇霸 抜拔 髪髮 瓶甁 桝枡 渕淵 野埜 秋穐龝 晋晉 刃刄 栖棲 啓啟 諌諫 潅灌 蛎蠣 撹攪 鯵鰺 蝉蟬 騨驒 掻搔 痩瘦 莱萊 屏屛 并幷
頴穎 迩邇 瑶瑤 凛凜 梼檮 侠俠 倶俱 巌巖 厩廐 祢禰 衛衞 温溫 郷鄕 隠隱
`

const usualOf = new Map(
  groups
    .trim()
    .split(/\s+/)
    .flatMap((group) => [...group].slice(1).map((other) => [other, [...group][0] ?? other] as const)),
)

/** A kanji in a variant form. */
const kanjiVariant = new RegExp(`[${[...usualOf.keys()].join('')}]`, 'gu')

/** The usual form of a kanji. */
const usualKanji = (kanji: string): string => usualOf.get(kanji) ?? kanji

const formsOf = new Map(
  groups
    .trim()
    .split(/\s+/)
    .flatMap((group) => [...group].map((kanji) => [kanji, [...group]] as const)),
)

/** The most spellings of a name to search for. */
const mostSpellings = 24

/** A name with every form of its kanji, itself first: 渡辺, 渡邉, 渡邊. */
export function spellingsOfName(name: string): string[] {
  let spelt = ['']
  for (const letter of name) {
    const forms = formsOf.get(letter) ?? [letter]
    const chosen =
      spelt.length * forms.length > mostSpellings ? [letter] : [letter, ...forms.filter((each) => each !== letter)]
    spelt = chosen.flatMap((form) => spelt.map((begun) => begun + form))
  }
  return spelt
}

const digits = '〇一二三四五六七八九'
const kanjiNumeral = '[〇一二三四五六七八九十]+'
/** Counters in postings; 四日市 and 三重県 are names. */
const counted =
  '交代|交替|日(?!市|本)|種(?!類)|級|名|人(?!前)|年|か月|ヶ月|月(?!島)|回|週|時間|部制|勤|シフト|次|類|連休|軸|トン|歳|階|つ星|台|件'

/** 0 to 99 in kanji: 二, 十二, 二十, 二五. */
function numberOf(kanji: string): string {
  const [tens, ones] = kanji.includes('十') ? kanji.split('十', 2) : [undefined, kanji]
  const plain = (letters: string) => letters.replace(/./g, (letter) => String(digits.indexOf(letter)))
  if (tens === undefined) return plain(ones ?? '')
  return `${tens === '' ? 1 : plain(tens)}${ones === '' ? 0 : plain(ones ?? '')}`
}

const yen = (digits: string, zeros: number) => BigInt(Math.round(Number(digits) * 10 ** zeros)).toString()

/** 1万2千, 25.5万, 1億 as a whole number. */
function amountOf(text: string): string {
  const [, hundredMillions, tenThousands, thousands, rest] =
    /^(?:([\d.]+)億)?(?:([\d.]+)万)?(?:([\d.]+)千)?(\d+)?$/.exec(text) ?? []
  const parts: [string | undefined, number][] = [
    [hundredMillions, 8],
    [tenThousands, 4],
    [thousands, 3],
    [rest, 0],
  ]
  return String(parts.reduce((sum, [digits, zeros]) => sum + (digits ? BigInt(yen(digits, zeros)) : 0n), 0n))
}

/** One spelling of numbers: digits without separators, full amounts, and digits before counters. */
const numerals: readonly Folding[] = [
  [/(?<=\d),(?=\d{3}(?!\d))/g, ''],
  [
    new RegExp(
      `(?<=第)${kanjiNumeral}|(?<!${kanjiNumeral.slice(0, -1)}|[第土日月火水木金])${kanjiNumeral}(?=${counted})`,
      'g',
    ),
    numberOf,
  ],
  [/(?<![\d.])\d{1,7}(?:\.\d{1,2})?(?:億(?:\d{1,4}万)?|万(?:\d{1,4}千?)?|千)(?![\d.])/g, amountOf],
]

const mark = { begins: '\u2039', ends: '\u203a' }

/** Marks around numbers keep 30 from being found in 130; beside Latin letters they are part of a word. */
const wholeNumbers: readonly Folding[] = [
  [/[\u2039\u203a]/g, ''],
  [/(?<![a-z\d])\d+(?![a-z\d])/g, (number) => `${mark.begins}${number}${mark.ends}`],
]

/**
 * Compound verbs with all their okurigana, as far as postings use them: those that official texts shorten
 * (公用文における漢字使用等について, 内閣訓令第1号, 2010), and those of 送り仮名の付け方 (内閣告示, 1973, 通則6 and 7).
 */
const compounds = `
明け渡し 預かり 言い渡し 入れ替え 入れ換え 植え付け 受け入れ 受け皿 受け持ち 受け渡し 受け付け 受け取り 受け身 打ち合わせ 打ち切り 打ち消し 打ち込み 埋め立て 売り上げ 売り出し 売り場 売り手 売り切れ 売り渡し 売り込み
買い上げ 買い入れ 買い受け 買い換え 買い替え 買い占め 買い取り 買い戻し 買い物 買い付け 買い手 書き換え 書き込み 書き方 書き出し 書き取り 貸し切り 貸し出し 貸し付け 貸し倒れ 貸し越し 借り入れ 借り受け 借り換え 借り上げ
切り上げ 切り替え 切り換え 切り下げ 切り捨て 切り取り 切り離し 切り盛り 切り出し 切り分け 組み合わせ 組み入れ 組み替え 組み立て 組み込み 組み付け 組み上げ 繰り上げ 繰り入れ 繰り越し 繰り下げ 繰り延べ 繰り戻し 繰り返し
差し押さえ 差し止め 差し引き 差し戻し 差し入れ 締め切り 締め付け 仕分け 仕入れ 仕上げ 仕立て 据え置き 据え付け 捨て場 座り込み 備え付け 染め物 立ち会い 立ち上げ 立ち入り 立ち替え 立て替え 立ち仕事 立ち寄り 付き添い
月払い 日払い 週払い 前払い 後払い 未払い 支払い 先払い 積み卸し 積み下ろし 積み替え 積み込み 積み出し 積み立て 積み付け 積み上げ 釣り合い 手当て 手続き 手引き 手渡し 手伝い 手直し 問い合わせ 届け出 取り上げ 取り扱い 取り卸し 取り替え
取り換え 取り決め 取り崩し 取り消し 取り壊し 取り下げ 取り締まり 取り調べ 取り立て 取り次ぎ 取り付け 取り戻し 取り組み 取り出し 取り外し 取り寄せ 取り引き 取り分け 取り残し 取り置き 取り込み 取り入れ 投げ売り 抜き取り
飲み物 飲み会 食べ物 乗り換え 乗り組み 乗り入れ 乗り降り 乗り場 話し合い 払い込み 払い下げ 払い出し 払い戻し 貼り付け 張り付け 引き上げ 引き揚げ 引き受け 引き起こし 引き換え 引き替え 引き込み 引き下げ 引き締め 引き継ぎ
引き取り 引き渡し 引き出し 引き算 引き合い 引き抜き 引き続き 引っ越し 日雇い 歩留まり 船着き場 振り出し 振り込み 振り替え 振り返り 振り分け 振り付け 巻き付け 巻き取り 見合わせ 見積もり 見習い 見送り 見守り 見回り 見直し
見渡し 見込み 申し合わせ 申し入れ 申し込み 申し立て 申し出 申し送り 持ち家 持ち込み 持ち帰り 持ち分 持ち運び 持ち物 元請け 下請け 孫請け 戻し入れ 催し物 盛り土 盛り付け 盛り上げ 焼き付け 焼き上げ 焼き鳥 焼き肉 雇い入れ 雇い主 譲り受け
譲り渡し 呼び出し 呼び込み 読み替え 読み取り 読み聞かせ 読み書き 割り当て 割り増し 割り戻し 割り引き 割り振り 荷受け 荷造り 荷下ろし 荷揚げ 荷積み 荷降ろし 品出し 声掛け 水揚げ 値引き 値上げ 値下げ 値付け 窓拭き 草刈り 草取り 芝刈り
建て替え 建て方 住み込み 通い詰め 泊まり込み 働き方 働き手 働き盛り 送り迎え 送り出し 送り届け 送り状 迎え入れ 見舞い 片付け 後片付け 味付け 飾り付け 色付け 日付け 受け答え 受け流し 待ち合わせ 待ち時間 打ち上げ 打ち出し
洗い物 洗い場 洗い出し 皿洗い 編み物 縫い物 縫い付け 刈り取り 摘み取り 植え替え 植え込み 入り口 出入り口 出迎え 出会い 追い越し 追い込み 置き場 置き換え 落ち着き 思い出し 折り込み 折り返し 折り畳み 折り紙 押し出し 押し付け 帰り道 掛け持ち
掛け算 語り合い 替え玉 勝ち取り 聞き取り 聞き込み 気遣い 言葉遣い 小遣い 金遣い 効き目 決まり事 気配り 心配り 組み版 込み入り 締め出し 知り合い 助け合い 支え合い 使い方 使い捨て 突き合わせ 作り方 作り手 手作り 詰め合わせ 詰め替え 詰め込み
積み重ね 解き方 問い掛け 溶け込み 泊まり掛け 泊まり勤務 直行直帰 成り立ち 慣れ親しみ 塗り替え 塗り付け 練り込み 残り物 乗り合わせ 乗り継ぎ 運び出し 運び込み 運び入れ 話し方 話し手 聞き手 貼り替え 張り替え 張り出し 控え室 干し物 吹き付け 吹き出し 振る舞い
踏み切り 掘り出し 巻き込み 混ぜ合わせ 待ち受け 磨き上げ 持ち上げ 持ち出し 持ち寄り 寄り添い 寄せ書き 分かち合い 渡し船 割り出し 割り込み 割り付け
`

const kana = /[ぁ-ゖ]+/g

/** 打ち合わせ as a pattern that also matches 打合わせ, 打合せ and 打合. */
function patternOf(word: string): string {
  return word.replace(kana, (run) => {
    // The last okurigana are dropped last: 合わせ, 合せ, 合.
    const tails = Array.from({ length: run.length }, (_, at) => run.slice(at))
    return tails.length === 1 ? `${run}?` : `(?:${tails.join('|')})?`
  })
}

const byKanji = Map.groupBy(compounds.trim().split(/\s+/), (word) => word.charAt(0))
const alternatives = [...byKanji].map(([first, words]) => {
  const rests = words.toSorted((a, b) => b.length - a.length).map((word) => patternOf(word).slice(1))
  return `${first}(?:${rests.join('|')})`
})

/** A listed compound with any of its okurigana. */
const compound = new RegExp(alternatives.join('|'), 'g')

/** A compound without okurigana, which all spellings share. */
const withoutOkurigana = (word: string): string => word.replace(kana, '')

/** Words with several spellings in kanji and kana; with one letter more or less they are no other word in postings. */
const spellings: readonly (readonly [common: string, others: string])[] = [
  ['子供', '子ども|こども|コドモ|小供'],
  ['障害', '障がい|障碍|障礙|しょうがい(?=者|のある)'],
  ['出来', 'でき(?=る|ま[すせ]|な[いく]|れ[ばる]|た|て)'],
  ['下さい', 'ください|下サイ'],
  ['1人', 'ひとり|独り'],
  ['2人', 'ふたり'],
  ['頂', 'いただ(?=[くきけいこ])|戴'],
  ['全て', 'すべて|総て'],
  ['様々', 'さまざま'],
  ['色々', 'いろいろ'],
  ['友達', '友だち|ともだち'],
  ['片付', 'かたづ|かた付|片づ'],
  ['手伝', 'てつだ'],
  ['仕事', 'しごと'],
  ['掃除', 'そうじ'],
  ['挨拶', 'あいさつ|アイサツ'],
  ['怪我', 'けが(?=[をのにがな人])|ケガ'],
  ['寿司', '鮨|鮓|スシ'],
  ['珈琲', 'コーヒー'],
  ['煙草', 'たばこ|タバコ'],
  ['眼鏡', 'めがね|メガネ'],
  ['鞄', 'かばん|カバン'],
  ['美味', 'おいし|オイシ'],
  ['綺麗', 'きれい|キレイ'],
  ['嬉し', 'うれし'],
  ['一緒', 'いっしょ'],
  ['大事', 'だいじ'],
  ['大切', 'たいせつ'],
  ['元気', 'げんき'],
  ['笑顔', 'えがお'],
  ['頑張', 'がんば'],
  ['年齢', '年令'],
  ['歳', '(?<=\\d)才'],
  ['t', '(?<=\\d)トン(?![ァ-ヶー])'],
  ['付属', '附属'],
  ['年配', '年輩'],
  ['交代', '交替'],
  ['宜し', 'よろし'],
  ['致し', 'いたし(?=ま)'],
  ['沢山', 'たくさん'],
  ['なし', '(?<=\\p{Script=Han})(?:無し|ナシ)'],
  ['あり', '(?<=\\p{Script=Han})(?:有り|アリ)'],
  ['分か', 'わか(?=[るりれら])|解か?(?=[るりれ])|判か'],
  ['作', '創(?=[るりっ])|造(?=[るりっ])'],
  ['お母', 'おかあ'],
  ['お客', 'おきゃく'],
  ['お子', 'おこ(?=さ[んま])'],
  ['お年寄', 'おとしよ'],
  ['花見', 'はなみ'],
  ['手作', 'てづく'],
  ['託児', 'たくじ'],
  ['育児', 'いくじ'],
  ['子育', 'こそだ'],
  ['塗装', 'とそう'],
  ['斡旋', 'あっせん'],
  ['苺', 'いちご|イチゴ'],
  ['林檎', 'りんご|リンゴ'],
  ['蜜柑', 'みかん|ミカン'],
  ['野菜', 'やさい|ヤサイ'],
  ['石鹸', 'せっけん'],
  ['漆喰', 'しっくい'],
  ['左官', 'さかん(?=[工業職屋の])'],
  ['鳶', 'とび(?=[職工の])|トビ(?=[職工の])'],
  ['塵', 'ゴミ|ごみ'],
  ['蕎麦', 'そば(?=屋|店|打|粉)|ソバ'],
  ['饂飩', 'うどん|ウドン'],
  ['拉麺', 'ラーメン|らーめん|らあめん|らぁめん'],
  ['天麩羅', '天ぷら|天婦羅|てんぷら|テンプラ'],
  ['豚カツ', 'とんかつ|トンカツ|豚かつ'],
  ['餃子', 'ぎょうざ|ギョウザ|ギョーザ'],
  ['焼鳥', 'やきとり|ヤキトリ'],
  ['焼肉', 'やきにく|ヤキニク'],
  ['居酒屋', 'いざかや'],
  ['弁当', 'べんとう'],
  ['和菓子', 'わがし'],
  ['揃', 'そろ(?=[うえい])'],
]

/** One spelling for a word of kanji, kana or both. */
const oneWord: readonly Folding[] = spellings.map(([common, others]) => [new RegExp(others, 'gu'), common] as const)

const kanji = '[\\p{Script=Han}々]'

/** Place names before が, which is a particle elsewhere. */
const beforeGa =
  '霞|自由|希望|緑|旭|千駄|茅|百合|星|梅|光|松|藤|富士見|雑司|阿佐|由比|七里|保土|鎌|袖|桶|竜|駒|金|鳩|桜|青葉|朝日|夢|虹|泉|清水|桂|つつじ|ひばり|ふじみ|みどり|あさひ|あざみ|すみれ|さつき'

/** Small kana in place names (茅ヶ崎, 四ッ谷, 丸ノ内) and before counters (3ヵ月). */
const kanaInNames: readonly Folding[] = [
  [new RegExp(`(?<=${kanji})[ヶケヵカ](?=${kanji})|(?<=${beforeGa})が(?=[丘関崎谷原浜窪浦岡島峰瀬])`, 'gu'), 'ヶ'],
  [/(?<=[\d〇一二三四五六七八九十数何])[ヶケヵカか箇](?=[月所国年条])/g, 'ヶ'],
  [new RegExp(`(?<=${kanji})ッ(?=${kanji})`, 'gu'), 'ツ'],
  [new RegExp(`(?<=${kanji})[ノ之乃](?=${kanji})`, 'gu'), 'の'],
]

/** The steps in order; each works on the result of those before. */
const foldings: readonly Folding[] = [
  [kanjiVariant, usualKanji],
  ...oneWord,
  [compound, withoutOkurigana],
  ...kanaInNames,
  ...numerals,
  ...loanWords,
]

/** Only `conditions.ts` adds it to a search text. */
export const conditionMark = '\u00a4'

/** Steps after the folding of loan words. */
const closing: readonly Folding[] = [[new RegExp(conditionMark, 'g'), ''], ...notMeant, ...wholeNumbers]

const last: readonly Folding[] = [[loanWord, foldKatakana], ...closing]

/** A text with one spelling per word, with katakana, which show the bounds of loan words. */
export const withKatakana = (text: string): string => folded(unfolded(text), foldings)

/**
 * Folds searched and typed text alike: `unfolded`, then one spelling per word, number and loan word. Katakana become
 * hiragana, except short words that stand alone (short-words.ts).
 */
export const foldedText = (text: string): string => foldedLines([text])

/** Folds several texts at once, one per line, which is faster than one by one. */
export const foldedLines = (texts: readonly string[]): string =>
  folded(texts.map(unfolded).join('\n'), [...foldings, ...last])

/** The last steps of `foldedText`, for a text with folded loan words. */
export const closed = (text: string): string => folded(text, closing)

/** A folded text, and the original position of each letter. */
export type Folded = { letters: string; places: readonly number[] }

/** `foldedText` of a normalised text; `places` has one more entry for the end. */
export function foldedWithPlaces(text: Folded): Folded {
  return [...foldings, ...last].reduce(step, text)
}

function step({ letters, places }: Folded, [pattern, by]: Folding): Folded {
  let made = ''
  const moved: number[] = []
  let from = 0
  const keep = (to: number) => {
    made += letters.slice(from, to)
    for (let at = from; at < to; at++) moved.push(places[at] ?? 0)
  }
  for (const { 0: found, index } of letters.matchAll(pattern)) {
    keep(index)
    const replaced = typeof by === 'string' ? by : by(found)
    made += replaced
    // Letters keep their position; a longer replacement ends with the last letter's.
    for (let n = 0; n < replaced.length; n++) moved.push(places[index + Math.min(n, found.length - 1)] ?? 0)
    from = index + found.length
  }
  keep(letters.length)
  moved.push(places[letters.length] ?? 0)
  return { letters: made, places: moved }
}
