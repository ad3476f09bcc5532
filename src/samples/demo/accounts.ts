/** Accounts of local mode, printed at start. */
export const demoAccounts = [
  { label: 'seeker', email: 'seeker@example.com', password: 'password' },
  { label: 'employer', email: 'employer@example.com', password: 'password' },
  { label: 'admin', email: 'admin@example.com', password: 'password' },
] as const
