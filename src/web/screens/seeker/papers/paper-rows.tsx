import { Plus, Trash2 } from 'lucide-react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { limits } from '#rules/limits.ts'
import { Button } from '#web/parts/button.tsx'
import { FormGroupRow, FormSheet, TextRow, type TextRowProps } from '#web/parts/fields/form-row.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { postalAddressText, usePostalAddress } from '#web/parts/fields/use-postal-address.tsx'
import type { PaperInput, PaperValues } from './paper-values.ts'
import '#web/parts/button.css'
import '#web/parts/fields/form-sheet.css'

type PaperFormState = UseFormReturn<PaperValues, unknown, PaperInput>
type Row = TextRowProps<PaperValues>

const postalCode = { className: 'max-w-40', inputMode: 'numeric' } as const
const person: readonly Row[] = [
  { name: 'name_kana', label: 'ふりがな', hint: '例：やまだ たろう' },
  { name: 'birth_date', label: '生年月日', input: { type: 'date', className: 'max-w-48', autoComplete: 'bday' } },
  {
    ...{ name: 'postal_code', label: '郵便番号' },
    input: { ...postalCode, autoComplete: 'postal-code', placeholder: '105-0001' },
  },
  { name: 'address_kana', label: '住所のふりがな' },
  {
    ...{ name: 'gender', label: '性別', hint: '未入力の場合、この欄は表示されません。' },
    input: { className: 'max-w-40' },
  },
  {
    ...{ name: 'family', label: '家族・扶養' },
    hint: '未入力の場合、この欄は表示されません。採用選考には必要のない情報です。',
  },
]

const text = { rows: 5, limit: limits.bio }
const texts: readonly Row[] = [
  { ...text, name: 'motivation', label: '志望動機', hint: '履歴書に記載されます。' },
  { ...text, name: 'self_pr', label: '自己PR', hint: '履歴書と職務経歴書に記載されます。' },
  { ...text, name: 'summary', label: '職務要約', hint: '職務経歴書のはじめに記載されます。' },
  {
    ...{ ...text, name: 'wishes', label: '本人希望' },
    hint: '職種、勤務時間、勤務地などの希望を入力します。履歴書に記載されます。',
  },
]

function Rows(props: { form: PaperFormState; number: string; title: string; rows: readonly Row[] }) {
  const { form, number, title, rows } = props
  return (
    <FormSheet number={number} title={title}>
      {rows.map((row) => (
        <TextRow key={row.name} form={form} idPrefix="papers" {...row} />
      ))}
    </FormSheet>
  )
}

/** 1: the person. */
export const PersonRows = ({ form }: { form: PaperFormState }) => (
  <Rows form={form} number="1" title="基本情報" rows={person} />
)

/** 3: texts of both papers. */
export const TextRows = ({ form }: { form: PaperFormState }) => (
  <Rows form={form} number="3" title="志望動機・自己PR" rows={texts} />
)

/** 4: a separate contact address. */
export function ContactRows({ form }: { form: PaperFormState }) {
  const { typed, news } = usePostalAddress({
    current: () => form.getValues('contact_address') ?? '',
    fill: (address) => form.setValue('contact_address', postalAddressText(address), { shouldDirty: true }),
  })
  const contact: readonly Row[] = [
    { name: 'contact_postal_code', label: '郵便番号', below: news, input: postalCode, onTyped: typed },
    { name: 'contact_address', label: '住所' },
    { name: 'contact_address_kana', label: '住所のふりがな' },
    { name: 'contact_phone', label: '電話番号', input: { className: 'max-w-64', type: 'tel' } },
  ]
  return <Rows form={form} number="4" title="現住所以外の連絡先" rows={contact} />
}

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
