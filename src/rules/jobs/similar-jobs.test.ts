import { expect, test } from 'vitest'
import { paysOverlap, similarFilters, similarJobs } from './similar-jobs.ts'

const job = {
  ...({ id: '1', company: '株式会社帖', job_type: 'part-time', salary_min: 250_000, salary_max: 300_000 } as const),
  ...({ workplaces: [{ prefecture: 'tokyo' }, { prefecture: 'osaka' }], occupations: ['backend', 'infra'] } as const),
}
const pay = (salary_min: number | null, salary_max: number | null) => ({ salary_min, salary_max })

test('similar jobs share an occupation and a place; without an occupation the employment type', () => {
  const shared = { occupation: ['backend', 'infra'], prefecture: ['tokyo', 'osaka'], employment: [] }
  expect(similarFilters(job)).toMatchObject(shared)
  const without = { occupation: [], prefecture: [], employment: ['parttime'] }
  expect(similarFilters({ ...job, occupations: [], workplaces: [] })).toMatchObject(without)
})

test('pay overlaps where the ranges meet; pay that is not stated overlaps with nothing', () => {
  expect(paysOverlap(job, pay(300_000, 400_000))).toBe(true)
  expect(paysOverlap(job, pay(310_000, 400_000))).toBe(false)
  expect(paysOverlap(job, pay(null, 250_000))).toBe(true)
  expect(paysOverlap(job, pay(200_000, null))).toBe(false)
  expect(paysOverlap(job, pay(null, null))).toBe(false)
})

test('a pay that overlaps comes first; the job itself and its company stay out; three at most', () => {
  const other = (id: string, salary: ReturnType<typeof pay>, company = '他社') => ({ ...job, id, company, ...salary })
  const found = [
    other('2', pay(500_000, 600_000)),
    { ...job },
    other('3', pay(250_000, 260_000), '株式会社帖'),
    other('4', pay(null, null)),
    other('5', pay(290_000, 400_000)),
    other('6', pay(200_000, 250_000)),
  ]
  const ids = similarJobs(job, found, (name) => name === job.company).map(({ id }) => id)
  expect(ids).toEqual(['5', '6', '2'])
})
