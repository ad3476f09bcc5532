import { useId } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { isOfProfile } from '#web/parts/job-form/findings/form-findings.tsx'
import type { DescribedFinding } from '#words/findings.ts'

/** Asks for required items before the posting is sent, and names the law. */
export function OpenItemsDialog(props: {
  open: readonly DescribedFinding[]
  sendLabel: string
  /** Returns to the form, to one of them. */
  onBack: (to: DescribedFinding | undefined) => void
  onSend: () => void
}) {
  const { open, sendLabel, onBack, onSend } = props
  const bodyId = useId()
  return (
    <Dialog open onOpenChange={() => onBack(undefined)} title="明示が必要な項目が残っています" describedBy={bodyId}>
      <DialogBody id={bodyId}>
        <p>求人に示すことが法律で求められている項目です。入力してから送ると、審査が早く進みます。</p>
        <ul className="mt-3 grid gap-3">
          {open.map((finding) => (
            <li key={finding.code} className="grid justify-items-start gap-0.5 border-s-3 border-danger-ink ps-3">
              <span>{finding.message}</span>
              <span className="text-xs/[inherit] text-muted">{finding.law}</span>
              {isOfProfile(finding) ? (
                <Link to={pagePath('employerProfile')}>企業プロフィールを開く</Link>
              ) : (
                <Button size="sm" onClick={() => onBack(finding)}>
                  入力する
                </Button>
              )}
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onSend}>このまま{sendLabel}</Button>
        <Button variant="primary" onClick={() => onBack(open.find((finding) => !isOfProfile(finding)))}>
          入力に戻る
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
