import { type Finding, finding } from './finding.ts'
import type { Posting } from './posting.ts'
import { type PostingText, placeOf, postingText } from './posting-texts.ts'
import type { PlainReason } from './reasons.ts'
import { eachOf, matchesOf } from './words/any-of.ts'
import { wordFindings } from './words.ts'

/** The fourteen matters that a fair selection does not ask about (職業安定法5条の5 and its guideline), and sex, age and health. */
const matters: readonly { reason: PlainReason; says: RegExp; unless?: RegExp }[] = [
  {
    reason: 'question-birthplace',
    says: /本籍|出生地|出身(?!校|大学|高校|学校|学部|学科|分野|業界|企業|会社)(?:地|県|はどこ|は)?|(?:お?生まれ|育ち)(?:は|の(?:場所|土地)|た(?:場所|所|土地))|国籍|ルーツ|戸籍/g,
    unless: /在留資格|就労(?:資格|可能|できる)/,
  },
  {
    reason: 'question-family',
    says: eachOf(
      /ご?家族|ご?両親|父親|母親|お?(?:父|母)(?:様|さま|さん)|父母|兄弟|姉妹|親の|保護者|身内|親族|親戚|続柄/,
      /ご?結婚|ご?婚姻|未婚|既婚|独身|離婚|再婚|配偶者|ご主人|旦那|奥様|奥さん|夫の|妻の|恋人|彼氏|彼女|交際(?!費)/,
      /ご?出産|ご?妊娠|お?子(?:様|さま|さん|ども|供)|扶養|ひとり親|母子家庭|父子家庭/,
    ),
    unless:
      /接客|指導|教え(?:た|方|る(?:仕事|経験))|保育|対象|お客|患者|利用者|入居者|支援(?:の|した|に)|児童|向け|経験は?(?:何年|あ)|業務/,
  },
  {
    reason: 'question-housing',
    says: /間取り|部屋数|住宅(?:の(?:種類|状況|広さ)|状況|ローン|事情)|近隣の(?:環境|施設)|お?住(?:まい|居)(?:の(?:種類|状況|形態|広さ)|は(?:持|賃|借|実家|一))|持ち?家|借家|賃貸(?:か|です|に(?:お住|住))|(?:一人|ひとり|1人|実家)(?:暮|ぐ)らし|(?:自宅|現住所)(?:(?:付近|周辺|近く|まで)?の)?(?:略図|地図|見取り図)/g,
  },
  {
    reason: 'question-living',
    says: /生活環境|家庭環境|生い立ち|ご?家庭の(?:状況|環境|様子|事情)|(?:資産|財産|貯金|借金|借入|債務|年収|世帯収入)(?:は|の(?:有無|額)|が|を(?:教|お))|自己破産|生活保護/g,
    unless: /(?:希望|現在の|前職の|現)(?:の)?年収/,
  },
  {
    reason: 'question-religion',
    says: /宗教|信仰|宗派|檀家|氏子|お?祈り|教会|入信/g,
    unless: /宗教法人での?(?:経験|勤務)/,
  },
  {
    reason: 'question-party',
    says: /支持(?:する|している)?政党|(?:支持|応援)(?:する|している)(?:政治家|候補)|好きな政治家|選挙で|投票(?:先|し)/g,
  },
  {
    reason: 'question-life-view',
    says: /人生観|生活信条|座右の銘|モットー|(?:大切|大事)にしている(?:言葉|考え方|価値観)|信条|人生で(?:一番|最も)?(?:大切|大事)/g,
  },
  {
    reason: 'question-respected',
    says: /(?:尊敬|敬愛|目標と)(?:する|している)(?:歴史上の|著名な)?(?:人|人物|方)|憧れの人|好きな(?:歴史上の)?人物/g,
  },
  {
    reason: 'question-thought',
    says: /思想|政治(?:的な?|に(?:ついて|関))(?:信条|考え|立場|意見)?|憲法(?:改正)?(?:に|を|は)|天皇|自衛隊(?:に|を)/g,
  },
  {
    reason: 'question-movements',
    says: /労働組合|労組|組合(?:に|へ)の?(?:加入|参加|所属)|(?:学生|社会|市民|消費者|政治)運動|デモ(?:に|へ)の?参加/g,
  },
  {
    reason: 'question-reading',
    says: /購読|愛読|(?:どんな|どの|何の|好きな|よく読む|読んでいる)(?:新聞|雑誌|本)|新聞は(?:何|どこ|読)/g,
  },
  {
    reason: 'question-background',
    says: /身元(?:調査|を調|保証人の(?:職業|年収))|身辺調査|興信所|素行|近所の評判|(?:前科|犯罪歴|逮捕歴)/g,
  },
  {
    reason: 'question-papers',
    says: /戸籍(?:謄本|抄本)|住民票(?!記載事項)|(?:マイナンバー|個人番号)|自宅の(?:地図|略図)/g,
  },
  {
    reason: 'question-health',
    says: /健康診断|健診(?:結果|書)?|既往|病歴|持病|通院|服薬|入院|手術|障害(?:の有無|は|者手帳)|障がい(?:の有無|は)|血液型|色覚|(?:心身|体)の(?:状態|不調)|妊娠検査|アレルギー/g,
    unless: /配慮|合理的|患者|利用者|業務|お客|入居者|対応した/,
  },
  { reason: 'question-sex', says: /性別|男性ですか|女性ですか|スリーサイズ|(?:身長|体重)(?:は|を)/g, unless: /任意/ },
]

/** What is asked of applicants, and wordings to avoid in it. */
export function questionFindings(posting: Posting): Finding[] {
  const texts = questionTexts(posting)
  const asked = texts.flatMap(mattersIn)
  // A matter that is asked has its own finding.
  const words = wordFindings(texts).filter(({ code }) => code !== 'word.private-life')
  return [...asked, ...words]
}

/** The questions to applicants and their options. */
export function questionTexts({ questions }: Posting): PostingText[] {
  return (questions ?? []).flatMap(({ text, options }, at) => [
    postingText(`questions[${at}].text`, text, 'prose', '選考の質問'),
    ...(options ?? []).map((option, index) =>
      postingText(`questions[${at}].options[${index}]`, option, 'prose', '選考の質問'),
    ),
  ])
}

function mattersIn(text: PostingText): Finding[] {
  return text.sentences.flatMap((sentence) =>
    matters.flatMap(({ reason, says, unless }) => {
      const [hit] = unless?.test(sentence.text) ? [] : matchesOf(says, sentence.text)
      if (!hit) return []
      const place = placeOf(text, sentence, { from: hit.index, to: hit.index + hit[0].length })
      return [finding(reason, text.field, {}, place)]
    }),
  )
}
