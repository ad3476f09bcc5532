import { useQuery } from '@tanstack/react-query'
import { pagePath } from '#contract/page-addresses.ts'
import { read } from '#web/api/read-query.ts'

/** A step of a new employer towards the first posting. */
export type EmployerStep = { title: string; line: string; to: string; verb: string; isDone: boolean }

/** The three steps and which are done, as one query. */
export function useEmployerSteps() {
  const profile = useQuery(read('readEmployerProfile'))
  const verification = useQuery(read('readVerification'))
  const jobs = useQuery(read('listMyJobs', { query: { page: '1', limit: '1' } }))
  const queries = [profile, verification, jobs]
  const all = {
    error: queries.find(({ error }) => error)?.error ?? null,
    isPending: queries.some(({ isPending }) => isPending),
    isFetching: queries.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(queries.map((query) => query.refetch())),
  }
  if (!profile.data || !verification.data || !jobs.data) return { ...all, data: undefined }
  const { name, address, phone, email, form_url } = profile.data.profile
  const { state } = verification.data.verification
  const steps: EmployerStep[] = [
    {
      ...{ title: '企業情報', verb: '入力する', to: pagePath('employerProfile', { from: 'start' }) },
      line: '名称、所在地、連絡先は、求人に必ず表示します。',
      isDone: Boolean(name && address && (phone || email || form_url)),
    },
    {
      ...{ title: '確認の申請', verb: '申請する', to: pagePath('employerProfile', { from: 'start' }) },
      line: '運営者が企業を確認すると、求人に「確認済みの企業」と表示します。',
      isDone: state === 'waiting' || state === 'verified',
    },
    {
      ...{ title: 'はじめての求人', verb: '求人を入力する', to: pagePath('addJob') },
      line: '入力して承認を申請します。ExcelやCSVからまとめて取り込むこともできます。',
      isDone: (jobs.data.total ?? 0) > 0,
    },
  ]
  return { ...all, data: steps }
}
