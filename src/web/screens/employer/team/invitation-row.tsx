import { useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { call } from '#web/api/client.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { confirmation } from '#words/confirmations.ts'
import { tableDateText } from '#words/full-dates.ts'
import { teamRoleLabel } from '#words/team-labels.ts'
import { useTeamChange } from './team-change.ts'

type Invitation = ResponseData<'readTeam'>['invitations'][number]

/** A pending invitation, which those who may invite can send again or withdraw. */
export function InvitationRow({ invitation, invites }: { invitation: Invitation; invites: boolean }) {
  const { id, email, role, expires_at, expired } = invitation
  const [asking, setAsking] = useState(false)
  const again = useTeamChange('inviteMember', { id, refused: '招待メールを送れませんでした' })

  async function takeBack() {
    await (await call('removeMember', { params: { id } })).refreshed
    focusTitle()
    toast.success(confirmation.invitationTakenBack, undefined, 'team')
  }

  return (
    <li className="ui-row ui-row--between border-t border-rule-soft pt-3">
      <span className="min-w-0">
        <span className="break-all">{email}</span>
        <span className="block text-sm text-muted">
          {teamRoleLabel[role]}・
          {expired ? <Badge tone="warning">期限切れ</Badge> : `${tableDateText(expires_at)}まで有効`}
        </span>
      </span>
      <span className="ui-row">
        <Button
          size="sm"
          disabled={!invites}
          busy={again.isPending}
          busyLabel="送っています…"
          aria-label={`${email}に招待メールを再送`}
          onClick={() => again.mutate({ body: { email, role } })}
        >
          再送
        </Button>
        <Button size="sm" aria-label={`${email}への招待を取り消す`} onClick={() => setAsking(true)}>
          取り消す
        </Button>
      </span>
      {asking && (
        <ConfirmChange
          title="招待を取り消しますか？"
          verb="招待を取り消す"
          busyVerb="取り消しています…"
          refused="招待を取り消せませんでした"
          onConfirm={takeBack}
          onClose={() => setAsking(false)}
        >
          <p className="ui-phrase">{email}に送ったリンクは使えなくなります。</p>
        </ConfirmChange>
      )}
    </li>
  )
}
