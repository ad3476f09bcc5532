import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { ResponseData } from '#contract/endpoints.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { teamAllows } from '#rules/people/permissions.ts'
import { type TeamRole, teamRoles } from '#rules/people/roles.ts'
import { whyNotInvite } from '#rules/people/team.ts'
import { callAndRefresh } from '#web/api/call-and-refresh.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { SubmitButton } from '#web/forms/form-frame.tsx'
import { pageMeta } from '#web/frame/page-meta.ts'
import { Badge } from '#web/parts/badge.tsx'
import { Button } from '#web/parts/button.tsx'
import { ConfirmChange } from '#web/parts/dialogs/confirm-change.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { focusTitle } from '#web/parts/focus-after-removal.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { useReportedChange } from '#web/parts/toasts/use-reported-change.ts'
import { checkSession, useSession } from '#web/session/session.ts'
import { tableDateText } from '#words/full-dates.ts'
import { refusalSentence } from '#words/refusals.ts'
import { teamRoleLabel, teamRoleText } from '#words/team-labels.ts'
import '#web/parts/sheet.css'

export const meta = () => pageMeta({ title: 'チーム', hidden: true })

/** The employer's team members and invitations. */
export default function EmployerTeam() {
  const query = useQuery(read('readTeam'))
  const { user } = useSession()
  const refusal = user && whyNotInvite(user)
  return (
    <>
      <PageHead title="チーム" lead="求人と応募を共同で管理するメンバーです。各自のアカウントでログインします。" />
      <div className="ui-stack pt-6">
        <QueryState
          query={query}
          waiting={<SkeletonRows count={3} label="チームを読み込み中" />}
          failure={() => ({ title: 'チームを取得できませんでした' })}
        >
          {({ role, members, invitations }) => {
            const manages = teamAllows(role, 'team:manage')
            return (
              <>
                <section className="sheet sheet--padded ui-stack" aria-labelledby="team-members">
                  <h2 className="text-md font-bold" id="team-members">
                    メンバー <span className="ui-number text-sm text-muted">{members.length}人</span>
                  </h2>
                  <ul className="ui-stack ui-stack--tight" aria-labelledby="team-members">
                    {members.map((member) => (
                      <MemberRow key={member.id} member={member} manages={manages} />
                    ))}
                  </ul>
                </section>
                {manages && (
                  <section className="sheet sheet--padded ui-stack" aria-labelledby="team-invitations">
                    <h2 className="text-md font-bold" id="team-invitations">
                      メンバーを招待する
                    </h2>
                    {refusal ? <Notice>{refusalSentence[refusal]}</Notice> : <InviteForm />}
                    {invitations.length > 0 && (
                      <ul className="ui-stack ui-stack--tight" aria-label="招待中の人">
                        {invitations.map((invitation) => (
                          <InvitationRow key={invitation.email} invitation={invitation} invites={!refusal} />
                        ))}
                      </ul>
                    )}
                  </section>
                )}
                <section className="sheet sheet--padded ui-stack ui-stack--tight" aria-labelledby="team-roles">
                  <h2 className="text-md font-bold" id="team-roles">
                    権限でできること
                  </h2>
                  <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[7rem_1fr]">
                    {teamRoles.map((each) => (
                      <div className="contents" key={each}>
                        <dt className="font-bold">{teamRoleLabel[each]}</dt>
                        <dd className="ui-phrase">{teamRoleText[each]}</dd>
                      </div>
                    ))}
                  </dl>
                </section>
              </>
            )
          }}
        </QueryState>
      </div>
    </>
  )
}

type Member = ResponseData<'readTeam'>['members'][number]

const roleOptions = teamRoles.map((value) => ({ value, label: teamRoleLabel[value] }))

/** A team member; the employer's own account cannot be changed. */
function MemberRow({ member, manages }: { member: Member; manages: boolean }) {
  const { id, name, email, role, is_founder, is_self } = member
  const { busy, change } = useReportedChange('team')
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
            disabled={busy}
            onChange={({ target }) => {
              const to = teamRoles.find((each) => each === target.value)
              if (!to) return
              change(
                () => callAndRefresh('changeMember', { params: { id }, body: { role: to } }),
                '権限を変更できませんでした',
              )
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
  const { button, label, body, ...words } = is_self ? leaving : removing(name)

  async function remove() {
    const { message } = await callAndRefresh('removeMember', { params: { id } })
    if (is_self) {
      await checkSession()
      void navigate(pagePath('home'))
    } else {
      focusTitle()
    }
    toast.success(is_self ? 'チームを退出しました' : message, undefined, 'team')
  }

  return (
    <>
      <Button size="sm" aria-label={label} onClick={() => setAsking(true)}>
        {button}
      </Button>
      {asking && (
        <ConfirmChange {...words} onConfirm={remove} onClose={() => setAsking(false)}>
          <p className="ui-phrase">{body}</p>
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
  busyVerb: '退出しています…',
  refused: '退出できませんでした',
}

const removing = (name: string) => ({
  button: '外す',
  label: `${name}さんをチームから外す`,
  title: `${name}さんをチームから外しますか？`,
  body: `${name}さんは、求人と応募をすぐに見られなくなります。${name}さんのアカウントと、これまでに行った操作は残ります。`,
  verb: 'チームから外す',
  busyVerb: '外しています…',
  refused: 'チームから外せませんでした',
})

type Invitation = ResponseData<'readTeam'>['invitations'][number]

/** A pending invitation, which those who may invite can send again or withdraw. */
function InvitationRow({ invitation, invites }: { invitation: Invitation; invites: boolean }) {
  const { id, email, role, expires_at, expired } = invitation
  const [asking, setAsking] = useState(false)
  const { busy, change } = useReportedChange('team')

  async function takeBack() {
    await callAndRefresh('removeMember', { params: { id } })
    focusTitle()
    toast.success('招待を取り消しました', undefined, 'team')
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
          busy={busy}
          busyLabel="送っています…"
          aria-label={`${email}に招待メールを再送`}
          onClick={() =>
            change(() => callAndRefresh('inviteMember', { body: { email, role } }), '招待メールを送れませんでした')
          }
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

const defaultValues: { email: string; role: TeamRole } = { email: '', role: 'recruiter' }

/** Invites somebody by mail. Only the server validates, because the schemas would be a fifth of this screen's code. */
function InviteForm() {
  const form = useForm({ defaultValues })
  const { errors } = form.formState
  const invite = form.handleSubmit(async (body) => {
    try {
      const { message, refreshed } = await call('inviteMember', { body })
      form.reset({ email: '', role: body.role })
      await refreshed
      toast.success(message, undefined, 'team')
    } catch (error) {
      if (showServerErrors(error, ['email', 'role'], form.setError) > 0) return
      reportFailure(error, '招待できませんでした', 'team')
    }
  })
  return (
    <form className="ui-row items-start" method="post" noValidate onSubmit={invite}>
      <Field
        id="invite-email"
        label="メールアドレス"
        error={errors.email?.message}
        hint="7日間有効なリンクを送ります。"
        className="min-w-0 flex-1 basis-64"
      >
        {(control) => (
          <TextInput {...control} {...form.register('email')} type="email" inputMode="email" autoComplete="off" />
        )}
      </Field>
      <Field id="invite-role" label="権限" error={errors.role?.message} className="w-36">
        {(control) => <Select {...control} {...form.register('role')} options={roleOptions} />}
      </Field>
      <SubmitButton form={form} className="mt-7" busyLabel="送っています…">
        招待メールを送る
      </SubmitButton>
    </form>
  )
}
