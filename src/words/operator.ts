/** Who runs this site, from OPERATOR_NAME and so on; '' means not set. */
export type Operator = {
  name: string
  /** With building, floor and number, as the law asks of whoever recruits. */
  address: string
  email: string
  phone: string
  /** The person who represents the operator. */
  representative: string
  /** Number of the notification as 特定募集情報等提供事業者, such as 51-募-000123. */
  registration: string
  /** When somebody answers, such as 平日 9:00～18:00. */
  hours: string
  /** Where personal data is kept, such as 日本. */
  country: string
}

/** Used while nothing is set: the pages then say that it is not set. */
export const defaultOperator: Operator = {
  name: '',
  address: '',
  email: 'support@shigotocho.example',
  phone: '',
  representative: '',
  registration: '',
  hours: '',
  country: '',
}

/** Shown where the operator has set nothing. */
export const unsetText = '（設定されていません）'
