import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { z } from 'zod'
import type { ResponseData } from '#contract/endpoints.ts'
import { optionalLines } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { FormField } from '#web/parts/fields/form-field.tsx'
import { EmployerFacts } from '#web/parts/moderation/employer-facts.tsx'
import { useReadRecord } from '#web/parts/moderation/use-read-record.ts'
import { FailureNotice } from '#web/parts/states/failure-notice.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { VerifiedEmployerBadge } from '#web/parts/verified-employer-badge.tsx'
import { employerFieldLabel } from '#words/field-labels.ts'
import { tableTimeText } from '#words/full-dates.ts'
import type { ListedUser } from './user-table.tsx'

/** What an employer states of itself, what of it has changed since it was verified, and the button that verifies it. */
export function VerifyEmployerDialog({ user, onClose }: { user: ListedUser; onClose: () => void }) {
  const query = useQuery(read('readEmployer', { params: { id: user.id } }))
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title={`${user.name}さんの企業情報`}>
      <QueryState
        query={query}
        waiting={
          <DialogBody>
            <SkeletonText label="企業情報を読み込み中" />
          </DialogBody>
        }
      >
        {({ profile }) =>
          profile.name || profile.verified_at ? (
            <VerificationForm user={user} profile={profile} onClose={onClose}>
              <Facts profile={profile} />
            </VerificationForm>
          ) : (
            <>
              <DialogBody>
                <Notice title="名称がまだ入力されていません">
                  <p>企業プロフィールに名称が入力されると、ここで確認できます。</p>
                </Notice>
              </DialogBody>
              <DialogFoot>
                <Button onClick={onClose}>閉じる</Button>
              </DialogFoot>
            </>
          )
        }
      </QueryState>
    </Dialog>
  )
}

function Facts({ profile }: { profile: ModeratedEmployer }) {
  const last = profile.last_verification
  return (
    <>
      {profile.verified_at && (
        <p className="ui-row ui-row--tight text-sm">
          <VerifiedEmployerBadge />
          <span className="ui-number">{tableTimeText(profile.verified_at)}</span>
        </p>
      )}
      {last && !profile.verified_at && (
        <Notice tone="warning" title="確認の表示は消えています">
          <p>
            前回の確認：<span className="ui-number">{tableTimeText(last.at)}</span>
          </p>
        </Notice>
      )}
      <EmployerFacts profile={profile} />
    </>
  )
}

type ModeratedEmployer = ResponseData<'readEmployer'>['profile']

const resolver = formResolver(z.object({ note: optionalLines(limits.verificationNote) }))

/** Verifies an employer, or removes the verification, with a note. */
function VerificationForm(props: {
  user: ListedUser
  profile: ModeratedEmployer
  onClose: () => void
  children: ReactNode
}) {
  const { user, onClose, children } = props
  const { read: profile, changed } = useReadRecord(props.profile, employerFieldLabel)
  const verified = profile.verified_at !== null
  const { form, frame } = useDialogForm({
    resolver,
    defaultValues: { note: '' },
    refused: '操作に失敗しました',
    onFailure: (error, usual) => changed(error) ?? usual,
    async send(body) {
      const { updated_at: version } = profile
      const trade_names = profile.trade_names.map((each) => each.name)
      const { message } = await call(verified ? 'unverifyEmployer' : 'verifyEmployer', {
        params: { id: user.id },
        body: { ...body, trade_names, version },
      })
      toast.success(message, profile.name ?? user.name, `employer:${user.id}`)
      onClose()
    },
  })

  return (
    <form noValidate onSubmit={frame.onSubmit}>
      <DialogBody>
        <FailureNotice failure={frame.failure} />
        {children}
        <FormField
          form={form}
          name="note"
          id="verification-note"
          label="メモ"
          optional
          hint={
            verified
              ? '取り消す理由など。運営者だけが読みます。'
              : '何を見て確認したか。ドメインや郵送の確認が済んでいない企業では必須です。運営者だけが読みます。例：登記簿、法人番号公表サイトと代表電話'
          }
          limit={limits.verificationNote}
          rows={2}
        />
      </DialogBody>
      <DialogFoot>
        <Button disabled={frame.busy} onClick={onClose}>
          閉じる
        </Button>
        <Button type="submit" variant={verified ? 'danger' : 'primary'} busy={frame.busy} busyLabel="保存しています…">
          {verified ? '確認を取り消す' : '確認済みにする'}
        </Button>
      </DialogFoot>
    </form>
  )
}
