import { calendars } from '#rules/japanese-calendar.ts'
import type { PaperKind } from '#rules/people/papers.ts'
import { Checkbox, Radio } from '#web/parts/fields/checkbox.tsx'
import { useSession } from '#web/session/session.ts'
import { usePaperLook } from '#web/storage/paper-look.ts'
import { calendarLabel } from '#words/paper-labels.ts'

/** 西暦 or 和暦, and whether 履歴書 has the picture; applies wherever papers are made. */
export function PaperLookChoice({ kind }: { kind: PaperKind }) {
  const { user } = useSession()
  const [look, change] = usePaperLook()
  const mayHavePhoto = Boolean(user?.avatar_url) && kind === 'rirekisho'
  return (
    <div className="ui-row">
      <fieldset className="ui-row">
        <legend className="sr-only">年の書き方</legend>
        {calendars.map((calendar) => (
          <Radio
            key={calendar}
            name="paper-calendar"
            label={calendarLabel[calendar]}
            checked={look.calendar === calendar}
            onChange={() => change({ calendar })}
          />
        ))}
      </fieldset>
      <Checkbox
        label="写真を載せる"
        checked={look.photo && mayHavePhoto}
        disabled={!mayHavePhoto}
        onChange={({ target }) => change({ photo: target.checked })}
      />
    </div>
  )
}
