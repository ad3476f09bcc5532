import { useQuery } from '@tanstack/react-query'
import { type VerifiedField, verifiedFields } from '#rules/people/employer-profile.ts'
import { read } from '#web/api/read-query.ts'
import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { OutsideLink } from '#web/parts/outside-link.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { VerifiedEmployerBadge } from '#web/parts/verified-employer-badge.tsx'
import { employerFieldLabel } from '#words/field-labels.ts'
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
                  <p>企業プロフィールに名称が入ると、ここで確認できます。</p>
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
  const value = (field: VerifiedField) => <Fact profile={profile} field={field} />
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
      <Ledger
        items={[
          ...verifiedFields.map((field) => ({ term: employerFieldLabel[field], value: value(field) })),
          { term: employerFieldLabel.representative, value: profile.representative ?? unstated },
          { term: employerFieldLabel.phone, value: profile.phone ?? unstated },
          { term: 'メール', value: profile.email ?? unstated },
          {
            term: 'サイト',
            value: profile.website ? (
              <OutsideLink href={profile.website} className="inline-flex items-center gap-1">
                {profile.website}
              </OutsideLink>
            ) : (
              unstated
            ),
          },
          ...(last?.note ? [{ term: '前回のメモ', value: last.note }] : []),
        ]}
      />
    </>
  )
}

const unstated = <span className="text-muted">未入力</span>

/** A fact as it stands now, and below it what was verified if that was another. */
function Fact({ profile, field }: { profile: ModeratedEmployer; field: VerifiedField }) {
  const last = profile.last_verification
  return (
    <>
      {profile[field] ?? unstated}
      {last && last[field] !== profile[field] && (
        <span className="text-xs block text-warning-ink">確認したときは「{last[field] ?? '未入力'}」でした</span>
      )}
    </>
  )
}
