import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ResponseData } from '#contract/endpoints.ts'
import { changeFailure } from '#web/api/change-failure.ts'
import { call } from '#web/api/client.ts'
import { Button } from '#web/parts/button.tsx'
import { TextInput } from '#web/parts/fields/text-input.tsx'
import { toast } from '#web/parts/toasts/toast.ts'
import { usePressGuard } from '#web/parts/use-press-guard.ts'
import { fullDateText } from '#words/full-dates.ts'
import { proofKindLabel } from '#words/labels.ts'

type Proofs = ResponseData<'readVerification'>['proofs']
const about = 'relation-proof'

/** Proves the relation to the company by a code from a mail or letter. */
export function RelationProof({ proofs }: { proofs: Proofs }) {
  const client = useQueryClient()
  const press = usePressGuard()
  const [email, setEmail] = useState('')
  const [code, setCode] = useState('')

  async function run(send: () => Promise<{ message?: string | undefined }>) {
    try {
      const { message } = await send()
      toast.success(message ?? '', undefined, about)
      await client.invalidateQueries({ queryKey: ['readVerification'] })
    } catch (error) {
      const { title, line } = changeFailure(error, '送信できませんでした')
      toast.error(title, line, about)
    }
  }
  const confirm = (name: 'confirmDomainCode' | 'confirmLetterCode') =>
    press(name, null, () => run(() => call(name, { body: { code } })))
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
          onClick={() => press('send', null, () => run(() => call('sendDomainCode', { body: { email } })))}
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
