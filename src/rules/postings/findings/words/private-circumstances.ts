import { eachOf, matchesOf } from './any-of.ts'
import { isRefused } from './refusal.ts'
import type { JudgedSentence, WordHit } from './word-rule.ts'

/** Circumstances that a selection must not depend on, in any wording of rejection. */
const circumstances = eachOf(
  /ご?結婚|婚約|入籍|再婚|離婚|未婚|既婚|独身|独り身|配偶者|夫婦|同棲|恋人|交際|彼氏|彼女|(?:夫|妻|主人|旦那)(?:の|が)|ご主人|奥様/,
  /妊娠|妊活|不妊治療|出産|産休|育休|産前産後|育児|子育て|乳幼児|幼児|保育園|お?孫|お?子(?:さん|様|さま|ども|供)|(?:小さ|幼)(?:い|な)(?:お)?子/,
  /身内|親戚|親族|親類|家族|家庭(?!教師|用|科|菜園|料理|的な|向け|ごみ|ゴミ|系)|親(?=が|の|と|を|族)|両親|実家|介護(?!福祉|職|施設|サービス|保険|業務|事業|支援|専門|士|スタッフ|記録|用品|現場|の(?:仕事|資格|経験|お仕事))|扶養|母子|父子|ひとり親|片親|シングル(?:マザー|ファザー|の)|兄弟|長男|長女|一人っ子|家業|実家の/,
  /持ち?家|借家|賃貸|(?:一人|ひとり|独り|1人)(?:暮|ぐ)らし|住宅ローン|借金|借入|ローンを|自己破産|債務整理|生活保護|受給(?:中|者|して)|住所(?:不定|(?:が|の)(?:定まら|定まって|ない))|居候|ネットカフェ/,
  /訴訟|裁判/,
)
/** 自己破産の経験がある方は…: not experience in a trade. */
const debts = /自己破産|破産|債務整理|カードローン|借金|借入/g
const whoseDebts = /^[^、。]{0,24}?(?:方|人|者|場合)/

const whoseCircumstances =
  /^(?![^、。]{0,20}(?:経験|資格|免許|スキル|知識|修了|研修|連れ|同伴|興味|関心|支援|相談|お客|利用者|入居者|からの|好き|接し))[^、。]{0,24}?(?:方|人|者|場合|うちは|あいだは|間は|ご?家庭|女性|男性|可能性があ)/

/** 配偶者が正社員で、収入が安定している方を優先します; a mere welcome to parents is no limit. */
const preferred =
  /^(?![^。]{0,36}(?:経験|資格|免許|スキル|知識|修了|研修|理解|寄り添|気持ち|思い|支援|相談|お客|利用者|入居者|興味|関心|好き|接し|子育て中|育児中|両立|歓迎))(?:が|の|を|に|は|と)[^。]{2,28}(?:方|人)(?:を|に|のみ|が|で)?(?:優先|優遇|限(?:り|定|らせ)|のみ|希望(?:し|です|$)|望(?:み|まし)|求め|必須|条件)/

export function refusedForPrivateLife(sentence: JudgedSentence): WordHit[] {
  return [...refusedForDebts(sentence), ...refusedForCircumstances(sentence)]
}

function refusedForDebts(sentence: JudgedSentence): WordHit[] {
  return matchesOf(debts, sentence.text).flatMap((match): WordHit[] => {
    const [from, to] = [match.index, match.index + match[0].length]
    const refused = whoseDebts.test(sentence.text.slice(to, to + 40)) && isRefused(sentence, to)
    return refused ? [{ reason: 'private-family', from, to }] : []
  })
}

function refusedForCircumstances(sentence: JudgedSentence): WordHit[] {
  return matchesOf(circumstances, sentence.text).flatMap((match): WordHit[] => {
    const [from, to] = [match.index, match.index + match[0].length]
    const after = sentence.text.slice(to, to + 40)
    const refused = whoseCircumstances.test(after) && isRefused(sentence, to)
    return refused || preferred.test(after) ? [{ reason: 'private-family', from, to }] : []
  })
}
