import type { Fault, FieldFault } from '#rules/faults.ts'

/** The sentence for every fault of a field; docs/product/screens.md, Messages. */
export const faultSentence: Record<Fault, string> = {
  'wrong-shape': '入力の形式が正しくありません',
  required: '入力してください',
  'too-long': '文字数を減らしてください',
  'too-many': '件数を減らしてください',
  'not-text': '使用できない文字が含まれています',
  'number-range': '数値の範囲が正しくありません',
  'min-over-max': '下限は上限以下にしてください',
  'time-invalid': '時刻は09:30のように24時間表記で入力してください',
  'email-other-host': '企業プロフィールのサイトと同じドメインのメールアドレスを入力してください',
  'email-invalid': '有効なメールアドレスを入力してください',
  'password-short': 'パスワードは6文字以上で入力してください',
  'reset-password-short': 'パスワードは6文字以上である必要があります',
  'password-common': 'よく使われるパスワードのため、使用できません',
  'password-own-data': 'お名前やメールアドレスと同じパスワードは使用できません',
  'passwords-differ': 'パスワードが一致しません',
  'new-passwords-differ': '新しいパスワードが一致しません',
  'code-invalid': '6桁の数字を入力してください',
  'recovery-code-invalid': '回復コードは10文字で入力してください',
  'name-short': '名前は2文字以上で入力してください',
  'role-unknown': 'アカウントの種類を選択してください',
  'rejection-reason-short': '却下理由を10文字以上入力してください',
  'override-reason-short': '承認の理由を10文字以上入力してください',
  'stop-reason-missing': '停止の理由を入力してください',
  'salary-order': '給与の下限は上限以下にしてください',
  'pay-too-small': '金額が1,000円未満です。万円単位で入力していませんか？',
  'deadline-past': '締切日は今日以降の日付にしてください',
  'end-before-start': '終了は開始より後の日時にしてください',
  'link-invalid': '「/」で始まるこのサイトのアドレスか、https:// で始まるアドレスを入力してください',
  'date-invalid': '日付を正しく入力してください',
  'slot-past': '現在より後の日時を入力してください',
  'title-required': '求人タイトルを入力してください',
  'company-required': '会社名を入力してください',
  'location-required': '勤務地を入力してください',
  'description-required': '仕事内容を入力してください',
  'reset-token-missing': 'リセットトークンが見つかりません',
  'choice-unknown': '選択肢から選んでください',
  'name-required': '名前を入力してください',
  'scopes-required': '権限を1つ以上選んでください',
  'webhook-url-invalid': 'インターネットに公開されている https:// のURLを入力してください',
  'choice-missing': '1つ以上選んでください',
  'https-invalid': 'https:// で始まるURLを入力してください',
  'url-invalid': 'http:// または https:// で始まるURLを入力してください',
  'phone-invalid': '電話番号を正しく入力してください',
  'postal-code-invalid': '郵便番号は7桁の数字で入力してください',
  'corporate-number-short': '法人番号は13桁の数字で入力してください',
  'corporate-number-wrong': '法人番号が正しくありません。番号を確認してください。',
  'year-invalid': '1978や昭和53年のように入力してください',
  'year-future': '今年までの年を入力してください',
  'page-range': 'ページの指定が正しくありません',
  'file-missing': 'ファイルを選択してください',
  'contact-required': 'メールアドレスか電話番号を入力してください',
  'csv-head': '1行目に列の名前（氏名、メールアドレス、電話番号、応募メッセージ、応募経路）が必要です',
  'answer-required': '必須の質問にお答えください',
}

/** Labels of fields by the last part of their path. */
const fieldName: Readonly<Record<string, string>> = {
  ...{ name: 'お名前', email: 'メールアドレス', password: 'パスワード', currentPassword: '現在のパスワード' },
  ...{
    subject: '件名',
    message: '内容',
    body: 'メッセージ',
    slots: '日時',
    proof: '確認の欄',
    note: 'メモ',
    reason: '理由',
    text: '内容',
  },
  ...{ title: '職種', company: '会社名', degree: '学位・課程', school: '学校名' },
  ...{ startDate: '開始年月', endDate: '終了年月' },
}

/** A field's fault in words, with its label or limit if the sentence needs them. */
export function faultText({ fault, limit, least, path }: FieldFault): string {
  const field = fieldName[path.split('.').at(-1) ?? '']
  if (fault === 'required' && field) return `${field}を入力してください`
  if (fault === 'too-long' && limit) return `${limit.toLocaleString('ja-JP')}文字以内で入力してください`
  if (fault === 'too-many' && limit) return `${limit.toLocaleString('ja-JP')}件以内にしてください`
  if (fault === 'number-range' && limit !== undefined && least !== undefined)
    return `${least.toLocaleString('ja-JP')}〜${limit.toLocaleString('ja-JP')}の範囲で入力してください`
  return faultSentence[fault]
}
