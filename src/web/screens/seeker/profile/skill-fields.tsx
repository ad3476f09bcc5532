import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import type { UseFieldArrayReturn } from 'react-hook-form'
import { skillLevels } from '#rules/jobs/job-vocabularies.ts'
import { limits } from '#rules/limits.ts'
import { searchText } from '#rules/search/search-text.ts'
import { Button } from '#web/parts/button.tsx'
import { FieldError } from '#web/parts/fields/field.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { skillLevelLabel } from '#words/choice-labels.ts'
import { faultText } from '#words/validation.ts'
import { controlId } from './profile-faults.ts'
import type { ProfileForm, ProfileFormState } from './profile-form.ts'
import '#web/parts/tags.css'

const levels = skillLevels.map((value) => ({ value, label: skillLevelLabel[value] }))

/** Skills with levels as chips, and a field for a new one. */
export function SkillFields(props: {
  form: ProfileFormState
  list: UseFieldArrayReturn<ProfileForm, 'skills'>
  newSkill: NewSkill
}) {
  const { form, list, newSkill } = props
  const [adding, setAdding] = useState(list.fields.length === 0 || newSkill.typed)
  const heading = useId()
  return (
    <section className="ui-stack ui-stack--tight" aria-labelledby={heading}>
      <h2 className="ui-ruled-heading" id={heading}>
        スキル
      </h2>
      <div className="ui-row ui-row--tight">
        {list.fields.map((field, index) => (
          <span key={field.id} className="tags__tag min-h-8 ps-3">
            {field.name}
            <select
              {...form.register(`skills.${index}.level`)}
              className="field-sizing-content h-7 cursor-pointer rounded-sm bg-transparent font-medium text-ink"
              aria-label={`${field.name}のレベル`}
            >
              {levels.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <button type="button" aria-label={`${field.name}を削除`} onClick={() => list.remove(index)}>
              <X className="ui-icon ui-icon--small" aria-hidden="true" />
            </button>
          </span>
        ))}
        {!adding && (
          <Button
            variant="ghost"
            size="sm"
            disabled={list.fields.length >= limits.entries}
            onClick={() => setAdding(true)}
          >
            <Plus className="ui-icon" aria-hidden="true" />
            追加
          </Button>
        )}
      </div>
      {adding && <NewSkillRow skill={newSkill} first={list.fields.length === 0} onClose={() => setAdding(false)} />}
    </section>
  )
}

function NewSkillRow(props: { skill: NewSkill; first: boolean; onClose: () => void }) {
  const { skill, first } = props
  const { name, level, fault } = skill
  const id = controlId('skills')

  function add() {
    if (skill.add()) document.getElementById(id)?.focus()
  }

  function onClose() {
    skill.setName('')
    props.onClose()
  }

  function onKeyDown(event: KeyboardEvent) {
    // Safari marks Enter that ends a composition only by key code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Enter') return
    // Enter adds the skill instead of saving the profile.
    event.preventDefault()
    add()
  }

  return (
    <div className="ui-stack ui-stack--tight">
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-[minmax(0,1fr)_10rem_auto_auto]">
        <TextInput
          id={id}
          autoFocus={!first}
          aria-label="スキルの名前"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-error` : undefined}
          placeholder="訪問看護"
          value={name}
          onChange={(event) => skill.setName(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Select
          aria-label="レベル"
          options={levels}
          value={level}
          onChange={(event) => skill.setLevel(event.target.value as typeof level)}
        />
        <Button onClick={add}>追加する</Button>
        {!first && (
          <Button variant="ghost" onClick={onClose}>
            閉じる
          </Button>
        )}
      </div>
      {fault && <FieldError id={`${id}-error`}>{fault}</FieldError>}
    </div>
  )
}

type Level = (typeof skillLevels)[number]

/** The skill being typed. Stored outside the tabs, so that saving on another tab includes it. */
export function useNewSkill(form: ProfileFormState, list: UseFieldArrayReturn<ProfileForm, 'skills'>) {
  const [name, setName] = useState('')
  const [level, setLevel] = useState<Level>('intermediate')
  const [fault, setFault] = useState<string>()
  const wanted = name.trim()
  const isKnown = () => form.getValues('skills').some((skill) => searchText(skill.name) === searchText(wanted))

  function change(next: string) {
    setName(next)
    setFault(undefined)
  }

  /** Adds it to the list; false if invalid. */
  function add(): boolean {
    const wrong = whyNotSkill(wanted, isKnown(), list.fields.length)
    setFault(wrong)
    if (wrong) return false
    list.append({ name: wanted, level }, { shouldFocus: false })
    setName('')
    return true
  }

  return {
    name,
    level,
    fault,
    /** Whether a typed skill is not added yet. */
    typed: wanted !== '',
    setName: change,
    setLevel,
    add,
    /** When saving, a skill that is in the list is dropped. */
    take(): boolean {
      if (wanted === '') return true
      if (!isKnown()) return add()
      change('')
      return true
    },
  }
}

type NewSkill = ReturnType<typeof useNewSkill>

function whyNotSkill(name: string, known: boolean, count: number): string | undefined {
  if (name === '') return 'スキルの名前を入力してください'
  if (name.length > limits.entry) return faultText({ fault: 'too-long', limit: limits.entry, path: 'skills' })
  if (known) return 'このスキルは既に追加されています'
  return count >= limits.entries ? faultText({ fault: 'too-many', limit: limits.entries, path: 'skills' }) : undefined
}
