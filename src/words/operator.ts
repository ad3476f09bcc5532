/** The site's operator, from OPERATOR_NAME and so on; '' means not set. */
export type Operator = {
  name: string
  /** With building, floor and number, as the law requires for recruiting. */
  address: string
  email: string
  phone: string
  /** The operator's representative. */
  representative: string
  /** Number of the notification as 特定募集情報等提供事業者, such as 51-募-000123. */
  registration: string
  /** Office hours, such as 平日 9:00～18:00. */
  hours: string
  /** The country of the stored personal data, such as 日本. */
  country: string
}

/** The default while nothing is set: the pages say so. */
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

/** Shown instead of an unset value. */
export const unsetText = '（設定されていません）'
