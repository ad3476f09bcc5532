import { useState } from 'react'
import type { UseFieldArrayReturn } from 'react-hook-form'
import type { skillLevels } from '#rules/jobs/job-vocabularies.ts'
import { limits } from '#rules/limits.ts'
import { searchText } from '#rules/search/search-text.ts'
import type { ProfileForm, ProfileFormState } from '#web/screens/seeker/profile/profile-form.ts'
import { faultText } from '#words/validation.ts'

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

export type NewSkill = ReturnType<typeof useNewSkill>

function whyNotSkill(name: string, known: boolean, count: number): string | undefined {
  if (name === '') return 'スキルの名前を入力してください'
  if (name.length > limits.entry) return faultText({ fault: 'too-long', limit: limits.entry, path: 'skills' })
  if (known) return 'このスキルは既に追加されています'
  return count >= limits.entries ? faultText({ fault: 'too-many', limit: limits.entries, path: 'skills' }) : undefined
}
