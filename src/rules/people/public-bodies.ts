import { prefectures } from '#rules/jobs/prefectures.ts'
import { nfkc } from '#rules/nfkc.ts'

const prefecture = prefectures.map(({ name }) => name).join('|')

/** Offices of the state, of prefectures and of municipalities. Behind them 前, 通り and the like make a place. */
const office =
  '(?:市|区|町|村|都|道|府|県)(?:役所|役場|庁)|役場|合同庁舎|税務署|国税局|税関|警察署|警察本部|県警|府警|道警|警視庁|検察庁|裁判所|法務局|労働局|' +
  '公共職業安定所|ハローワーク|労働基準監督署|年金事務所|日本年金機構|消防署|消防本部|消防局|保健所|児童相談所|福祉事務所|教育委員会|' +
  '自衛隊|防衛局|地方整備局|水道局|交通局|税事務所|出張所|大使館|領事館|会計検査院|人事院|公正取引委員会|衆議院|参議院|日本銀行|独立行政法人'
const ministries =
  '(?:総務|法務|外務|財務|文部科学|厚生労働|農林水産|経済産業|国土交通|環境|防衛)省|内閣(?:府|官房)|宮内庁|' +
  '(?:デジタル|復興|金融|消費者|こども家庭|国税|特許|気象|観光|文化|スポーツ|警察|消防|林野|水産|中小企業|資源エネルギー|公安調査|海上保安|出入国在留管理)庁'
const body = new RegExp(
  `(?:${office}|${ministries})(?!前|通|駅|裏|横|そば|近|[東西南北]口|.{0,8}(?:店|クリニック|医院|歯科|薬局|食堂|ホテル))`,
)
/** A prefecture, or a municipality with or without it. */
const land = new RegExp(`^(?:${prefecture})$|^(?:${prefecture})\\S{1,8}[市区町村]$|^\\S{2,6}(?<!四日)市$`)
const publicly =
  /(?:国立|(?:都|道|府|県|市|区|町|村)立)(?!.*(?:株式会社|有限会社|合同会社))\S*(?:病院|学校|大学|図書館|保育園|保育所|幼稚園|センター|園)/
/** A company, foundation or cooperative is no public body, whatever its name holds. */
const company = /(?:株式|有限|合同|合資|合名)会社|\((?:株|有|同)\)|(?:一般|公益)(?:社団|財団)法人|組合|NPO|inc|ltd/i

/** Whether a name is that of a public body (さいたま市役所, 厚生労働省), by its words. */
export function isPublicBody(name: string): boolean {
  const written = nfkc(name).trim()
  return !company.test(written) && (body.test(written) || land.test(written) || publicly.test(written))
}
