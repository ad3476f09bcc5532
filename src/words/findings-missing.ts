import type { PlainReason } from '#rules/postings/findings/reasons.ts'
import type { FindingSentence } from './finding-sentence.ts'

const stated = '職業安定法5条の3・施行規則4条の2'
const identified = '職業安定法5条の4・指針'

const sentence = (message: string, law: string, suggestion = ''): FindingSentence => ({ message, law, suggestion })

/** Sentences for missing statements. */
export const missingSentences = {
  'employer-name': sentence('募集者の氏名または名称を企業プロフィールに登録してください。', identified),
  'employer-address': sentence(
    '募集者の住所（ビル名・階・部屋番号まで）を企業プロフィールに登録してください。',
    identified,
  ),
  'employer-contact': sentence(
    '募集者の連絡先（電話番号、メールアドレス、自社の応募フォームのいずれか）を企業プロフィールに登録してください。',
    identified,
  ),
  'no-duties': sentence(
    '業務の内容が伝わりません。仕事内容を30文字以上で書くか、雇入れ直後の業務を入力してください。',
    stated,
  ),
  'no-workplace': sentence('就業場所を市区町村まで書いてください。在宅で働く場合は、その旨を書いてください。', stated),
  'no-pay': sentence('賃金の額は必ず示してください。', stated),
  'no-hours': sentence('始業・終業の時刻を入力してください。', stated),
  'no-break': sentence(
    '6時間を超えて働く場合は休憩が必要です。休憩時間を入力してください。',
    '労働基準法34条・職業安定法5条の3',
  ),
  'no-overtime': sentence('所定労働時間を超える労働の有無を入力してください。', stated),
  'no-holidays': sentence('休日を入力してください。', stated),
  'no-period': sentence('雇用期間の定めの有無を入力してください。', stated),
  'no-trial': sentence('試用期間の有無を入力してください。', stated),
  'no-insurance': sentence('加入する保険（雇用・労災・健康・厚生年金）を入力してください。', stated),
  'no-smoking': sentence('受動喫煙を防止するための措置を入力してください。', stated),
  'no-duties-change': sentence('業務の変更の範囲を入力してください。', stated, '会社の定める業務'),
  'no-workplace-change': sentence('就業場所の変更の範囲を入力してください。', stated, '会社の定める事業所'),
  'no-renewal': sentence('期間の定めのある契約では、更新の有無を入力してください。', stated),
  'no-renewal-criteria': sentence(
    '更新する場合の基準（通算期間や回数の上限を含む）を入力してください。',
    stated,
    '契約期間満了時の業務量、勤務成績、態度により判断する',
  ),
  'no-dispatch': sentence('派遣労働者として雇用するかどうかを選んでください。', stated),
  'text-of-others': sentence('ほかのアカウントの求人とほぼ同じ文章です。', '掲載の基準'),
  'text-again': sentence('ほぼ同じ文章の求人が3件以上あります。条件の違いが分かるように書いてください。', '掲載の基準'),
} as const satisfies Partial<Record<PlainReason, FindingSentence>>
