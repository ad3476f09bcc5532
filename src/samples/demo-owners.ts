/** Emails of the demo employers; demo-people.ts holds their names. */
export const owners = {
  takahashi: 'employer@example.com',
  ogawa: 'ogawa@hiraku.example',
  nakamura: 'nakamura@hinata.example',
  endo: 'endo@aoba-medical.example',
  kitamura: 'kitamura@sazanami.example',
  shimada: 'shimada@hokuto.example',
} as const
