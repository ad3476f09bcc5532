import { useEffect, useRef, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import type { z } from 'zod'
import { pagePath } from '#contract/page-addresses.ts'
import { contactInput } from '#contract/people/account-inputs.ts'
import { limits } from '#rules/limits.ts'
import { failureText } from '#web/api/api-error.ts'
import { api } from '#web/api/client.ts'
import { faultsOf, showServerErrors } from '#web/forms/field-faults.ts'
import { FormFrame, SubmitButton } from '#web/forms/form-frame.tsx'
import { formResolver } from '#web/forms/form-resolver.ts'
import { tabDraft } from '#web/forms/tab-draft.ts'
import { NarrowSheet } from '#web/frame/narrow-sheet.tsx'
import { canonicalAddress, type MetaPlace } from '#web/frame/page-address.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { pageContext } from '#web/page-context.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { FormSheet, TextRow, type TextRowProps } from '#web/parts/fields/form-row.tsx'
import { Ledger, type LedgerItem } from '#web/parts/lists/ledger.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { useSession } from '#web/session/session.ts'
import { emailHint } from '#words/email-hint.ts'
import type { Operator } from '#words/operator.ts'
import '#web/parts/sheet.css'
import '#web/parts/site/detail-layout.css'

export const meta = (place: MetaPlace) =>
  pageMeta({
    address: canonicalAddress(place),
    title: 'お問い合わせ',
    description: '使い方のご質問、求人の内容や個人情報についてのご連絡、苦情を受け付けます。',
  })

export const loader = ({ context }: LoaderFunctionArgs) => ({
  operator: context.get(pageContext).operator,
})

/** The form for messages to the operator, who receives complaints as 職業安定法 requires. */
export default function Contact() {
  const { operator } = useLoaderData<typeof loader>()
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) return <Received email={sentTo} onAgain={() => setSentTo(null)} />
  return (
    <div className="ui-page">
      <PageHead
        title="お問い合わせ"
        lead="使い方のご質問、求人の内容や個人情報についてのご連絡、苦情を受け付けます。"
      />
      <div className="detail-layout pt-8">
        <div className="ui-stack gap-6">
          <p className="ui-phrase text-sm">
            よくあるご質問への答えは、<Link to={pagePath('faq')}>よくある質問</Link>と
            <Link to={pagePath('help')}>ヘルプ</Link>
            にあります。応募の結果は、<Link to={pagePath('applications')}>応募履歴</Link>でご覧いただけます。
          </p>
          <noscript>
            <Notice tone="warning">
              フォームの送信には、JavaScriptを有効にする必要があります。{operator.email} へのメールでも受け付けます。
            </Notice>
          </noscript>
          <ContactForm onSent={setSentTo} />
        </div>
        <aside>
          <ContactDesk operator={operator} />
        </aside>
      </div>
    </div>
  )
}

const resolver = formResolver(contactInput)
const draft = tabDraft('shigotocho.contact-draft', ['name', 'email', 'subject', 'message'])
const labels = { name: 'お名前', email: 'メールアドレス', subject: '件名', message: '内容' }

/** The summary's faults; each names its field. */
const namedFaults = (errors: FieldErrors) =>
  draft.fields.flatMap((field) =>
    faultsOf({ [field]: errors[field] }, 'contact').map(({ id, text }) => ({
      id,
      text: text.startsWith(labels[field]) ? text : `${labels[field]}：${text}`,
    })),
  )

/** Name, email, subject, message. Values survive a refusal and a reload; robots fill the hidden field. */
function ContactForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useForm({ resolver, mode: 'onTouched' })
  const { errors, touchedFields } = form.formState
  const [failure, setFailure] = useState<string | null>(null)
  const { register, getValues, setValue } = form
  usePrefilled((field, value) => {
    if (!getValues(field)) setValue(field, value)
  })

  const rows: TextRowProps<z.input<typeof contactInput>>[] = [
    { name: 'name', label: labels.name, input: { autoComplete: 'name', maxLength: limits.name.max } },
    {
      ...{ name: 'email', label: labels.email },
      hint: (touchedFields.email && emailHint(form.watch('email'))) || '回答をお送りするアドレスです。',
      input: { type: 'email', inputMode: 'email', autoComplete: 'email' },
    },
    { name: 'subject', label: labels.subject, input: { autoComplete: 'off', maxLength: limits.title } },
    {
      ...{ name: 'message', label: labels.message, rows: 8, input: { maxLength: limits.contactMessage } },
      hint: '求人についてのご連絡では、求人のアドレスか会社名をお書きください。',
    },
  ]

  const submit = form.handleSubmit(async (input) => {
    setFailure(null)
    try {
      await api('contactOperator', { body: input })
      draft.keep(null)
      onSent(input.email)
    } catch (error) {
      const shown = showServerErrors(error, draft.fields, form.setError)
      if (shown > 0) return
      setFailure(
        failureText(error, {
          refused: '時間をおいて、もう一度お試しください。',
          unreachable: '通信環境を確認して、もう一度お試しください。入力した内容は残っています。',
        }),
      )
    }
  })

  return (
    <FormFrame
      form={form}
      idPrefix="contact"
      faults={namedFaults(errors)}
      className="ui-stack gap-5"
      onSubmit={submit}
      onChange={() => draft.keep(getValues())}
    >
      {failure && (
        <Notice tone="danger" title="お問い合わせを送れませんでした">
          {failure}
        </Notice>
      )}
      <FormSheet>
        {rows.map((row) => (
          <TextRow key={row.name} form={form} idPrefix="contact" required {...row} />
        ))}
      </FormSheet>
      <div className="sr-only" aria-hidden="true">
        <label htmlFor="contact-website">この欄には何も入力しないでください</label>
        <input id="contact-website" type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
      </div>
      <p className="ui-phrase text-xs text-muted">
        ご入力いただいた情報は、お問い合わせへの回答にのみ使用します。詳しくは
        <Link to={pagePath('privacy')}>プライバシーポリシー</Link>をご覧ください。
      </p>
      <div className="ui-row">
        <SubmitButton form={form} size="lg" busyLabel="送信しています…">
          送信する
        </SubmitButton>
      </div>
    </FormFrame>
  )
}

/** Prefills known values: this tab's draft, the address's subject, the session's name and email. */
function usePrefilled(offer: (field: (typeof draft.fields)[number], value: string) => void) {
  const { user } = useSession()
  const [query] = useSearchParams()
  const subject = query.get('subject')?.slice(0, limits.title) ?? ''
  // biome-ignore lint/correctness/useExhaustiveDependencies: once on arrival, and once more when the session is known
  useEffect(() => {
    const known = { ...(user && { name: user.name, email: user.email }), ...(subject && { subject }) }
    const kept = draft.kept()
    for (const field of draft.fields) {
      const value = kept[field] || (known as Partial<typeof kept>)[field]
      if (value) offer(field, value)
    }
  }, [user?.id, subject])
}

/** The operator, and other ways to contact it. */
function ContactDesk({ operator }: { operator: Operator }) {
  const items: LedgerItem[] = [
    { term: '運営者', value: operator.name },
    { term: '所在地', value: operator.address },
    { term: 'メールアドレス', value: operator.email && <a href={`mailto:${operator.email}`}>{operator.email}</a> },
    { term: '電話', value: operator.phone },
    { term: '受付', value: operator.hours },
  ]
  return (
    <section className="sheet" aria-labelledby="contact-desk">
      <div className="sheet__head">
        <h2 id="contact-desk">窓口</h2>
      </div>
      <div className="px-(--pad-card) pt-1 pb-3">
        <Ledger look="plain" items={items.filter(({ value }) => value !== '')} />
        <p className="ui-phrase text-xs text-muted mt-3">
          求人の内容が実際と違う、選考で不適切な質問をされた、費用を求められたといったご連絡も、ここで受け付けます。ご連絡を理由に、不利な扱いをすることはありません。
        </p>
      </div>
    </section>
  )
}

function Received({ email, onAgain }: { email: string; onAgain: () => void }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <NarrowSheet
        mark="sent"
        title="お問い合わせを受け付けました"
        lead={<>回答は、{email} にお送りします。内容により、数日いただくことがあります。</>}
      >
        <p className="ui-phrase text-xs text-muted">届かないときは、迷惑メールのフォルダーもご確認ください。</p>
        <LinkButton to={pagePath('home')} variant="primary" size="lg" block>
          トップへ戻る
        </LinkButton>
        <Button variant="ghost" block onClick={onAgain}>
          別の件を問い合わせる
        </Button>
      </NarrowSheet>
    </div>
  )
}
