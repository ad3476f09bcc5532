/** Accounts of local mode, printed at start. */
export const demoAccounts = [
  { label: 'seeker', email: 'seeker@example.com', password: 'password' },
  { label: 'employer', email: 'employer@example.com', password: 'password' },
  { label: 'admin', email: 'admin@example.com', password: 'password' },
] as const

/** Emails of the demo employers; people.ts holds their names. */
export const owners = {
  takahashi: 'employer@example.com',
  ogawa: 'ogawa@hiraku.example',
  nakamura: 'nakamura@hinata.example',
  endo: 'endo@aoba-medical.example',
  kitamura: 'kitamura@sazanami.example',
  shimada: 'shimada@hokuto.example',
} as const
