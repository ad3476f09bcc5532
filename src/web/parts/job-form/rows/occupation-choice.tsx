import { Check, X } from 'lucide-react'
import { useDeferredValue, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { limits } from '#rules/limits.ts'
import { guessOccupations } from '#rules/occupations/guess-occupations.ts'
import { categoryOf, occupationGroups, occupationNames } from '#rules/occupations/occupations.ts'
import { Button } from '#web/parts/button.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { useJobForm } from './rows.tsx'
import '#web/parts/button.css'

const groups = occupationGroups.map(({ name, occupations }) => ({
  group: name,
  options: occupations.map((each) => ({ value: each.id, label: each.name })),
}))

/** The chosen occupations, guesses, and the list of all. */
export function OccupationChoice({ id }: { id: string }) {
  const { control, setValue } = useJobForm()
  const chosen = useWatch({ control, name: 'occupations' })
  const list = useRef<HTMLSelectElement>(null)

  function choose(occupations: string[]) {
    setValue('occupations', occupations, { shouldDirty: true, shouldValidate: true })
    setValue('category', categoryOf(occupations) ?? '', { shouldDirty: true })
    list.current?.focus()
  }

  return (
    <>
      {chosen.length > 0 ? (
        <ul className="ui-row ui-row--tight" aria-label="選んだ職種">
          {chosen.map((occupation) => (
            <li key={occupation}>
              <Button
                size="sm"
                aria-label={`「${occupationNames.get(occupation)}」を外す`}
                onClick={() => choose(chosen.filter((other) => other !== occupation))}
              >
                {occupationNames.get(occupation)}
                <X className="ui-icon" aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <Guess onChoose={(occupation) => choose([occupation])} />
      )}
      <Select
        ref={list}
        id={id}
        className="max-w-80"
        aria-label="職種の一覧"
        value=""
        disabled={chosen.length >= limits.occupationsPerJob}
        placeholder={chosen.length > 0 ? '職種を追加する' : '一覧から選ぶ'}
        options={groups}
        onChange={({ target }) => choose([...new Set([...chosen, target.value])])}
      />
    </>
  )
}

/** Guesses from the title and the start of the description: one to confirm, or several to choose from. */
function Guess({ onChoose }: { onChoose: (occupation: string) => void }) {
  const [title, description] = useWatch({ control: useJobForm().control, name: ['title', 'description'] })
  const { likely, isClear } = guessOccupations(useDeferredValue(title), useDeferredValue(description))
  const offered = isClear ? likely.slice(0, 1) : likely
  if (offered.length === 0) return null
  return (
    <div className="ui-row ui-row--tight">
      <span className="text-sm">{isClear ? 'タイトルから読み取った職種：' : 'タイトルに近い職種：'}</span>
      {offered.map((occupation) => (
        <Button
          key={occupation}
          size="sm"
          aria-label={`職種を「${occupationNames.get(occupation)}」にする`}
          onClick={() => onChoose(occupation)}
        >
          <Check className="ui-icon" aria-hidden="true" />
          {occupationNames.get(occupation)}
        </Button>
      ))}
    </div>
  )
}
