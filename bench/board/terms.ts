import type { Terms } from '#rules/postings/terms.ts'

/** Terms of a posting; one in seven has none, and in the others any part may be absent. */
export function termsOf(month: number | null, isPartTime: boolean, chance: () => number): Terms | null {
  if (chance() < 0.15) return null
  const states = (share: number) => chance() < share
  return {
    ...(states(0.8) && { holidays: { pattern: 'two-days-full', annual_days: 96 + Math.floor(chance() * 34) } }),
    ...(states(0.7) && { hours: hours(chance) }),
    ...(states(0.6) && {
      workplace: {
        transfer: chance() < 0.6 ? 'none' : 'possible',
        remote_days: chance() < 0.7 ? 0 : 1 + Math.floor(chance() * 5),
        smoking: 'prohibited',
      },
    }),
    ...(states(0.9) && { pay: pay(month, isPartTime, chance) }),
    ...(states(0.7) && { trial: chance() < 0.2 ? { exists: false } : { exists: true, months: 3, same_terms: true } }),
    insurance: ['employment', 'accident', 'health', 'pension'],
  }
}

const hours = (chance: () => number): Terms['hours'] => ({
  system: 'fixed',
  spans: [{ start: '09:00', end: '18:00' }],
  break_minutes: 60,
  ...(chance() < 0.15
    ? { overtime: 'none' }
    : { overtime: 'some', overtime_hours: Math.floor(-Math.log(1 - chance()) * 180) / 10 }),
})

function pay(month: number | null, isPartTime: boolean, chance: () => number): Terms['pay'] {
  if (isPartTime || chance() < 0.1) return { unit: 'hour', min: 1_020 + 10 * Math.floor(chance() * 100) }
  if (chance() < 0.05) return { unit: 'day', min: 9_000 + 500 * Math.floor(chance() * 20) }
  return month === null || chance() < 0.1
    ? { unit: 'year', min: 3_000_000 + 100_000 * Math.floor(chance() * 40) }
    : { unit: 'month', min: month, monthly_hours: 160 }
}
