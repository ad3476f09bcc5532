/** Changes that an account's owner is mailed about; docs/product/accounts.md, Security notices. */
export type SecurityNotice =
  | 'factor-added'
  | 'factor-removed'
  | 'codes-renewed'
  | 'password-changed'
  | 'password-ended'
  | 'new-sign-in'
  | 'factor-paused'
  | 'calendar-address-made'
  | 'api-key-made'
  | 'webhook-set'
  | 'member-invited'
