import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import type { ResponseData } from '#contract/endpoints.ts'
import { fault, optionalText } from '#contract/fields.ts'
import { corporateNumber } from '#contract/people/stated-fields.ts'
import { limits } from '#rules/limits.ts'
import { callAndRefresh } from '#web/api/call-and-refresh.ts'
import { call } from '#web/api/client.ts'
import { read } from '#web/api/read-query.ts'
import { showServerErrors } from '#web/forms/field-faults.ts'
import { SubmitButton } from '#web/forms/form-frame.tsx'
import { formResolver } from '#web/forms/form-resolver.ts'
import { Button } from '#web/parts/button.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { reportFailure } from '#web/parts/toasts/report-change.ts'
import { toast } from '#web/parts/toasts/toast.ts'
import { useReportedChange } from '#web/parts/toasts/use-reported-change.ts'
import { tableDateText } from '#words/full-dates.ts'
import '#web/parts/sheet.css'

type Blocked = ResponseData<'listBlockedEmployers'>['blocked_employers'][number]

/** The reader's blocked employers. */
export function BlockedEmployers() {
  const query = useQuery(read('listBlockedEmployers'))
  return (
    <section className="sheet sheet__body ui-stack" aria-labelledby="blocked-employers">
      <h2 className="text-md font-bold" id="blocked-employers">
        ブロックした企業
      </h2>
      <p className="text-sm text-muted">
        会社名または法人番号が一致する企業の求人を表示せず、応募もできないようにします。ブロックしたことは企業に伝わりません。既に送った応募はそのまま残ります。件数の表示には、隠した求人も含まれます。
      </p>
      <BlockForm />
      <div className="min-h-12">
        <QueryState
          query={query}
          of="ブロックした企業"
          waiting={<SkeletonText lines={2} label="ブロックした企業を読み込み中" />}
        >
          {({ blocked_employers: blocked }) =>
            blocked.length === 0 ? (
              <p className="text-sm">ブロックした企業はありません。</p>
            ) : (
              <ul className="ui-stack ui-stack--tight" aria-label="ブロックした企業">
                {blocked.map((each) => (
                  <BlockedRow key={each.id} blocked={each} />
                ))}
              </ul>
            )
          }
        </QueryState>
      </div>
    </section>
  )
}

const resolver = formResolver(
  z
    .object({
      name: optionalText(limits.company),
      corporate_number: corporateNumber,
      other_names: z.string().transform((names) => names.split('、')),
    })
    .refine((body) => body.name !== '' || body.corporate_number !== '', {
      message: fault('company-required'),
      path: ['name'],
    }),
)

const defaultValues = { name: '', corporate_number: '', other_names: '' }

function BlockForm() {
  const form = useForm({ resolver, mode: 'onSubmit', defaultValues })
  const { errors } = form.formState
  const block = form.handleSubmit(async (body) => {
    try {
      const { message, refreshed } = await call('blockEmployer', { body })
      form.reset()
      await refreshed
      toast.success(message, undefined, 'blocks')
    } catch (error) {
      if (showServerErrors(error, ['name', 'corporate_number', 'other_names'], form.setError) > 0) return
      reportFailure(error, '企業をブロックできませんでした', 'blocks')
    }
  })
  return (
    <form className="ui-stack" method="post" noValidate onSubmit={block}>
      <Field
        id="block-name"
        label="会社名"
        hint="「株式会社」なども含めて、求人に書かれているとおりに入力してください。"
        error={errors.name?.message}
      >
        {(control) => <TextInput {...control} {...form.register('name')} autoComplete="off" />}
      </Field>
      <Field id="block-corporate_number" label="法人番号" optional error={errors.corporate_number?.message}>
        {(control) => (
          <TextInput {...control} {...form.register('corporate_number')} inputMode="numeric" autoComplete="off" />
        )}
      </Field>
      <Field
        id="block-other_names"
        label="グループ会社など"
        optional
        hint="会社名を「、」で区切ると、一度にブロックします。"
        error={errors.other_names?.message}
      >
        {(control) => <TextInput {...control} {...form.register('other_names')} autoComplete="off" />}
      </Field>
      <SubmitButton form={form} variant="secondary" className="justify-self-start" busyLabel="ブロックしています…">
        ブロックする
      </SubmitButton>
    </form>
  )
}

function BlockedRow({ blocked }: { blocked: Blocked }) {
  const { id, name, corporate_number, blocked_at } = blocked
  const shown = [name, corporate_number && `法人番号 ${corporate_number}`].filter(Boolean).join('・')
  const { busy, change } = useReportedChange('blocks')
  const remove = () =>
    change(() => callAndRefresh('unblockEmployer', { params: { id } }), 'ブロックを解除できませんでした')
  return (
    <li className="ui-row ui-row--between border-t border-rule-soft pt-3">
      <span className="min-w-0 break-all">
        {shown} <span className="ui-number text-xs text-muted">{tableDateText(blocked_at)}</span>
      </span>
      <Button
        size="sm"
        busy={busy}
        busyLabel="解除しています…"
        aria-label={`${shown}のブロックを解除`}
        onClick={remove}
      >
        解除
      </Button>
    </li>
  )
}
