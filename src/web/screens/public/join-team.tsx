import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { ApiError, failureText } from '#web/api/api-error.ts'
import { authorizedRequest } from '#web/api/authorized-request.ts'
import { call } from '#web/api/client.ts'
import { NarrowSheet } from '#web/frame/narrow-sheet.tsx'
import { pageMeta } from '#web/frame/page-meta.ts'
import { tokenPageHeaders } from '#web/frame/token-page-headers.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { loginPath } from '#web/session/login-path.ts'
import { checkSession, useSession } from '#web/session/session.ts'
import { confirmation } from '#words/confirmations.ts'
import { fullDateText } from '#words/full-dates.ts'
import { refusalSentence } from '#words/refusals.ts'
import { teamRoleLabel } from '#words/team-labels.ts'

export const headers = tokenPageHeaders
export const meta = () => pageMeta({ title: '採用チームへの招待', hidden: true })

type Invitation = ResponseData<'readInvitation'>['invitation']

/** The link of an invitation: names both sides, and a button for joining. */
export default function JoinTeam() {
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const query = useQuery({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) => (await authorizedRequest('readInvitation', { body: { token }, signal })).data,
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (token === '' || (query.error instanceof ApiError && query.error.status === 400)) {
    return (
      <NarrowSheet mark="wrong" title="チームに参加できません" lead={refusalSentence['invitation-invalid']}>
        <LinkButton to={pagePath('home')} size="lg" block>
          トップへ戻る
        </LinkButton>
      </NarrowSheet>
    )
  }
  return (
    <QueryState
      query={query}
      waiting={
        <NarrowSheet title="採用チームへの招待">
          <SkeletonText lines={6} label="招待を読み込み中" />
        </NarrowSheet>
      }
      failure={() => ({ title: '招待を取得できませんでした' })}
    >
      {({ invitation }) => <Joining invitation={invitation} token={token} />}
    </QueryState>
  )
}

function Joining({ invitation, token }: { invitation: Invitation; token: string }) {
  const { employer_name, employer_verified, invited_by_name, email, role, expires_at } = invitation
  const employer = employer_verified ? employer_name : `「${employer_name}」（未確認）`
  const session = useSession()
  const [busy, setBusy] = useState(false)
  const [joined, setJoined] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  async function join() {
    setBusy(true)
    setFailure(null)
    try {
      await (await call('acceptInvitation', { body: { token } })).refreshed
      await checkSession()
      setJoined(true)
    } catch (error) {
      const words = { refused: refusalSentence['invitation-invalid'], unreachable: 'サーバーエラーが発生しました' }
      setFailure(failureText(error, words))
    } finally {
      setBusy(false)
    }
  }

  if (joined) {
    return (
      <NarrowSheet mark="done" title={confirmation.teamJoined} lead={`${employer_name}の求人と応募を扱えます。`}>
        <LinkButton to={pagePath('employerDashboard')} variant="primary" size="lg" block>
          概要を見る
        </LinkButton>
      </NarrowSheet>
    )
  }
  const inviter = invited_by_name === null ? employer : `${employer}の${invited_by_name}さん`
  return (
    <NarrowSheet title="採用チームへの招待" lead={`${inviter}から、採用チームへの招待が届いています。`}>
      <dl className="grid grid-cols-[6rem_1fr] gap-y-2 text-sm">
        <dt className="text-muted">企業</dt>
        <dd className="break-all">{employer}</dd>
        <dt className="text-muted">権限</dt>
        <dd>{teamRoleLabel[role]}</dd>
        <dt className="text-muted">招待先</dt>
        <dd className="break-all">{email}</dd>
        <dt className="text-muted">有効期限</dt>
        <dd>{fullDateText(expires_at)}</dd>
      </dl>
      {failure && <Notice tone="danger">{failure}</Notice>}
      {session.user ? (
        <>
          <p className="text-sm text-muted break-all">{session.user.email} でログインしています。</p>
          <Button variant="primary" size="lg" block busy={busy} busyLabel="参加しています…" onClick={() => void join()}>
            チームに参加する
          </Button>
        </>
      ) : (
        <SignInFirst />
      )}
    </NarrowSheet>
  )
}

/** For visitors without a session: sign-in and sign-up return here. */
function SignInFirst() {
  const location = useLocation()
  const redirect = location.pathname + location.search
  return (
    <>
      <p className="ui-phrase text-sm text-muted">招待先のメールアドレスの企業アカウントが必要です。</p>
      <LinkButton to={pagePath('register', { role: 'employer', redirect })} variant="primary" size="lg" block>
        アカウントを作成して参加する
      </LinkButton>
      <LinkButton to={loginPath(location)} size="lg" block>
        ログインして参加する
      </LinkButton>
    </>
  )
}
