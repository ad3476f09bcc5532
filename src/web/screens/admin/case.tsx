import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { ApiError, failureText } from '#web/api/api-error.ts'
import { call } from '#web/api/client.ts'
import { fetchFile } from '#web/api/fetch-file.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { lazyDialog } from '#web/parts/dialogs/lazy-dialog.tsx'
import { LevelBadge } from '#web/parts/level-badge.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import type { CaseQuestion } from '#web/parts/moderation/case-dialog.tsx'
import { saveAs } from '#web/parts/save-as.ts'
import { Crumbs } from '#web/parts/site/crumbs.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { NotFoundState } from '#web/parts/states/not-found-state.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { reportChange } from '#web/parts/toasts/report-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { useSession } from '#web/session/session.ts'
import { useMayChange } from '#web/session/use-may.ts'
import { caseStatusLabel } from '#words/case-labels.ts'
import { reportReasonLabel } from '#words/choice-labels.ts'
import { tableTimeText } from '#words/full-dates.ts'
import { approvalStatusLabel, publicLabel, stoppedLabel } from '#words/status-labels.ts'
import '#web/parts/sheet.css'

const CaseDialog = lazyDialog(async () => (await import('#web/parts/moderation/case-dialog.tsx')).CaseDialog)

export const meta = () => pageMeta({ title: '案件', hidden: true })

export type WholeCase = ResponseData<'readCase'>['case']

/** One case: what was reported about an account, and what is done about it without leaving. */
export default function AdminCase() {
  const { id = '' } = useParams()
  const query = useQuery(read('readCase', { params: { id } }))
  if (query.error instanceof ApiError && query.error.status === 404)
    return (
      <NotFoundState title="案件が見つかりません" back={{ to: pagePath('adminCases'), label: '案件の一覧へ' }}>
        保存の期間を過ぎて、消去された可能性があります。
      </NotFoundState>
    )
  return (
    <QueryState
      query={query}
      waiting={<SkeletonRows count={5} label="案件を読み込み中" />}
      failure={() => ({ title: '案件を取得できませんでした' })}
    >
      {(data) => <Case found={data.case} />}
    </QueryState>
  )
}

function Case({ found }: { found: WholeCase }) {
  const { id, account, accounts, status, level, jobs, reports, message_reports, contacts, notes, told } = found
  const linked = accounts.filter((each) => each.id !== account.id)
  const [asking, setAsking] = useState<CaseQuestion | null>(null)
  const { user } = useSession()
  const press = usePressGuard()
  const mayHandle = useMayChange('case:handle')
  const maySuspend = useMayChange('user:suspend')
  const isOpen = status === 'open'
  const isMine = found.assignee?.id === user?.id
  const waiting = jobs.filter((job) => job.approval_status === 'pending' || job.has_revision)

  const version = found.updated_at
  const act = (sent: Promise<{ message: string }>) =>
    reportChange(sent, { refused: '操作に失敗しました', about: `case:${id}`, line: account.name })
  const assign = () =>
    act(call('assignCase', { params: { id }, body: { assignee_id: isMine ? null : (user?.id ?? null), version } }))
  const confirm = () => act(call('confirmCase', { params: { id }, body: { version } }))

  const download = useMutation({
    mutationFn: () => fetchFile('exportCase', { params: { id } }),
    onSuccess: (blob) => saveAs(blob, `案件_${id}.zip`),
    onError: (error) => {
      const words = { refused: 'ZIPを作成できませんでした', unreachable: 'ネットワークエラーが発生しました' }
      toast.error(failureText(error, words), '時間をおいて、もう一度お試しください。', `case:${id}`)
    },
  })

  return (
    <>
      <PageHead
        title={account.company ?? account.name}
        crumb={<Crumbs trail={[{ label: '案件', to: pagePath('adminCases') }, { label: account.name }]} />}
        lead={
          <span className="ui-row ui-row--tight">
            <Badge tone={isOpen ? 'info' : 'quiet'}>{caseStatusLabel[status]}</Badge>
            <LevelBadge level={level} />
            <AccountState account={account} />
          </span>
        }
        actions={
          <div className="ui-row ui-row--tight">
            <Button busy={download.isPending} busyLabel="作成しています…" onClick={() => download.mutate()}>
              <Download className="ui-icon" aria-hidden="true" />
              ZIPをダウンロード
            </Button>
            {isOpen && mayHandle && (
              <Button variant="primary" onClick={() => setAsking({ what: 'close' })}>
                案件を終了する
              </Button>
            )}
          </div>
        }
      />
      <div className="ui-stack pt-6">
        <Ledger
          items={[
            { term: 'メールアドレス', value: account.email },
            { term: '開始', value: tableTimeText(found.opened_at), kind: 'num' },
            { term: '担当', value: found.assignee?.name ?? 'なし' },
            { term: '応募者', value: `${found.applicant_count.toLocaleString('ja-JP')}名` },
            ...(told ? [{ term: '応募者への通知', value: `${tableTimeText(told.at)}に${told.count}名` }] : []),
            ...(found.finding ? [{ term: '結論', value: found.finding }] : []),
          ]}
        />
        {isOpen && mayHandle && (
          <div className="ui-row ui-row--tight">
            <Button onClick={() => press(id, null, assign)}>{isMine ? '担当を外れる' : '担当する'}</Button>
            {found.is_unconfirmed && <Button onClick={() => press(id, null, confirm)}>通報の内容を確認した</Button>}
            {!told && (
              <Button disabled={found.applicant_count === 0} onClick={() => setAsking({ what: 'tell' })}>
                応募者に通知する
              </Button>
            )}
            {waiting.length > 0 && (
              <Button onClick={() => setAsking({ what: 'reject' })}>承認待ちの{waiting.length}件を却下する</Button>
            )}
            {maySuspend && !account.suspended_at && !account.is_deleted && (
              <Button variant="danger-line" onClick={() => setAsking({ what: 'suspend' })}>
                利用を停止する
              </Button>
            )}
          </div>
        )}
        <Part title={`求人（${jobs.length}件）`}>
          {jobs.map((job) => (
            <li key={job.id} className="ui-row ui-row--between">
              <span>
                {job.is_deleted ? job.title : <Link to={pagePath('job', { id: job.id })}>{job.title}</Link>}
                <span className="text-sm text-muted">
                  {' '}
                  {job.company}・応募{job.application_count}件
                </span>
              </span>
              <span className="ui-row ui-row--tight">
                {job.is_reported && <Badge tone="warning">報告あり</Badge>}
                <Badge tone={job.is_public ? 'info' : 'quiet'}>{stateOf(job)}</Badge>
                {isOpen && mayHandle && job.is_public && (
                  <Button size="sm" onClick={() => setAsking({ what: 'stop', job })}>
                    停止する
                  </Button>
                )}
              </span>
            </li>
          ))}
        </Part>
        {linked.length > 0 && (
          <Part title={`電話番号・住所・名称が同じアカウント（${linked.length}件）`}>
            {linked.map((each) => (
              <li key={each.id} className="ui-row ui-row--between">
                {each.is_deleted ? (
                  (each.company ?? each.name)
                ) : (
                  <Link to={pagePath('adminUsers', { q: each.id })}>{each.company ?? each.name}</Link>
                )}
                <span className="ui-row ui-row--tight">
                  <AccountState account={each} />
                </span>
              </li>
            ))}
          </Part>
        )}
        <Part title={`求人の報告（${reports.length}件）`}>
          {reports.map((report) => (
            <li key={report.id}>
              <b>{reportReasonLabel[report.reason]}</b>
              <span className="ui-number text-xs text-muted">
                {' '}
                {tableTimeText(report.reported_at)}・{report.reporter?.name ?? 'ログインしていない方、または退会した方'}
              </span>
              {report.text && <p className="whitespace-pre-line text-sm">{report.text}</p>}
            </li>
          ))}
        </Part>
        <Part title={`メッセージの報告（${message_reports.length}件）`}>
          {message_reports.map((report) => (
            <li key={report.id}>
              <span className="ui-number text-xs text-muted">{tableTimeText(report.reported_at)}</span>{' '}
              {report.reason ?? '理由の記載なし'}
            </li>
          ))}
          {message_reports.length > 0 && (
            <li>
              <Link to={pagePath('reports', { kind: 'messages' })}>やり取りはメッセージの報告で読めます</Link>
            </li>
          )}
        </Part>
        <Part title={`お問い合わせ（${contacts.length}件）`}>
          {contacts.map((contact) => (
            <li key={contact.id}>
              <b>{contact.subject}</b>
              <span className="ui-number text-xs text-muted">
                {' '}
                {tableTimeText(contact.received_at)}・{contact.name}
              </span>
              <p className="whitespace-pre-line text-sm">{contact.message}</p>
            </li>
          ))}
        </Part>
        <Part title={`メモ（${notes.length}件）`}>
          {notes.map((note) => (
            <li key={note.id}>
              <span className="ui-number text-xs text-muted">
                {tableTimeText(note.written_at)}・{note.author_name ?? '退会した方'}
              </span>
              <p className="whitespace-pre-line text-sm">{note.text}</p>
            </li>
          ))}
          {isOpen && mayHandle && (
            <li>
              <Button onClick={() => setAsking({ what: 'note' })}>メモを追加する</Button>
            </li>
          )}
        </Part>
      </div>
      {asking && <CaseDialog asking={asking} found={found} onClose={() => setAsking(null)} />}
    </>
  )
}

/** Marks a suspended or deleted account. */
function AccountState({ account }: { account: { suspended_at: string | null; is_deleted: boolean } }) {
  return (
    <>
      {account.suspended_at && <Badge tone="danger">利用を停止済み</Badge>}
      {account.is_deleted && <Badge>退会済み</Badge>}
    </>
  )
}

/** One kind of items in a case. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sheet" aria-label={title}>
      <div className="sheet__head">
        <h2>{title}</h2>
      </div>
      <ul className="ui-stack ui-stack--tight p-4">{children}</ul>
    </section>
  )
}

function stateOf(job: WholeCase['jobs'][number]): string {
  if (job.is_deleted) return '削除済み'
  if (job.stopped_by_operator) return stoppedLabel
  if (job.is_public) return publicLabel
  return job.approval_status ? approvalStatusLabel[job.approval_status] : ''
}
