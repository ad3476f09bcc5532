import type { FieldErrors } from 'react-hook-form'
import { controlId as fieldId } from '#web/forms/field-faults.ts'
import type { ProfileForm } from './profile-form.ts'

export type ProfileTab = 'overview' | 'experience' | 'education' | 'skills'

/** A fault with its tab and entry. `id` is its control's. */
export type ProfileFault = {
  id: string
  text: string
  tab: ProfileTab
  list?: 'experiences' | 'educations'
  index?: number
}

export const controlId = (name: string) => fieldId('profile', name)

const fieldLabel: Record<string, string> = {
  name: 'お名前',
  email: 'メールアドレス',
  phone: '電話番号',
  postal_code: '郵便番号',
  address: '住所',
  bio: '自己紹介',
  education: '最終学歴',
  title: '職種',
  company: '会社名',
  location: '勤務地',
  startDate: '開始',
  endDate: '終了',
  leaving: '退職の理由',
  description: '内容',
  degree: '学位・課程',
  school: '学校名',
  field: '専攻',
  gpa: 'GPA',
}

const listOf = {
  experiences: { tab: 'experience', word: '職歴' },
  educations: { tab: 'education', word: '学歴' },
} as const

/** The faults of the form in the order of the screen. */
export function profileFaults(errors: FieldErrors<ProfileForm>): ProfileFault[] {
  const basics = (['name', 'email', 'phone', 'postal_code', 'address', 'education', 'bio'] as const).flatMap((name) =>
    fault(errors[name]?.message, name, { tab: 'overview' }, fieldLabel[name] ?? ''),
  )
  const entries = (['experiences', 'educations'] as const).flatMap((list) => {
    const { tab, word } = listOf[list]
    const found = errors[list] as (Record<string, { message?: string }> | undefined)[] | undefined
    if (!Array.isArray(found)) return fault((found as { message?: string } | undefined)?.message, list, { tab }, word)
    return found.flatMap((entry, index) =>
      Object.entries(entry ?? {}).flatMap(([name, error]) =>
        fault(
          error?.message,
          `${list}.${index}.${name}`,
          { tab, list, index },
          `${word}${index + 1}の${fieldLabel[name] ?? ''}`,
        ),
      ),
    )
  })
  const skills = fault(
    (errors.skills as { message?: string } | undefined)?.message,
    'skills',
    { tab: 'skills' },
    'スキル',
  )
  return [...basics, ...entries, ...skills]
}

function fault(
  message: string | undefined,
  name: string,
  place: Omit<ProfileFault, 'id' | 'text'>,
  label: string,
): ProfileFault[] {
  return message ? [{ id: controlId(name), text: `${label}：${message}`, ...place }] : []
}
