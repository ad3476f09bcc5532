import { useId, useState } from 'react'
import type { Conflict, JobField } from '#rules/jobs/job-edit.ts'
import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { useSending } from '#web/parts/dialogs/use-sending.ts'
import { RadioTile, RadioTiles } from '#web/parts/fields/radio-tiles.tsx'
import { FailureNotice } from '#web/parts/states/failure-notice.tsx'
import { jobFieldLabel } from '#words/field-labels.ts'
import { monthDayTimeText } from '#words/full-dates.ts'
import { jobFieldText } from '#words/job-fields.ts'

/** Shows both versions of fields that somebody else changed since the job was opened, and asks which to keep. */
export function MergeDialog(props: {
  conflicts: readonly Conflict[]
  /** When the other version was saved. */
  savedAt: string
  /** Saves with these fields of the other version. Rejects when the server refuses. */
  onSave: (taken: readonly JobField[]) => Promise<void>
  onClose: () => void
}) {
  const { conflicts, savedAt, onSave, onClose } = props
  const [taken, setTaken] = useState<readonly JobField[]>(() =>
    conflicts.filter(({ bothChanged }) => !bothChanged).map(({ field }) => field),
  )
  const { send, frame } = useSending('求人の保存に失敗しました')
  const bodyId = useId()

  const choose = (field: JobField, theirs: boolean) =>
    setTaken((before) => [...before.filter((other) => other !== field), ...(theirs ? [field] : [])])

  return (
    <Dialog open wide onOpenChange={onClose} title="ほかの人が先に保存しました" describedBy={bodyId} busy={frame.busy}>
      <DialogBody>
        <p id={bodyId}>
          {monthDayTimeText(savedAt)}に、この求人の次の項目が変更されました。どちらの内容で保存するか選んでください。
        </p>
        <FailureNotice failure={frame.failure} />
        <div className="ui-row">
          <Button size="sm" onClick={() => setTaken([])}>
            すべて自分の入力にする
          </Button>
          <Button size="sm" onClick={() => setTaken(conflicts.map(({ field }) => field))}>
            すべて保存済みの内容にする
          </Button>
        </div>
        {conflicts.map(({ field, mine, theirs }) => (
          <RadioTiles key={field} legend={jobFieldLabel[field]}>
            <RadioTile
              name={`merge-${field}`}
              checked={!taken.includes(field)}
              onChange={() => choose(field, false)}
              title="自分の入力"
              help={<Version text={jobFieldText(mine, field)} />}
            />
            <RadioTile
              name={`merge-${field}`}
              checked={taken.includes(field)}
              onChange={() => choose(field, true)}
              title="保存済みの内容"
              help={<Version text={jobFieldText(theirs, field)} />}
            />
          </RadioTiles>
        ))}
      </DialogBody>
      <DialogFoot>
        <Button disabled={frame.busy} onClick={onClose}>
          編集に戻る
        </Button>
        <Button
          variant="primary"
          busy={frame.busy}
          busyLabel="保存しています…"
          onClick={() => void send(() => onSave(taken))}
        >
          選んだ内容で保存する
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

const Version = ({ text }: { text: string }) => <span className="whitespace-pre-line wrap-anywhere">{text}</span>
