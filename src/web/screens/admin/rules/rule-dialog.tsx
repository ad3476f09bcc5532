import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { z } from 'zod'
import type { ResponseData } from '#contract/endpoints.ts'
import { choice, optionalLines } from '#contract/fields.ts'
import { pagePath } from '#contract/page-addresses.ts'
import { limits } from '#rules/limits.ts'
import { findingCodes, severities } from '#rules/postings/findings/finding-codes.ts'
import { ApiError } from '#web/api/api-error.ts'
import { type ChangeFailure, changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { Button } from '#web/parts/button.tsx'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { FormField } from '#web/parts/fields/form-field.tsx'
import { severityWord } from '#web/parts/findings/severity.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { findingCodeLabel } from '#words/finding-codes.ts'

const wordsOrTemplate = '言葉か、却下の定型文を入力してください'
const { word, words: maxWords } = limits.checkRules
const allWords = (word + 1) * maxWords
const resolver = formResolver(
  z.object({
    code: choice(findingCodes as unknown as readonly [string, ...string[]]),
    severity: choice(severities),
    words: optionalLines(allWords),
    not_words: optionalLines(allWords),
    template: optionalLines(limits.rejectionReason.max),
  }),
)

/** Codes that a rule's words can have. */
const codeOptions = findingCodes
  .filter((code) => code.startsWith('word.') || code.startsWith('law.') || code === 'pay.vague')
  .map((value) => ({ value: value as string, label: findingCodeLabel(value) }))
const severityOptions = severities.map((value) => ({ value, label: severityWord[value] }))

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** Creates a rule, and tries it on the last postings before it applies. */
export function RuleDialog({ onClose }: { onClose: () => void }) {
  const [failure, setFailure] = useState<ChangeFailure | null>(null)
  const [tried, setTried] = useState<ResponseData<'tryCheckRule'> | null>(null)
  const [busy, setBusy] = useState<'try' | 'add' | null>(null)
  const form = useForm({
    resolver,
    mode: 'onTouched',
    defaultValues: { code: 'word.misleading', severity: 'warn' as const, words: '', not_words: '', template: '' },
  })

  const send = (what: 'try' | 'add') =>
    form.handleSubmit(async ({ code, severity, ...texts }) => {
      const [words, not_words] = [linesOf(texts.words), linesOf(texts.not_words)]
      const body = { code, severity, words, not_words, template: texts.template }
      // A warning without words would lower the built-in findings.
      if (words.length === 0 && texts.template === '') return form.setError('words', { message: wordsOrTemplate })
      setFailure(null)
      setBusy(what)
      try {
        if (what === 'try') {
          setTried((await call('tryCheckRule', { body })).data)
          return
        }
        const { message } = await call('addCheckRule', { body })
        toast.success(message, findingCodeLabel(code), 'rule')
        onClose()
      } catch (error) {
        if (!showFaults(error))
          setFailure(changeFailure(error, what === 'try' ? '試せませんでした' : '追加できませんでした'))
      } finally {
        setBusy(null)
      }
    })

  /** Show a fault of a single word at the list of words. */
  function showFaults(error: unknown): boolean {
    const faults = error instanceof ApiError ? error.errors : []
    for (const { path, msg } of faults) form.setError((path.split('.')[0] ?? 'words') as 'words', { message: msg })
    return faults.length > 0
  }

  return (
    <FormDialog
      onClose={onClose}
      title="ルールを追加"
      about={<p>登録した言葉を含む文を検出します。全角と半角、大文字と小文字は区別しません。</p>}
      failure={failure}
      verb="追加する"
      busyVerb="追加しています…"
      busy={busy === 'add'}
      onSubmit={send('add')}
    >
      <FormField form={form} name="code" id="rule-code" label="種類" options={codeOptions} />
      <FormField form={form} name="severity" id="rule-severity" label="扱い" options={severityOptions} />
      <FormField
        form={form}
        name="words"
        id="rule-words"
        label="言葉"
        optional
        hint={`1行に1つ。${maxWords}個まで、1つ${word}文字まで。`}
        rows={4}
      />
      <FormField
        form={form}
        name="not_words"
        id="rule-not-words"
        label="除外する言葉"
        optional
        hint="同じ文にこの言葉があるときは、検出しません。1行に1つ。"
        rows={2}
      />
      <FormField
        form={form}
        name="template"
        id="rule-template"
        label="却下の定型文"
        optional
        hint="この種類の指摘がある求人を却下するときに、選べるようになります。"
        rows={2}
      />
      <div className="ui-stack ui-stack--tight">
        <div>
          <Button busy={busy === 'try'} busyLabel="試しています…" onClick={send('try')}>
            最近の求人で試す
          </Button>
        </div>
        <div aria-live="polite">{tried && <Trial tried={tried} />}</div>
      </div>
    </FormDialog>
  )
}

/** The last postings in which the rule would find something. */
function Trial({ tried: { postings, found, jobs } }: { tried: ResponseData<'tryCheckRule'> }) {
  return (
    <div className="ui-stack ui-stack--tight">
      <p>
        最近の求人{postings.toLocaleString('ja-JP')}件のうち、{found.toLocaleString('ja-JP')}件に見つかりました。
      </p>
      {jobs.length > 0 && (
        <ul className="max-h-48 overflow-auto text-sm">
          {jobs.map(({ id, title, company, excerpts }) => (
            <li key={id}>
              <Link to={pagePath('job', { id })} target="_blank">
                {title}
              </Link>
              <span className="text-muted">
                {' '}
                {company} {excerpts.map((one) => `「${one}」`).join('')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
