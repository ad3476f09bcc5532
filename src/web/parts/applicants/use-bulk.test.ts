import { expect, test } from 'vitest'
import { byJob, whyNotChanged } from './use-bulk.ts'
import type { ReceivedApplication } from './use-decide.ts'

const applications = [
  { id: 'a', job_id: 'j', applicant_name: '佐藤' },
  { id: 'b', job_id: 'k', applicant_name: '鈴木' },
  { id: 'c', job_id: 'j', applicant_name: '高橋' },
] as ReceivedApplication[]

test('applications go by their jobs, in the order of the list', () => {
  expect(byJob(applications)).toEqual([
    ['j', ['a', 'c']],
    ['k', ['b']],
  ])
})

test('unchanged applicants are named with the reason and who decided', () => {
  const row = { decided_at: null, decided_by_name: null }
  expect(
    whyNotChanged(
      [
        { ...row, id: 'a', outcome: 'done', status: 'rejected' },
        { ...row, id: 'b', outcome: 'withdrawn', status: 'rejected' },
        { ...row, id: 'c', outcome: 'decided', status: 'accepted', decided_by_name: '採用 花子' },
      ],
      applications,
    ),
  ).toEqual(['鈴木さん（辞退）', '高橋さん（採用：採用 花子さん）'])
})
