import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { experienceLabel, jobTypeLabel, workStyleLabel } from '#rules/jobs/job-labels.ts'
import { experienceLevels, jobTypes, workStyles } from '#rules/jobs/job-vocabularies.ts'
import { limits } from '#rules/limits.ts'
import { payUnitName } from '#rules/postings/pay-text.ts'
import { type PayUnit, payUnits } from '#rules/postings/terms.ts'
import { Button } from '#web/parts/button.tsx'
import { Checkbox } from '#web/parts/fields/checkbox.tsx'
import { FormGroupRow, FormRow, FormSheet } from '#web/parts/fields/form-row.tsx'
import { TextArea, TextInput } from '#web/parts/fields/text-input.tsx'
import { Segment } from '#web/parts/tabs/segment.tsx'
import { lengthText } from '#words/length.ts'
import { RowFindings, useFormFindings, useRowFindings } from './findings/form-findings.tsx'
import { useLateComponent } from './late-component.ts'
import { EntriesField } from './rows/entries-field.tsx'
import { describedBy, RadioRow, SelectRow, TextRow, useJobField, useJobForm } from './rows/rows.tsx'
import { type FieldName, fieldId } from './values/field-names.ts'
import { hasSalaryOnly } from './values/job-values.ts'
import { isPaidByPeriod, type PayText, payInTenThousands, splitPay, tidyYen } from './values/typed-figures.ts'
import '#web/parts/states/skeleton.css'
import './job-form.css'
import './rows/figure-row.css'

/** Loaded later, because they are closed and below the first screen: nothing visible moves. */
export const loadTermsSheets = async () => (await import('./sections/terms-sheets.tsx')).TermsSheets

/** All fields of a job in sections. Touched fields show their findings. */
export function JobFields(props: { starters: ReactNode; today: string; stoppedByOperator: boolean }) {
  const { starters, today, stoppedByOperator } = props
  const { show } = useFormFindings()
  const TermsSheets = useLateComponent(loadTermsSheets)

  function touched({ target }: FormEvent) {
    const { name } = target as HTMLInputElement
    if (name) show(rowOfField(name))
  }

  return (
    <div className="job-form__fields" onInput={touched}>
      <div className="ui-stack">
        {starters}
        <BasicsSection />
        <ConditionsSection today={today} stoppedByOperator={stoppedByOperator} />
        <FormSheet number="3" title="応募要件">
          <EntriesField
            name="requirements"
            typing="new_requirement"
            label="応募要件"
            placeholder="例：普通自動車免許"
            hint="Enterキーでも追加できます。はじめの3件が一覧に表示されます。"
            max={limits.entries}
            maxLength={limits.entry}
          />
        </FormSheet>
        <FormSheet number="4" title="待遇・福利厚生">
          <EntriesField
            name="benefits"
            typing="new_benefit"
            label="待遇"
            placeholder="例：交通費全額支給"
            max={limits.entries}
            maxLength={limits.entry}
          />
        </FormSheet>
        {TermsSheets ? <TermsSheets /> : TermsSheets === undefined && <div className="skeleton__growing" />}
      </div>
    </div>
  )
}

/** Fields of one row share its findings. */
const rowOfField = (name: string) =>
  name
    .replace(/^(terms\.hours\.shifts|terms\.pay\.allowances|questions)\..*/, '$1')
    .replace(/^terms\.pay\.max$/, 'terms.pay.min')

/** What the job is, where, and for whom. */
function BasicsSection() {
  return (
    <FormSheet number="1" title="基本情報">
      <TextRow
        name="title"
        label="求人タイトル"
        required
        hint="職種と特徴が分かる短い言葉で。例：訪問看護師（オンコールなし）"
        maxLength={limits.title}
      />
      <TextRow name="company" label="会社名" required maxLength={limits.company} autoComplete="organization" />
      <TextRow
        name="location"
        label="勤務地"
        required
        hint="都道府県から市区町村まで書くと、勤務地の検索結果に表示されます。例：神奈川県横浜市鶴見区"
        maxLength={limits.location}
      />
      <OccupationRow />
      <DescriptionRow />
    </FormSheet>
  )
}

/** Occupations and the words for guessing load after the screen. */
const loadChoice = async () => (await import('./rows/occupation-choice.tsx')).OccupationChoice

/** Up to three occupations; without any, the guess from the title is shown. */
function OccupationRow() {
  const { id, error } = useJobField('occupations')
  const Choice = useLateComponent(loadChoice)
  return (
    <FormGroupRow
      id={id}
      label="職種"
      error={error}
      hint="3つまで選べます。選ばなければ、タイトルから読み取った職種で掲載します。"
    >
      {(control) => (
        // As high as the list of occupations, so that nothing moves when it comes.
        <div className="grid justify-items-start gap-2.5 max-md:min-h-11">
          {Choice ? <Choice id={control.id} /> : Choice === null && <p>職種の一覧を読み込めませんでした。</p>}
        </div>
      )}
    </FormGroupRow>
  )
}

function DescriptionRow() {
  const { register } = useJobForm()
  const { id, error } = useJobField('description')
  const { listId } = useRowFindings('description')
  return (
    <FormRow id={id} label="仕事内容" required error={error} counter={<DescriptionCounter />}>
      {(control) => (
        <>
          <TextArea {...describedBy(control, listId)} {...register('description')} rows={6} />
          <RowFindings row="description" />
        </>
      )}
    </FormRow>
  )
}

/** A component of its own, so that typing does not render the field. */
function DescriptionCounter() {
  const description = useWatch({ control: useJobForm().control, name: 'description' })
  return lengthText(description.trim().length, limits.description)
}

const types = jobTypes.map((value) => ({ value, label: jobTypeLabel[value] }))
const levels = experienceLevels.map((value) => ({ value, label: experienceLabel[value] }))
const styles = workStyles.map((value) => ({ value, label: workStyleLabel[value] }))

/** Employment, pay, deadline and publication. `stoppedByOperator`: the operator stopped the job. */
function ConditionsSection({ today, stoppedByOperator }: { today: string; stoppedByOperator: boolean }) {
  return (
    <FormSheet number="2" title="給与と条件">
      <RadioRow name="job_type" label="雇用形態" required options={types} />
      <WorkStyleRow />
      <SelectRow name="experience_level" label="経験" required options={levels} />
      <PayRows />
      <CheckRow
        name="show_estimate"
        label="月収の目安"
        hint="入力した条件から計算します。金額と内訳は、プレビューで確認できます。"
        text="求職者に表示する"
      />
      <DateRow
        name="deadline"
        label="応募締切"
        hint="応募締切を過ぎると、自動で非公開になります。"
        input={{ type: 'date', min: today, max: '9999-12-31', className: 'max-w-48' }}
      />
      <DateRow
        name="publish_at"
        label="公開日時"
        hint="日本時間。承認されていれば、この日時に公開します。空欄なら、承認後すぐに公開します。"
        input={{ type: 'datetime-local', className: 'max-w-64' }}
      />
      <CheckRow
        name="is_active"
        label="公開"
        hint={
          stoppedByOperator
            ? '運営により停止されています'
            : 'チェックを外すと、承認後も公開されません。求人管理からいつでも公開できます。'
        }
        text="承認されたら公開する"
        disabled={stoppedByOperator}
      />
    </FormSheet>
  )
}

function WorkStyleRow() {
  const { control: formControl } = useJobForm()
  const { id, error } = useJobField('work_style')
  return (
    <FormGroupRow id={id} label="働き方" required error={error}>
      {() => (
        <div>
          <Controller
            name="work_style"
            control={formControl}
            render={({ field }) => (
              <Segment
                kind="radio"
                tall
                labelledBy={`${id}-label`}
                value={field.value}
                options={styles}
                onChange={field.onChange}
              />
            )}
          />
        </div>
      )}
    </FormGroupRow>
  )
}

type RowProps = { name: FieldName; label: string; hint: string }

function CheckRow({ name, label, hint, text, disabled }: RowProps & { text: string; disabled?: boolean }) {
  const { register } = useJobForm()
  const { id, error } = useJobField(name)
  return (
    <FormGroupRow id={id} label={label} error={error} hint={hint}>
      {(control) => <Checkbox {...control} {...register(name)} disabled={disabled} label={text} />}
    </FormGroupRow>
  )
}

function DateRow({ name, label, hint, input }: RowProps & { input: ComponentProps<'input'> }) {
  const { register } = useJobForm()
  const { id, error } = useJobField(name)
  return (
    <FormRow id={id} label={label} optional error={error} hint={hint}>
      {(control) => <TextInput {...control} {...register(name)} {...input} />}
    </FormRow>
  )
}

const units = payUnits.map((value) => ({ value, label: payUnitName[value] }))
const bounds = ['terms.pay.min', 'terms.pay.max'] as const

/** The pay's unit and bounds in yen. Asks about amounts that only make sense in 万円. */
function PayRows() {
  const form = useJobForm()
  const [stated, read] = useWatch({ control: form.control, name: ['terms.pay.unit', 'as_read'] })
  const unit = (stated || 'month') as PayUnit
  const labelId = `${fieldId('terms.pay.unit')}-label`
  return (
    <>
      <FormGroupRow
        id={fieldId('terms.pay.unit')}
        label="賃金形態"
        hint={
          hasSalaryOnly(read)
            ? 'この求人の賃金は月給として登録されています。ほかの形態のときは選び直してください。'
            : null
        }
      >
        {() => (
          <div>
            <Segment
              kind="radio"
              tall
              labelledBy={labelId}
              value={unit}
              options={units}
              onChange={(value) => {
                form.setValue('terms.pay.unit', value, { shouldDirty: true })
                void form.trigger(bounds)
              }}
            />
          </div>
        )}
      </FormGroupRow>
      <AmountsRow unit={unit} />
    </>
  )
}

function AmountsRow({ unit }: { unit: PayUnit }) {
  const form = useJobForm()
  const least = useJobField('terms.pay.min')
  const most = useJobField('terms.pay.max')
  const [min, max] = useWatch({ control: form.control, name: bounds })
  const meant = isPaidByPeriod(unit) ? payInTenThousands({ min, max }) : null
  const error = least.error ?? most.error

  /** Validates both bounds, because their order is reported at the lower one. */
  function put(pay: PayText) {
    form.setValue('terms.pay.min', pay.min, { shouldDirty: true })
    form.setValue('terms.pay.max', pay.max, { shouldDirty: true })
    void form.trigger(bounds)
  }

  function tidy() {
    const pay = splitPay({ min: form.getValues('terms.pay.min'), max: form.getValues('terms.pay.max') })
    put({ min: tidyYen(pay.min), max: tidyYen(pay.max) })
  }

  function accept() {
    if (!meant) return
    put(meant)
    // The button disappears after the press.
    document.getElementById(least.id)?.focus()
  }

  const amount = (name: (typeof bounds)[number], faulty: boolean, label: string) => (
    <div className="figure-row__figure inline-grid items-center">
      <TextInput
        id={fieldId(name)}
        aria-describedby={error ? `${least.id}-error ${least.id}-hint` : `${least.id}-hint`}
        aria-invalid={faulty || undefined}
        {...form.register(name, { onBlur: tidy })}
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
      />
      <span className="justify-self-end pe-3 text-muted pointer-events-none text-sm/[1.6] whitespace-nowrap">円</span>
    </div>
  )

  return (
    <FormGroupRow
      id={least.id}
      label={payUnitName[unit]}
      error={error}
      hint={`賃金は必ず示してください。幅があるときは下限と上限を入力します。${isPaidByPeriod(unit) ? '「25万」とも入力できます。' : ''}`}
    >
      {() => (
        <>
          <div className="flex flex-wrap items-center gap-y-2 gap-x-3">
            {amount('terms.pay.min', least.error !== undefined, `${payUnitName[unit]}の下限`)}
            <span aria-hidden="true">〜</span>
            {amount('terms.pay.max', most.error !== undefined, `${payUnitName[unit]}の上限`)}
          </div>
          <RowFindings row="terms.pay.min" />
          {error && meant && (
            <div>
              <Button size="sm" onClick={accept}>
                {payWords(meant)}にする
              </Button>
            </div>
          )}
        </>
      )}
    </FormGroupRow>
  )
}

/** 260,000円〜300,000円, or the one bound that is typed. */
function payWords({ min, max }: PayText): string {
  const yen = (text: string) => (text === '' ? '' : `${text}円`)
  return max === '' ? yen(min) : `${yen(min)}〜${yen(max)}`
}
