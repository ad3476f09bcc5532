import { useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { call } from '#web/api/client.ts'
import { Button } from '#web/parts/button.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { reportChange } from '#web/parts/toasts/report-change.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { fullDateText } from '#words/full-dates.ts'
import { proofKindLabel } from '#words/labels.ts'

type Proofs = ResponseData<'readVerification'>['proofs']

/** Proves the relation to the company by a code from a mail or letter. */
export function RelationProof({ proofs }: { proofs: Proofs }) {
  const press = usePressGuard()
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')

  const run = (name: string, send: () => Promise<{ message: string }>) =>
    press(name, null, () => reportChange(send(), { refused: '送信できませんでした', about: 'relation-proof' }))
  const confirm = (name: 'confirmDomainCode' | 'confirmLetterCode') => run(name, () => call(name, { body: { code } }))
  return (
    <>
      {proofs.map(({ kind, proves, proved_at }) => (
        <p key={kind} className="mt-1">
          {proofKindLabel[kind]}：{proves}（{fullDateText(proved_at)}）
        </p>
      ))}
      <p className="mt-1">
        企業プロフィールのサイトと同じドメインのメールアドレスに、確認コードを送信します。運営者が郵便でお送りしたコードも入力できます。
      </p>
      <div className="ui-row ui-row--tight mt-2">
        <TextInput
          type="email"
          aria-label="サイトと同じドメインのメールアドレス"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button
          disabled={email.trim() === ''}
          onClick={() => run('send', () => call('sendDomainCode', { body: { email } }))}
        >
          確認コードを送信する
        </Button>
      </div>
      <div className="ui-row ui-row--tight mt-2">
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-label="確認コード（6桁）"
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button disabled={code.trim() === ''} onClick={() => confirm('confirmDomainCode')}>
          メールのコードを確認する
        </Button>
        <Button disabled={code.trim() === ''} onClick={() => confirm('confirmLetterCode')}>
          郵便のコードを確認する
        </Button>
      </div>
    </>
  )
}
