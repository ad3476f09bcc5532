import { afterDialogsClose } from '#web/parts/focus-after-removal.ts'
import { Lazy, lazyPart } from '#web/parts/states/lazy.tsx'
import type { DescribedFinding } from '#words/findings.ts'
import { goToFinding } from './progress/go-to-finding.ts'

const confirmDialog = lazyPart(async () => (await import('#web/parts/dialogs/confirm-dialog.tsx')).ConfirmDialog)
const openItemsDialog = lazyPart(async () => (await import('./progress/open-items-dialog.tsx')).OpenItemsDialog)

/** Asks before sending: whether Ctrl+Enter was meant, or for missing required items. */
export type Question = 'meant' | readonly DescribedFinding[]

export function FormQuestions(props: {
  question: Question | null
  sendLabel: string
  onClose: () => void
  onSend: (question: Question) => void
}) {
  const { question, sendLabel, onClose, onSend } = props
  if (!question) return null
  function send(answered: Question) {
    onClose()
    // Faults take the focus, which a closing dialog would return elsewhere.
    afterDialogsClose(() => onSend(answered))
  }
  if (question === 'meant')
    return (
      <Lazy key="meant" part={confirmDialog} onLoadError={onClose}>
        {(ConfirmDialog) => (
          <ConfirmDialog
            open
            onOpenChange={onClose}
            title={`この内容で${sendLabel.replace(/する$/, '')}しますか？`}
            verb={sendLabel}
            onConfirm={() => send(question)}
          >
            <p>入力した内容を送ります。</p>
          </ConfirmDialog>
        )}
      </Lazy>
    )
  return (
    <Lazy key="open" part={openItemsDialog} onLoadError={onClose}>
      {(OpenItemsDialog) => (
        <OpenItemsDialog
          open={question}
          sendLabel={sendLabel}
          onBack={(to) => {
            onClose()
            if (to) afterDialogsClose(() => goToFinding(to))
          }}
          onSend={() => send(question)}
        />
      )}
    </Lazy>
  )
}
