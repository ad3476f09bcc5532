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
export const kanjiVariant = new RegExp(`[${[...usualOf.keys()].join('')}]`, 'gu')

/** The usual form of a kanji. */
export const usualKanji = (kanji: string): string => usualOf.get(kanji) ?? kanji

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
