import { Notice } from '#web/parts/states/notice.tsx'
import { fullDateText } from '#words/full-dates.ts'
import { verifiedEmployerLabel } from '#words/labels.ts'
import type { Profile } from './profile-values.ts'

/** Whether the operator has verified the employer, and what changes that. */
export function VerificationNotice({ profile }: { profile: Profile }) {
  if (profile.verified_at)
    return (
      <Notice tone="success" title={verifiedEmployerLabel}>
        <p>
          {fullDateText(profile.verified_at)}
          に運営者が確認しました。名称、法人番号、所在地を変更すると、あらためて確認するまで表示は消えます。
        </p>
      </Notice>
    )
  if (profile.verified_before)
    return (
      <Notice tone="warning" title="もう一度、運営者が確認します">
        <p>
          名称、法人番号、所在地が変わったか、確認が取り消されたため、「{verifiedEmployerLabel}」の表示は消えています。
        </p>
      </Notice>
    )
  return (
    <Notice title="まだ運営者の確認を受けていません">
      <p>名称、法人番号、所在地をもとに運営者が確認すると、求人に「{verifiedEmployerLabel}」と表示します。</p>
    </Notice>
  )
}
