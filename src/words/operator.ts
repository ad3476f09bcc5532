/** Who runs this site, as the pages name them. From OPERATOR_NAME, OPERATOR_ADDRESS and so on; '' is not set. */
export type Operator = {
  name: string
  /** With building, floor and room, as the law asks of whoever recruits. */
  address: string
  email: string
  phone: string
  /** The person who represents the operator. */
  representative: string
  /** Number of the notification as 特定募集情報等提供事業者, such as 51-募-000123. */
  registration: string
}

/** Before an operator has named itself: the pages say that it has not. */
export const defaultOperator: Operator = {
  name: '',
  address: '',
  email: 'support@shigotocho.example',
  phone: '',
  representative: '',
  registration: '',
}

/** Shown in the place of what the operator has not set. */
export const unsetText = '（設定されていません）'
