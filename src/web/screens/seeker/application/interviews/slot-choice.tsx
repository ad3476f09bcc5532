import { useId, useState } from 'react'
import { call } from '#web/api/client.ts'
import { useChange } from '#web/api/use-change.ts'
import { Button } from '#web/parts/button.tsx'
import { FieldError } from '#web/parts/fields/field.tsx'
import { RadioTile, RadioTiles } from '#web/parts/fields/radio-tiles.tsx'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { interviewTimeText, slotText } from '#words/interviews.ts'
import { focusInterview } from './focus-interview.ts'
import type { Interview } from './interview-form.ts'

/** The slots proposed by the other side, to choose from. */
export function SlotChoice({ interview }: { interview: Interview }) {
  const { id, application_id, slots, taken_slots, minutes } = interview
  const [pressed, setPressed] = useState('')
  const [lacks, setLacks] = useState(false)
  const errorId = useId()
  const now = new Date()
  const goneBecause = (slot: string) => {
    if (taken_slots.includes(slot)) return 'ほかの方に決まりました'
    return new Date(slot) <= now ? '過ぎました' : undefined
  }
  const chosen = slots.includes(pressed) && goneBecause(pressed) === undefined ? pressed : ''
  const accept = useChange(
    {
      mutationFn: async (slot: string) => {
        const params = { id: application_id, interviewId: id }
        const { refreshed } = await call('acceptInterview', { params, body: { slot } })
        toast.success('面接の日時が決まりました', interviewTimeText(slot, minutes), `interview:${id}`)
        await refreshed
        focusInterview(id)
      },
      onError: (error) => reportFailure(error, 'この日時では決められませんでした', `interview:${id}`),
    },
    (slot) => slot,
  )

  if (slots.every(goneBecause)) {
    return <p className="text-sm ui-phrase">選べる候補がありません。「別の日時を希望する」からご連絡ください。</p>
  }
  return (
    <form
      noValidate
      className="ui-stack ui-stack--tight"
      onSubmit={(event) => {
        event.preventDefault()
        setLacks(chosen === '')
        if (chosen) accept.mutate(chosen)
      }}
    >
      <RadioTiles legend="候補の日時（日本時間）" className="grid grid-cols-1 gap-2 sm:grid-cols-2 xl:grid-cols-1">
        {slots.map((slot) => (
          <RadioTile
            key={slot}
            name={`slot-${id}`}
            value={slot}
            title={<span className="ui-number">{slotText(slot)}</span>}
            help={goneBecause(slot)}
            disabled={goneBecause(slot) !== undefined}
            checked={slot === chosen}
            aria-describedby={lacks ? errorId : undefined}
            onChange={() => {
              setPressed(slot)
              setLacks(false)
            }}
          />
        ))}
      </RadioTiles>
      {lacks && <FieldError id={errorId}>日時を選んでください</FieldError>}
      <Button type="submit" variant="primary" size="lg" block busy={accept.isPending} busyLabel="送信しています…">
        この日時で受ける
      </Button>
    </form>
  )
}
