import type { WordReason } from '#rules/postings/findings/words/word-reasons.ts'
import type { FindingWords } from './finding-sentence.ts'

const equality = '男女雇用機会均等法5条'
const indirect = '男女雇用機会均等法7条'
const ages = '労働施策総合推進法9条'
const origin = '職業安定法3条・労働基準法3条'
const disability = '障害者雇用促進法34条'
const fair = '職業安定法5条の5・指針（公正な採用選考）'
const accurate = '職業安定法5条の4'
const medium = '掲載の基準'

/** A sentence, and the replacement of the wording if there is one. */
const sentence =
  (message: string, law: string): FindingWords =>
  ({ instead = '' }) => ({ message, law, suggestion: String(instead) })

/** Sentences for wordings. */
export const wordSentences: Record<WordReason, FindingWords> = {
  'sex-limit': sentence('性別を条件にしたり、一方の性を優先したりすることはできません。', equality),
  'sex-job-name': sentence('性別を表す職種名は使えません。', equality),
  'sex-job-name-mild': sentence('性別を表す呼び方は避けてください。', equality),
  'sex-at-work': sentence(
    '一方の性だけを挙げると、その性を求めていると受け取られます。事実であるか、必要な記載かを確認してください。',
    equality,
  ),
  'sex-numbers': sentence('男女別の採用人数は定められません。合わせた人数を書いてください。', equality),
  'sex-housewife': sentence('女性または男性だけを想定した呼び方で募集することはできません。', equality),
  'sex-mothers-at-work': sentence('女性だけを想定した呼び方は避けてください。', equality),
  'sex-looks': sentence('容姿を条件にすることはできません。', fair),
  'sex-body': sentence(
    '身長や体重の条件は、合理的な理由がなければ間接差別に当たります。必要な作業の内容を書いてください。',
    indirect,
  ),
  'sex-strength': sentence(
    '体力の条件は間接差別に当たるおそれがあります。作業の内容を、運ぶ重さなどで書いてください。',
    indirect,
  ),
  'sex-transfer': sentence(
    '転勤に応じることを条件にすると間接差別に当たるおそれがあります。転勤の有無と範囲を書いてください。',
    indirect,
  ),
  'age-young': sentence('若い年齢層に限ったり、優先したりすることはできません。', ages),
  'age-young-mild': sentence('年齢層を優先する表現と受け取られます。', ages),
  'age-at-work': sentence(
    '特定の年代だけを挙げると、その年代を求めていると受け取られます。事実であるか、必要な記載かを確認してください。',
    ages,
  ),
  'age-generation': sentence('生まれた年や定年までの年数で応募を限ることはできません。', ages),
  'age-old-excluded': sentence('年齢を理由に応募を断ることはできません。', ages),
  'age-old-preferred': sentence('年齢層を優先する表現と受け取られます。', ages),
  'age-students': sentence(
    '年齢や属性で応募を断る表現と受け取られます。勤務できる曜日や時間帯を書いてください。',
    ages,
  ),
  'origin-nationality': sentence('国籍を条件にすることはできません。', origin),
  'origin-insult': sentence('国や民族をおとしめる表現は使えません。', origin),
  'origin-dated': sentence('差別的と受け取られる呼び方です。', origin),
  'origin-birthplace': sentence('出身地は適性・能力と関係がありません。', origin),
  'origin-descent': sentence('社会的身分や門地に関わる表現は使えません。', origin),
  'origin-creed': sentence('信条や信仰を条件にすることはできません。', origin),
  'disability-excluded': sentence(
    '障害や病気を理由に応募を断ることはできません。必要な作業の内容を書いてください。',
    disability,
  ),
  'disability-able-bodied': sentence('障害のある方を除く表現は使えません。', disability),
  'disability-colour': sentence(
    '色覚を理由に応募を断る表現は使えません。色の識別が必要な作業があれば、その内容を書いてください。',
    disability,
  ),
  'disability-health': sentence(
    '健康状態を条件にする表現と受け取られます。必要な作業の内容を書いてください。',
    disability,
  ),
  'disability-lively': sentence('健康状態や性格を条件にする表現と受け取られます。', medium),
  'disability-blind-touch': sentence('差別的とされることのある表現です。', medium),
  'disability-vaccine': sentence('予防接種を条件にする表現は避けてください。', medium),
  'disability-tattoo': sentence('身体の特徴を条件にする表現は避けてください。', medium),
  'private-marriage': sentence('結婚、妊娠、出産を条件にすることはできません。', fair),
  'private-children': sentence('お子さんの有無や子育ての状況を条件にすることはできません。', fair),
  'private-family': sentence('家族の状況を条件にすることはできません。', fair),
  'private-housing': sentence('住まいの状況を条件にすることはできません。', fair),
  'private-near': sentence(
    '住んでいる場所を条件にする表現は避けてください。通勤手段や終業時刻を書いてください。',
    fair,
  ),
  'private-asked': sentence('適性・能力と関係のない事柄を、選考で尋ねたり提出させたりすることはできません。', fair),
  'private-sex-asked': sentence('性別を尋ねる場合は、任意であることを示してください。', fair),
  slur: sentence('人や職業を見下す表現です。', medium),
  'misleading-gain': sentence(
    '収入が確実であるかのような表示はできません。実績を示すときは、その条件と時点を書いてください。',
    accurate,
  ),
  'misleading-hiring': sentence('採用が確実であるかのような表示はできません。', accurate),
  'misleading-gift': sentence(
    '応募や面接、入社に対して金銭や品物を提供する表示はできません。',
    '職業安定法の指針（2025年4月）',
  ),
  'misleading-trial': sentence('試用期間中が契約社員であるときは、契約社員の求人として表示してください。', accurate),
  'misleading-later': sentence(
    '条件の詳しい内容を面接まで示さない表現です。本文に書いてください。',
    '職業安定法5条の3・5条の4',
  ),
  fee: sentence(
    '応募者に登録料、保証金、教材費、研修費などを支払わせる求人は掲載できません。会社が負担するときは、そのように書いてください。',
    '職業安定法40条・労働基準法24条',
  ),
  penalty: sentence(
    '罰金、違約金、弁償額をあらかじめ定めたり、賃金から差し引いたりすることはできません。',
    '労働基準法16条・24条・91条',
  ),
  unpaid: sentence(
    '研修や試用の期間も、準備の時間も、働いた時間には賃金の支払いが必要です。',
    '労働基準法24条・37条・最低賃金法4条',
  ),
  crime: sentence('犯罪の実行者を集める求人に見られる表現のため、掲載できません。', '職業安定法63条・5条の4'),
  'off-platform': sentence('ほかの手段での応募を求めています。応募はこのサイトで受け付けてください。', medium),
  'pay-at-interview': sentence('賃金を面接まで示さない表現です。額を書いてください。', '職業安定法5条の3'),
  'pay-possible': sentence('実際より高い賃金に見える表現です。基本給などの下限を書いてください。', accurate),
  'pay-overtime-included': sentence('残業代を含む場合は、時間数と金額を書いてください。', '職業安定法5条の3・指針'),
}
