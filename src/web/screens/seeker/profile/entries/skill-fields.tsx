import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import type { UseFieldArrayReturn } from 'react-hook-form'
import { skillLevels } from '#rules/jobs/job-terms.ts'
import { limits } from '#rules/limits.ts'
import { searchText } from '#rules/search/search-text.ts'
import { Button } from '#web/parts/button.tsx'
import { FieldError } from '#web/parts/fields/field.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import type { Form } from '#web/screens/seeker/profile/overview-fields.tsx'
import { controlId } from '#web/screens/seeker/profile/profile-faults.ts'
import type { ProfileForm } from '#web/screens/seeker/profile/profile-form.ts'
import { skillLevelLabel } from '#words/labels.ts'
import '#web/parts/tags.css'

const levels = skillLevels.map((value) => ({ value, label: skillLevelLabel[value] }))

/** Skills with their levels: a chip each, and a line for a new one. */
export function SkillFields({ form, list }: { form: Form; list: UseFieldArrayReturn<ProfileForm, 'skills'> }) {
  const [adding, setAdding] = useState(list.fields.length === 0)
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
      {adding && <NewSkill form={form} list={list} onClose={() => setAdding(false)} />}
    </section>
  )
}

function NewSkill(props: { form: Form; list: UseFieldArrayReturn<ProfileForm, 'skills'>; onClose: () => void }) {
  const { form, list, onClose } = props
  const [name, setName] = useState('')
  const [level, setLevel] = useState<(typeof skillLevels)[number]>('intermediate')
  const [fault, setFault] = useState<string>()
  const id = controlId('skills')

  function add() {
    const wanted = name.trim()
    const known = form.getValues('skills').some((skill) => searchText(skill.name) === searchText(wanted))
    const wrong = whyNotSkill(wanted, known, list.fields.length)
    setFault(wrong)
    if (wrong) return
    list.append({ name: wanted, level }, { shouldFocus: false })
    setName('')
    document.getElementById(id)?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') onClose()
    if (event.key !== 'Enter') return
    // Enter adds the skill; it does not save the profile.
    event.preventDefault()
    add()
  }

  return (
    <div className="ui-stack ui-stack--tight">
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-[minmax(0,1fr)_10rem_auto_auto]">
        <TextInput
          id={id}
          autoFocus={list.fields.length > 0}
          aria-label="スキルの名前"
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? `${id}-error` : undefined}
          placeholder="訪問看護"
          value={name}
          onChange={(event) => setName(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Select
          aria-label="レベル"
          options={levels}
          value={level}
          onChange={(event) => setLevel(event.target.value as typeof level)}
        />
        <Button onClick={add}>追加する</Button>
        {list.fields.length > 0 && (
          <Button variant="ghost" onClick={onClose}>
            閉じる
          </Button>
        )}
      </div>
      {fault && <FieldError id={`${id}-error`}>{fault}</FieldError>}
    </div>
  )
}

function whyNotSkill(name: string, known: boolean, count: number): string | undefined {
  if (name === '') return 'スキルの名前を入力してください'
  if (name.length > limits.entry) return '文字数が上限を超えています'
  if (known) return 'このスキルは既に追加されています'
  return count >= limits.entries ? '件数が上限を超えています' : undefined
}
