import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { teamRoles } from '#rules/people/roles.ts'
import { call } from '#web/api/client.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { checkSession } from '#web/session/session.ts'
import { confirmation } from '#words/confirmations.ts'
import { teamRoleLabel } from '#words/team-labels.ts'
import { useTeamChange } from './team-change.ts'

type Member = ResponseData<'readTeam'>['members'][number]

export const roleOptions = teamRoles.map((value) => ({ value, label: teamRoleLabel[value] }))

/** A team member; the employer's own account cannot be changed. */
export function MemberRow({ member, manages }: { member: Member; manages: boolean }) {
  const { id, name, email, role, is_founder, is_self } = member
  const change = useTeamChange('changeMember', { id, refused: '権限を変更できませんでした' })
  return (
    <li className="ui-row ui-row--between border-t border-rule-soft pt-3">
      <span className="min-w-0">
        <b className="break-all">{name}</b> {is_self && <Badge tone="quiet">自分</Badge>}
        <span className="block text-sm text-muted break-all">{email}</span>
      </span>
      <span className="ui-row">
        {manages && !is_founder ? (
          <Select
            className="w-36"
            aria-label={`${name}さんの権限`}
            options={roleOptions}
            value={role}
            disabled={change.isPending}
            onChange={({ target }) => {
              const to = teamRoles.find((each) => each === target.value)
              if (to) change.mutate({ params: { id }, body: { role: to } })
            }}
          />
        ) : (
          <span className="text-sm">
            {is_founder ? `${teamRoleLabel.owner}（代表アカウント）` : teamRoleLabel[role]}
          </span>
        )}
        {!is_founder && (manages || is_self) && <Removal member={member} />}
      </span>
    </li>
  )
}

/** Removes a member after a question, or lets the reader leave. */
function Removal({ member }: { member: Member }) {
  const { id, name, is_self } = member
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const words = is_self ? leaving : removing(name)

  async function remove() {
    const { message, refreshed } = await call('removeMember', { params: { id } })
    await refreshed
    if (is_self) {
      await checkSession()
      void navigate(pagePath('home'))
    } else {
      focusTitle()
    }
    toast.success(is_self ? confirmation.teamLeft : (message ?? confirmation.memberRemoved), undefined, 'team')
  }

  return (
    <>
      <Button size="sm" aria-label={words.label} onClick={() => setAsking(true)}>
        {words.button}
      </Button>
      {asking && (
        <ConfirmChange
          title={words.title}
          verb={words.verb}
          busyVerb={words.busy}
          refused={words.refused}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <p className="ui-phrase">{words.body}</p>
        </ConfirmChange>
      )}
    </>
  )
}

const leaving = {
  button: '退出',
  label: 'チームを退出',
  title: 'チームを退出しますか？',
  body: '求人と応募をすぐに見られなくなります。アカウントはそのまま残り、もう一度参加するには招待が必要です。',
  verb: '退出する',
  busy: '退出しています…',
  refused: '退出できませんでした',
}

const removing = (name: string) => ({
  button: '外す',
  label: `${name}さんをチームから外す`,
  title: `${name}さんをチームから外しますか？`,
  body: `${name}さんは、求人と応募をすぐに見られなくなります。${name}さんのアカウントと、これまでに行った操作は残ります。`,
  verb: 'チームから外す',
  busy: '外しています…',
  refused: 'チームから外せませんでした',
})
