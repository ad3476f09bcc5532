import { useQuery } from '@tanstack/react-query'
import { read } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { EmployerFacts } from '#web/parts/moderation/employer-facts.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { VerifiedEmployerBadge } from '#web/parts/verified-employer-badge.tsx'
import { tableTimeText } from '#words/full-dates.ts'
import type { ListedUser } from './user-table.tsx'
import { type ModeratedEmployer, VerificationForm } from './verification-form.tsx'

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
