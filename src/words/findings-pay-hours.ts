import type { PlainReason } from '#rules/postings/findings/reasons.ts'
import type { FindingWords } from './finding-sentence.ts'

const accurate = '職業安定法5条の4'
const ages = '労働施策総合推進法9条'

/** Sentences for pay, hours, days off, ages and contradictions. */
export const payAndHoursSentences = {
  'fixed-overtime-terms': {
    message:
      '固定残業代は、金額、時間数、超過分を追加で支払うことの3つを示してください。「固定残業代40,000円（20時間分）を含む。超過分は別途支給」のように書きます。',
    law: '職業安定法5条の3・指針',
    suggestion: '',
  },
  'below-minimum': ({ hourly = '', wage = '', prefecture = '' }) => ({
    message: `1時間あたり${hourly}円となり、${prefecture}の最低賃金${wage}円を下回っています。`,
    law: '最低賃金法4条',
    suggestion: '',
  }),
  'below-minimum-in-text': ({ hourly = '', wage = '', prefecture = '', instead = '' }) => ({
    message: `文中の賃金は1時間あたり${hourly}円で、${prefecture}の最低賃金${wage}円を下回っています。`,
    law: '最低賃金法4条',
    suggestion: String(instead),
  }),
  'fixed-overtime-low': ({ due = '' }) => ({
    message: `固定残業代が1時間あたりの賃金の1.25倍に足りません。この時間数では${due}円以上が必要です。`,
    law: '労働基準法37条',
    suggestion: '',
  }),
  'too-wide': {
    message: '賃金の上限が下限の2倍を超えています。実際に採用する幅より広いおそれがあります。',
    law: accurate,
    suggestion: '',
  },
  'too-low': ({ unit = '', yen = 0, meant = '' }) => ({
    message: `${unit}${Number(yen).toLocaleString('ja-JP')}円では、短い時間の仕事でも最低賃金を下回ります。${meant ? `${unit}${meant}万円ですか？` : ''}金額と、時給・日給・月給・年俸の別を確認してください。`,
    law: '最低賃金法4条',
    suggestion: '',
  }),
  'too-high': ({ unit = '', yen = 0 }) => ({
    message: `${unit}${Number(yen).toLocaleString('ja-JP')}円は、ふつうの賃金の10倍ほどになります。桁と、時給・日給・月給の別を確認してください。`,
    law: accurate,
    suggestion: '',
  }),
  'too-high-in-text': ({ unit = '', yen = 0 }) => ({
    message: `文中の${unit}${Number(yen).toLocaleString('ja-JP')}円は、ふつうの賃金の10倍ほどになります。桁と、時給・日給・月給の別を確認してください。`,
    law: accurate,
    suggestion: '',
  }),
  'lower-pay-in-text': ({ written = '', stated = '', unit = '', instead = '' }) => ({
    message: `文中の${unit}${written}円が、賃金の欄の${unit}${stated}円を下回っています。`,
    law: accurate,
    suggestion: String(instead),
  }),
  'day-too-long': ({ minutes = 0 }) => ({
    message: `1日の労働時間が${Math.floor(Number(minutes) / 60)}時間${Number(minutes) % 60}分となり、法定の8時間を超えています。`,
    law: '労働基準法32条',
    suggestion: '',
  }),
  'break-too-short': ({ due = '' }) => ({
    message: `この労働時間では${due}分以上の休憩が必要です。`,
    law: '労働基準法34条',
    suggestion: '',
  }),
  'two-days-with-few': ({ days = '', instead = '' }) => ({
    message: `完全週休2日制では年間休日が104日以上になりますが、${days}日とされています。`,
    law: accurate,
    suggestion: String(instead),
  }),
  'two-days-with-one': {
    message: '文中の完全週休2日制と、休日の欄の週休制が食い違っています。',
    law: accurate,
    suggestion: '週休制',
  },
  'age-in-text': ({ instead = '' }) => ({
    message:
      '年齢を条件にすることは、法令の例外に当たる場合を除いてできません。例外に当たるときは、その理由を示してください。',
    law: ages,
    suggestion: String(instead),
  }),
  'age-without-reason': {
    message: '年齢制限の理由（例外事由）を選んでください。例外に当たらない場合は年齢制限を外してください。',
    law: ages,
    suggestion: '',
  },
  'age-with-wrong-reason': {
    message: '選んだ例外事由は、この年齢制限や雇用期間、応募要件に当てはまりません。',
    law: '労働施策総合推進法施行規則1条の3',
    suggestion: '',
  },
  'other-company': ({ company = '', own = '' }) => ({
    message: `会社名「${company}」が、企業プロフィールの名称「${own}」と異なります。屋号やブランドは企業プロフィールに登録してください。`,
    law: accurate,
    suggestion: '',
  }),
  'public-body': ({ company = '', own = '' }) => ({
    message: `会社名「${company}」は公的機関の名称ですが、企業プロフィールの名称は「${own}」です。雇用主の名称を書いてください。`,
    law: accurate,
    suggestion: '',
  }),
  'anothers-name': ({ company = '', own = '' }) => ({
    message: `会社名「${company}」は確認済みの別の企業の名称ですが、企業プロフィールの名称は「${own}」です。雇用主の名称を書いてください。`,
    law: accurate,
    suggestion: '',
  }),
  'other-contract': {
    message: '選んだ雇用形態と、文中の契約の形が食い違っています。',
    law: accurate,
    suggestion: '',
  },
  'no-social-insurance': {
    message:
      '法人などで常勤の人を雇うときは、社会保険への加入が義務です。加入の有無と、対象にならない場合はその理由を確認してください。',
    law: '健康保険法3条・厚生年金保険法9条・雇用保険法5条',
    suggestion: '',
  },
  'other-hours': {
    message: '文中の勤務時間が、就業時間の欄と食い違っています。',
    law: accurate,
    suggestion: '',
  },
  'other-break': ({ written = '', stated = '' }) => ({
    message: `文中の休憩${written}分が、休憩の欄の${stated}分と食い違っています。`,
    law: accurate,
    suggestion: '',
  }),
  'other-overtime': {
    message: '文中の残業時間が、時間外労働の欄と食い違っています。',
    law: accurate,
    suggestion: '',
  },
  'other-annual-days': ({ written = '', stated = '' }) => ({
    message: `文中の年間休日${written}日が、休日の欄の${stated}日と食い違っています。`,
    law: accurate,
    suggestion: '',
  }),
  'other-days-off': {
    message: '文中の休みの曜日や日数が、休日の欄と食い違っています。',
    law: accurate,
    suggestion: '',
  },
  'other-prefecture': ({ prefecture = '', location = '' }) => ({
    message: `就業場所の${prefecture}と、勤務地「${location}」が食い違っています。`,
    law: accurate,
    suggestion: '',
  }),
} as const satisfies Partial<Record<PlainReason, FindingWords>>
