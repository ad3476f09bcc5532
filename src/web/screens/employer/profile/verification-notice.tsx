import type { ReactNode } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { Button } from '#web/parts/button.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { useMay } from '#web/session/use-may.ts'
import { employerFieldLabel } from '#words/field-labels.ts'
import { fullDateText } from '#words/full-dates.ts'
import { verifiedEmployerLabel } from '#words/labels.ts'
import { useVerificationRequest } from './use-verification-request.ts'

export type Verification = ResponseData<'readVerification'>['verification']

/** Whether the operator has verified the employer, what changes that, and the button that asks for it or takes that back. */
export function VerificationNotice({ verification, unsaved }: { verification: Verification; unsaved: boolean }) {
  const { state, since, reason, missing } = verification
  const date = since ? fullDateText(since) : ''
  switch (state) {
    case 'verified':
      return (
        <Notice tone="success" title={verifiedEmployerLabel}>
          <p>
            {date}に運営者が確認しました。名称、法人番号、所在地を変更すると、あらためて確認するまで表示は消えます。
          </p>
        </Notice>
      )
    case 'waiting':
      return (
        <Notice title="運営者の確認待ちです">
          <p>
            {date}
            に申請しました。確認が済むまでに名称、法人番号、所在地を変更したときは、変更したあとの内容を確認します。結果は通知とメールでお知らせします。
          </p>
          {missing.length > 0 && <Missing fields={missing}>確認には、次の項目の入力が必要です</Missing>}
          <Withdraw />
        </Notice>
      )
    case 'refused':
      return (
        <Notice tone="warning" title="確認の申請は見送られました">
          <p>{date}に、運営者が次の理由で見送りました。求人の掲載には影響しません。</p>
          <blockquote className="my-2 border-s-4 border-rule ps-4 whitespace-pre-line [overflow-wrap:anywhere]">
            {reason}
          </blockquote>
          <Ask missing={missing} unsaved={unsaved} />
        </Notice>
      )
    case 'lost':
      return (
        <Notice tone="warning" title="もう一度、運営者の確認が必要です">
          <p>
            名称、法人番号、所在地が変わったか、確認が取り消されたため、「{verifiedEmployerLabel}
            」の表示は消えています。
          </p>
          <Ask missing={missing} unsaved={unsaved} />
        </Notice>
      )
    case 'none':
      return (
        <Notice title="まだ運営者の確認を受けていません">
          <p>名称、法人番号、所在地をもとに運営者が確認すると、求人に「{verifiedEmployerLabel}」と表示します。</p>
          <Ask missing={missing} unsaved={unsaved} />
        </Notice>
      )
  }
}

function Missing({ fields, children }: { fields: Verification['missing']; children: ReactNode }) {
  return (
    <p className="mt-1">
      {children}：{fields.map((field) => employerFieldLabel[field]).join('、')}
    </p>
  )
}

/** Asks for what is stored; what is missing or not saved yet is said instead. */
function Ask({ missing, unsaved }: Pick<Verification, 'missing'> & { unsaved: boolean }) {
  const may = useMay('verification:ask')
  const { ask, busy } = useVerificationRequest()
  if (!may) return null
  return (
    <>
      {missing.length > 0 ? (
        <Missing fields={missing}>申請するには、次の項目を入力して保存してください</Missing>
      ) : (
        unsaved && <p className="mt-1">変更した内容は、保存してから申請してください。</p>
      )}
      <Button
        variant="primary"
        className="mt-3 min-h-11"
        disabled={missing.length > 0 || unsaved}
        busy={busy}
        busyLabel="申請しています…"
        onClick={ask}
      >
        確認を申請する
      </Button>
    </>
  )
}

function Withdraw() {
  const may = useMay('verification:ask')
  const { withdraw, busy } = useVerificationRequest()
  if (!may) return null
  return (
    <Button className="mt-3 min-h-11" busy={busy} busyLabel="取り消しています…" onClick={withdraw}>
      申請を取り消す
    </Button>
  )
}
