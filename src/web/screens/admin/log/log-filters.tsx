import { useSearchParams } from 'react-router'
import { Field } from '#web/parts/fields/field.tsx'
import { Select } from '#web/parts/fields/select.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { FilterForm } from '#web/parts/lists/filter-form.tsx'
import { auditActionGroups } from '#words/audit.ts'

const actions = Object.entries(auditActionGroups).map(([group, labels]) => ({
  group,
  options: Object.entries(labels).map(([value, label]) => ({ value, label })),
}))

/** Filters: actor, action, subject and time. */
export function LogFilters() {
  const [query] = useSearchParams()
  const asked = (name: string) => query.get(name) ?? ''
  return (
    <FilterForm label="記録の絞り込み">
      <Field id="log-actor" label="操作した人">
        {(control) => (
          <TextInput {...control} name="actor" defaultValue={asked('actor')} placeholder="メールアドレスかID" />
        )}
      </Field>
      <Field id="log-action" label="操作">
        {(control) => (
          <Select
            {...control}
            name="action"
            options={actions}
            placeholder="すべての操作"
            defaultValue={asked('action')}
          />
        )}
      </Field>
      <Field id="log-subject" label="対象（名前、求人名、ID）">
        {(control) => <TextInput {...control} name="subject" defaultValue={asked('subject')} />}
      </Field>
      <Field id="log-from" label="開始日">
        {(control) => <TextInput {...control} name="from" type="date" defaultValue={asked('from')} />}
      </Field>
      <Field id="log-until" label="終了日">
        {(control) => <TextInput {...control} name="until" type="date" defaultValue={asked('until')} />}
      </Field>
    </FilterForm>
  )
}
