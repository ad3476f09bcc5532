import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { limits } from '#rules/limits.ts'
import { Button } from '#web/parts/button.tsx'
import { FormGroupRow, FormSheet } from '#web/parts/fields/form-row.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import type { PaperFormState } from './paper-rows.tsx'
import '#web/parts/button.css'
import '#web/parts/fields/form-sheet.css'

/** 2: licences and certificates in the order entered. */
export function LicenceRows({ form }: { form: PaperFormState }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'licences' })
  return (
    <FormSheet number="2" title="免許・資格">
      {fields.map((field, index) => (
        <FormGroupRow key={field.id} id={`papers-licences.${index}`} label={`免許・資格${index + 1}`}>
          {() => (
            <div className="ui-row ui-row--tight">
              <TextInput
                className="max-w-40"
                aria-label={`免許・資格${index + 1}の取得年月`}
                placeholder="2019年3月"
                {...form.register(`licences.${index}.date`)}
              />
              <TextInput
                className="min-w-0 flex-1 basis-48"
                aria-label={`免許・資格${index + 1}の名称`}
                placeholder="普通自動車第一種運転免許"
                maxLength={limits.entry}
                {...form.register(`licences.${index}.name`)}
              />
              <Button
                variant="ghost"
                className="button--square"
                aria-label={`免許・資格${index + 1}を削除`}
                onClick={() => remove(index)}
              >
                <Trash2 className="ui-icon" aria-hidden="true" />
              </Button>
            </div>
          )}
        </FormGroupRow>
      ))}
      <div className="p-(--pad-card)">
        {fields.length === 0 && (
          <p className="mb-3 text-sm text-muted ui-phrase">未登録です。履歴書では空欄になります。</p>
        )}
        <Button size="sm" disabled={fields.length >= limits.entries} onClick={() => append({ date: '', name: '' })}>
          <Plus className="ui-icon" aria-hidden="true" />
          免許・資格を追加
        </Button>
      </div>
    </FormSheet>
  )
}
