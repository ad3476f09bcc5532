import { eachOf, matchesOf } from './any-of.ts'
import { isDenied, type JudgedSentence, type WordHit } from './word-rule.ts'

/** The fourteen topics that a fair selection does not ask about (guideline to 職業安定法5条の5). */
const matters = eachOf(
  /本籍(?:地)?|出生地|出身地|家族(?:構成|の職業|の?ご?職業|の学歴|の収入|の健康|状況|関係|欄)|ご?両親の/,
  /(?:父親|母親|お父様|お母様|お父さん|お母さん|お父さま|お母さま|父母|親御さん|保護者|ご家族|配偶者|ご主人|旦那(?:様|さん)|奥様|夫|妻)の(?:お仕事|ご?職業|勤務先|お?勤め先|学歴|年収|収入)|扶養家族(?:数|の有無)?|配偶者(?:の有無)?/,
  /(?:結婚|出産|妊娠)の(?:ご?予定|有無)|婚姻(?:歴|状況|の有無)|未婚・?既婚|間取り|住宅(?:状況|の種類)|持ち家か/,
  /自宅(?:付近|周辺|近く)の(?:略図|地図)|自宅までの(?:略図|地図)|部屋数|生い立ち|家庭環境|生活環境|宗教|信仰|支持(?:する)?政党|支持政党/,
  /政治(?:的)?(?:信条|思想)|人生観|生活信条|座右の銘|尊敬する(?:人物|人)|思想|信条|労働組合|労組|学生運動|社会運動/,
  /購読(?:新聞|雑誌|している)|愛読書|愛読(?:紙|誌)|戸籍(?:謄本|抄本|の写し)?|住民票(?!記載事項)|健康診断(?:書|結果|の結果)|既往歴|病歴/,
  /通院歴|持病の有無/,
  /(?:親|父|母)の?(?:ご?職業|仕事|勤め先|学歴|年収)/,
  /(?:持ち家|借家|住宅ローン|兄弟姉妹|ご兄弟|子ども|お子様|お子さん|恋人|交際相手|借金|障害者手帳|離婚歴|持病)(?:や[^、。]{1,8}?)?の(?:有無|人数)/,
  /(?:ご?家族|ご?両親|父母|親|兄弟(?:姉妹)?|配偶者|恋人|交際相手)[^、。]{0,10}の?(?:人数|ご?職業|お?仕事|氏名|お名前|年齢|勤め先|勤務先|学歴|年収|健康|病歴|出身|構成|続柄|国籍)/,
  /(?:恋人|彼氏|彼女|交際相手)[^、。]{0,8}(?:いるか|いないか|有無)|離婚の?(?:した)?理由|交際(?:歴|関係|経験)|(?:教会|お寺|宗派|檀家|氏子)(?:や[^、。]{1,6})?(?:が|に|の|は)(?:ある|有無|所属|通)|身元調査|家族(?:の氏名|全員)|(?:ご?家族|ご両親)(?:に|の(?:こと|話|皆))(?:ついて|を|も|に)*|(?:ご?家族|ご両親)(?:の)?(?:事情|環境|様子)|ご?家庭の(?:状況|環境)|通勤時間|血液型|星座|(?:実家|一人)暮らしか/,
)
/** Plain words for health, debts and children, which are lawful outside a selection. */
const plainMatters = eachOf(
  /ご?(?:病気|入院|手術|持病|通院)(?:や[^、。]{1,8})?(?=に?(?:ついて|の(?:こと|経験|有無)|を|が|$))|(?:血液|肝炎|hiv|エイズ)の?検査|飲んでいる薬|債務整理|自己破産/,
  /家業|尊敬する[^、。]{1,6}(?:人物|人)|好きな政治家|(?:先祖|お墓)の[^、。]{0,6}(?:土地|出身|場所)|お子(?:さん|様|さま)(?:は|が)(?:まだ|いる|おられ|いらっしゃ|何人)|交際相手がい|交友関係/,
)
const considerate = /両立|配慮|相談|合理的|お客|患者|利用者|遺族/

const sexQuestion = /性別/g

const asking =
  /(?:面接|選考|応募(?!でき)|採用の条件|採用にあた|履歴書|エントリーシート|調査票|質問票|身上書|願書|誓約書|応募書類|応募フォーム|書類選考|一次選考|事前アンケート|アンケート|申込書|面談)/
const askedAs =
  /^(?:[^、。]{0,14}、)?[^。]{0,24}?(?:記入|記載|ご?提出|お聞き|聞きます|聞かせ|伺|うかが|教えて|お尋ね|尋ね|質問|確認|申告|調査|調べ|書いて|お書き|書いた|出して|送って|送付|挙げて|聞くこと|聞いて|受けて(?:いただ|もら)|調べ|添付|添え|持参|お持ち|同封|答え|ご用意|必要|お話し|チェック|話して|明記|お知らせ|必須)/
const papers = /戸籍|住民票|健康診断|本籍/
const listOfPapers = /(?:応募|提出|必要)書類(?:は|:|として|】)/
const askedFor = /質問(?:例|内容|項目)(?:は|:|として)|(?:伺う|お聞きする|確認する)(?:こと|内容|項目)(?:は|:)/
const afterHiring = /入社(?:後|時|日|手続)|採用(?:後|時|決定後|された(?:方|後))|内定(?:後|者)|雇入|雇い入れ|年1回|定期/
const dutiesOf =
  /業務|窓口|支援|相談員|担当(?:し|者|を)|お客様|お客さま|遺族|患者|利用者|管理(?:し|を)|お仕事です|仕事です|事務を|補助/

/** A question about one of these topics in a selection. */
export function judgeQuestions(sentence: JudgedSentence): WordHit[] {
  const { text } = sentence
  const inSelection = asking.test(text) || /面接|選考|応募(?:書類|方法)|提出書類/.test(sentence.heading)
  return [
    ...inquiries(sentence, matters, 'private-asked', inSelection),
    ...(inSelection ? inquiries(sentence, sexQuestion, 'private-sex-asked', true) : []),
    ...(inSelection && !considerate.test(text) ? inquiries(sentence, plainMatters, 'private-asked', true) : []),
    ...announcedQuestions(sentence),
  ]
}

/** 面接で伺います。ご結婚の予定はありますか: one sentence announces a question, the next one asks it. */
function announcedQuestions({ before, text }: JudgedSentence): WordHit[] {
  const announced = (announcement.test(before) && !openToAnything.test(before)) || firstOfSeveral.test(before)
  if (!announced || !endsAsList.test(text) || refused.test(text) || considerate.test(text) || afterHiring.test(text))
    return []
  return [matters, plainMatters].flatMap((matter) =>
    matchesOf(matter, text).map(({ index, 0: { length } }) => ({
      ...{ reason: 'private-asked' as const, from: index, to: index + length },
    })),
  )
}

const announcement =
  /(?:面接|選考|応募|エントリー)[^。]{0,20}(?:お尋ね|お聞き|聞かせ|聞きます|伺|うかが|質問|確認|書いて|ご?記入|お?答え|話題)[^。]{0,12}$/
/** Applicants may ask, or nothing is asked. */
const openToAnything = /ご質問|質問(?:して|を(?:お|受)|に(?:は|も)?お答え)|ません|以外|何でも/
const firstOfSeveral = /^(?:ひとつ|一つ|1つ目?|まず)は[^。]{0,10}(?:志望動機|自己pr|経歴)/
const endsAsList = /(?:です|ます|ますか|ですか|か|など|こと|点|先|有無|人数|政党|宗教|職業|仕事|名前|学歴|年収|状態)$/

function inquiries(
  { text }: JudgedSentence,
  matter: RegExp,
  reason: 'private-asked' | 'private-sex-asked',
  inSelection: boolean,
): WordHit[] {
  const hits: WordHit[] = []
  for (const match of matchesOf(matter, text)) {
    const [from, to] = [match.index, match.index + match[0].length]
    const after = text.slice(to, to + 48)
    const listed =
      askedFor.test(text.slice(0, from)) || (papers.test(match[0]) && listOfPapers.test(text.slice(0, from)))
    const asked = askedAs.exec(after)
    if (!(asked || listed) || isDenied(after)) continue
    if (refused.test(asked ? untilComma(after, asked[0].length) : after)) continue
    if (afterHiring.test(text)) continue
    if (!inSelection && (dutiesOf.test(text) || !toldToApplicants.test(after))) continue
    hits.push({ reason, from, to })
  }
  return hits
}

/** The part about the question itself, without its consequences. */
const untilComma = (text: string, from: number) =>
  text.slice(0, from) + text.slice(from, from + 16).replace(/(?<=[しがてり])、.*/, '')

/** Outside a selection only direct questions to the reader count. */
const toldToApplicants =
  /(?:教えて|お聞かせ|記入|記載|提出|お書き|添付|持参|お持ち|同封|お知らせ|申告|書いて|確認させて)(?:を|し)?[^、。]{0,6}(?:ください|下さい|いただ|お願い|頂)|お聞きします|伺います|伺って(?:い|お)ります|伺っています|(?:記入|記載|提出|添付|持参|同封)(?:のこと|すること)?$/

const refused =
  /(?:ません|しないで|控えて|しないよう|不要|必要はあり|必要なし|ないこと|任意|禁止|問わ|不問|関係なく|よる(?:差別|区別|判断|選考)|差別)/
