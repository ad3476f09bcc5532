import { ArrowDown, ArrowUp, ChevronUp, Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { type FieldArray, type FieldErrors, type UseFieldArrayReturn, useWatch } from 'react-hook-form'
import { limits } from '#rules/limits.ts'
import { leavingReasons, leavingText } from '#rules/people/papers.ts'
import { Button } from '#web/parts/button.tsx'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { FieldError } from '#web/parts/fields/field.tsx'
import { FormGroupRow, FormRow, TextRow } from '#web/parts/fields/form-row.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { IconButton } from '#web/parts/icon-button.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { controlId } from './profile-faults.ts'
import type { ProfileForm, ProfileFormState } from './profile-form.ts'
import '#web/parts/fields/form-sheet.css'
import '#web/parts/sheet.css'

/** Actions on an entry of a list, before the profile is saved. */
type EntryMoves = {
  open: boolean
  faulty: boolean
  isFirst: boolean
  isLast: boolean
  onToggle: () => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** An entry of 職歴 or 学歴: a line that opens a ledger form. `number` from 1. */
function EntryFrame(
  props: EntryMoves & {
    word: string
    number: number
    title: string
    /** Company or degree. */
    place: string
    period: { from: string; to: string }
    children: ReactNode
  },
) {
  const { open, faulty, word, number, title, place, period, onToggle, children } = props
  const name = title || `${word}${number}`
  const periodText = period.from || period.to ? `${period.from}〜${period.to}` : ''
  const line = open ? place : [place, periodText].filter(Boolean).join('・')
  const toggle = (
    <IconButton size="sm" label={open ? `${name}を閉じる` : `${name}を編集`} aria-expanded={open} onClick={onToggle}>
      {open ? <ChevronUp className="ui-icon" aria-hidden="true" /> : <Pencil className="ui-icon" aria-hidden="true" />}
    </IconButton>
  )
  if (open) {
    return (
      <div className="form-sheet">
        <h2>
          <span className="text-lg font-mincho text-primary-ink">{number}</span>
          {name}
          <span className="text-sm text-muted truncate font-normal max-md:hidden">{line}</span>
          <span className="ms-auto flex flex-none">
            <MoveButtons {...props} name={name} />
            {toggle}
          </span>
        </h2>
        {children}
      </div>
    )
  }
  return (
    <div className="sheet">
      <div className="sheet__body ui-row ui-row--nowrap ui-row--between">
        <div className="min-w-0 leading-[1.6]">
          <b className="text-sm">{name}</b>
          <p className="text-sm text-muted">{line}</p>
          {faulty && <FieldError>入力内容を確認してください</FieldError>}
        </div>
        <div className="flex flex-none">
          {toggle}
          <MoveButtons {...props} name={name} />
        </div>
      </div>
    </div>
  )
}

/** Disabled buttons at an end of the list have no frame. */
const quiet = 'disabled:border-transparent disabled:bg-transparent'

function MoveButtons({ name, isFirst, isLast, onMove, onRemove }: EntryMoves & { name: string }) {
  return (
    <>
      {!(isFirst && isLast) && (
        <>
          <IconButton size="sm" label={`${name}を上へ`} className={quiet} disabled={isFirst} onClick={() => onMove(-1)}>
            <ArrowUp className="ui-icon" aria-hidden="true" />
          </IconButton>
          <IconButton size="sm" label={`${name}を下へ`} className={quiet} disabled={isLast} onClick={() => onMove(1)}>
            <ArrowDown className="ui-icon" aria-hidden="true" />
          </IconButton>
        </>
      )}
      <IconButton size="sm" label={`${name}を削除`} className="text-danger-ink" onClick={onRemove}>
        <Trash2 className="ui-icon" aria-hidden="true" />
      </IconButton>
    </>
  )
}

type ListName = 'experiences' | 'educations'

/** A list of entries to add, open, move and remove before saving. `word` is 職歴 or 学歴. */
export function useEntries<Name extends ListName>(
  list: UseFieldArrayReturn<ProfileForm, Name>,
  word: string,
  empty: FieldArray<ProfileForm, Name>,
) {
  const addButtonId = useId()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const { fields, append, move, remove } = list
  const added = useRef(false)
  const last = fields.at(-1)?.id
  const setOne = (id: string, isOpen: boolean) =>
    setOpen((now) => new Set(isOpen ? [...now, id] : [...now].filter((kept) => kept !== id)))

  // Only now has the new entry an id. Open and focus it at once, or the reader might type elsewhere.
  useEffect(() => {
    if (!added.current || last === undefined) return
    if (!open.has(last)) return setOpen((now) => new Set([...now, last]))
    added.current = false
    const section = document.getElementById(addButtonId)?.closest('section')
    section?.querySelector<HTMLElement>('li:last-child input')?.focus()
  }, [last, open, addButtonId])

  return {
    ...{ word, fields, addButtonId },
    moves: (index: number, faulty: boolean): EntryMoves => {
      const id = fields[index]?.id ?? ''
      return {
        open: open.has(id),
        faulty,
        isFirst: index === 0,
        isLast: index === fields.length - 1,
        onToggle: () => setOne(id, !open.has(id)),
        onMove: (by) => move(index, index + by),
        onRemove: () => {
          remove(index)
          toast.info(`${word}を削除しました`, '「保存する」を押すまでは確定しません。')
          document.getElementById(addButtonId)?.focus()
        },
      }
    },
    reveal: (index: number) => {
      const id = fields[index]?.id
      if (id) setOne(id, true)
    },
    add: () => {
      added.current = true
      append(empty, { shouldFocus: false })
    },
  }
}

/** 職歴 or 学歴 in display order, and a button that adds an entry. */
export function EntryList(props: {
  list: Pick<ReturnType<typeof useEntries<ListName>>, 'word' | 'addButtonId' | 'moves' | 'add'> & {
    fields: readonly { id: string }[]
  }
  /** Faults of entries by index. */
  faults: { [index: number]: unknown } | undefined
  children: (index: number, moves: EntryMoves) => ReactNode
}) {
  const { list, faults, children } = props
  const { word, fields, addButtonId, moves, add } = list
  return (
    <section className="ui-stack">
      {fields.length > 0 && (
        <ul className="ui-stack">
          {fields.map(({ id }, index) => (
            <li key={id}>{children(index, moves(index, Boolean(faults?.[index])))}</li>
          ))}
        </ul>
      )}
      <Button
        block
        id={addButtonId}
        className="min-h-12 border-dashed"
        disabled={fields.length >= limits.entries}
        onClick={add}
      >
        <Plus className="ui-icon" aria-hidden="true" />
        {word}を追加
      </Button>
    </section>
  )
}

/** Start and end month; the end is validated again when the start changes. */
function PeriodRow(props: {
  form: ProfileFormState
  entry: `${ListName}.${number}`
  labels: readonly [start: string, end: string]
  placeholders: readonly [start: string, end: string]
  required?: boolean
  hint?: string | undefined
  /** The period is current and has no end. */
  isOpenEnded?: boolean
  errors: FieldErrors<{ startDate?: string; endDate?: string }> | undefined
  children?: ReactNode
}) {
  const { form, entry, labels, placeholders, required = false, hint, isOpenEnded = false, errors, children } = props
  const { register, trigger, getValues } = form
  const [start, end] = [`${entry}.startDate`, `${entry}.endDate`] as const
  return (
    <FormGroupRow
      id={controlId(`${entry}.period`)}
      label="期間"
      required={required}
      optional={!required}
      hint={hint}
      error={errors?.startDate?.message ?? errors?.endDate?.message}
    >
      {() => (
        <>
          <div className="grid grid-cols-[minmax(0,10rem)_auto_minmax(0,10rem)] items-center justify-start gap-3">
            <TextInput
              id={controlId(start)}
              className="ui-number"
              aria-label={labels[0]}
              aria-required={required || undefined}
              aria-invalid={errors?.startDate ? true : undefined}
              placeholder={placeholders[0]}
              {...register(start, { onBlur: () => getValues(end) && void trigger(end) })}
            />
            <span aria-hidden="true">〜</span>
            <TextInput
              id={controlId(end)}
              className="ui-number"
              aria-label={labels[1]}
              aria-invalid={errors?.endDate ? true : undefined}
              placeholder={placeholders[1]}
              {...register(end)}
              disabled={isOpenEnded}
            />
          </div>
          {children}
        </>
      )}
    </FormGroupRow>
  )
}

type EntryProps = { form: ProfileFormState; index: number; moves: EntryMoves }

/** Fields of an entry of 学歴; `index` from 0. */
export function EducationFields({ form, index, moves }: EntryProps) {
  const entry = `educations.${index}` as const
  const row = { form, idPrefix: 'profile' }
  const { school, degree, startDate, endDate } = useWatch({ control: form.control, name: entry })
  return (
    <EntryFrame
      {...moves}
      word="学歴"
      number={index + 1}
      title={school}
      place={degree}
      period={{ from: startDate, to: endDate }}
    >
      <TextRow {...row} name={`${entry}.school`} label="学校名" required input={{ placeholder: '青葉大学' }} />
      <TextRow
        {...row}
        name={`${entry}.degree`}
        label="学位・課程"
        required
        input={{ placeholder: '学士（看護学）' }}
      />
      <TextRow {...row} name={`${entry}.field`} label="専攻" optional input={{ placeholder: '看護学部 看護学科' }} />
      <PeriodRow
        form={form}
        entry={entry}
        labels={['入学', '卒業']}
        placeholders={['2013年4月', '2017年3月']}
        errors={form.formState.errors.educations?.[index]}
      />
      <TextRow
        {...row}
        name={`${entry}.gpa`}
        label="GPA"
        optional
        input={{ className: 'max-w-40', placeholder: '3.2' }}
      />
    </EntryFrame>
  )
}

const reasons = leavingReasons.map((value) => ({ value, label: `${leavingText[value]}退職` }))

/** Fields of an entry of 職歴; `index` from 0. */
export function ExperienceFields({ form, index, moves }: EntryProps) {
  const { register, setValue, clearErrors, formState } = form
  const errors = formState.errors.experiences?.[index]
  const entry = `experiences.${index}` as const
  const row = { form, idPrefix: 'profile' }
  const { title, company, startDate, endDate, isCurrent } = useWatch({ control: form.control, name: entry })
  return (
    <EntryFrame
      {...moves}
      word="職歴"
      number={index + 1}
      title={title}
      place={company}
      period={{ from: startDate, to: isCurrent ? '現在' : endDate }}
    >
      <TextRow {...row} name={`${entry}.title`} label="職種" required input={{ placeholder: '看護師' }} />
      <TextRow {...row} name={`${entry}.company`} label="会社名" required />
      <TextRow {...row} name={`${entry}.location`} label="勤務地" optional input={{ placeholder: '宮城県仙台市' }} />
      <PeriodRow
        form={form}
        entry={entry}
        labels={['開始', '終了']}
        placeholders={['2019年4月', isCurrent ? '現在' : '2021年3月']}
        required
        hint={moves.open && !startDate ? '例：2019年4月' : undefined}
        isOpenEnded={isCurrent}
        errors={errors}
      >
        <Checkbox
          label="現在もここで働いている"
          {...register(`${entry}.isCurrent`, {
            onChange: (event) => {
              if (!event.target.checked) return
              setValue(`${entry}.endDate`, '', { shouldDirty: true })
              clearErrors(`${entry}.endDate`)
            },
          })}
        />
      </PeriodRow>
      {!isCurrent && (
        <FormRow
          id={controlId(`${entry}.leaving`)}
          label="退職の理由"
          optional
          hint="履歴書にだけ表示されます。"
          error={errors?.leaving?.message}
        >
          {(control) => (
            <Select {...control} {...register(`${entry}.leaving`)} placeholder="記載しない" options={reasons} />
          )}
        </FormRow>
      )}
      <TextRow {...row} name={`${entry}.description`} label="内容" optional rows={4} />
    </EntryFrame>
  )
}
