import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { encode } from 'uqr'
import { z } from 'zod'
import { oneTimeCode } from '#contract/people/second-factor.ts'
import { changeFailure } from '#web/api/change-failure.ts'
import { api } from '#web/api/client.ts'
import { formResolver } from '#web/forms/form-resolver.ts'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { Button } from '#web/parts/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#web/parts/dialogs/dialog.tsx'
import { FormDialog } from '#web/parts/dialogs/form-dialog.tsx'
import { Field } from '#web/parts/fields/field.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonText } from '#web/parts/states/skeleton.tsx'
import { CodeInput } from '#web/session/confirming/code-input.tsx'

const title = '認証アプリの登録'
const resolver = formResolver(z.object({ code: oneTimeCode }))

/** Shows the secret as QR code and text, and takes the first code. */
export function TotpDialog(props: { onDone: (recoveryCodes: string[] | null) => void; onClose: () => void }) {
  const { onDone, onClose } = props
  // One secret per opened dialog.
  const begun = useQuery({
    queryKey: ['beginTotp'],
    queryFn: () => api('beginTotp'),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (begun.data) return <FirstCode {...begun.data} onDone={onDone} onClose={onClose} />
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <DialogBody>
        <QueryState
          query={begun}
          waiting={<SkeletonText label="登録の準備中" />}
          failure={(error) => changeFailure(error, '登録を始められませんでした') as { title: string; line: string }}
        >
          {() => null}
        </QueryState>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>キャンセル</Button>
      </DialogFoot>
    </Dialog>
  )
}

function FirstCode(props: { secret: string; uri: string } & Parameters<typeof TotpDialog>[0]) {
  const { secret, uri, onDone, onClose } = props
  const { form, errors, frame } = useDialogForm({
    resolver,
    mode: 'onSubmit',
    defaultValues: { code: '' },
    refused: '登録に失敗しました',
    send: async ({ code }) => onDone((await api('confirmTotp', { body: { code } })).recovery_codes),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      about={<p>認証アプリでQRコードを読み取り、表示された6桁の数字を入力してください。</p>}
      verb="登録する"
      busyVerb="登録しています…"
      {...frame}
    >
      <QrCode text={uri} />
      <p className="text-sm">
        読み取れないときは、このキーをアプリに入力してください。
        <code className="block mt-1 break-all select-all font-mono">{(secret.match(/.{4}/g) ?? []).join(' ')}</code>
      </p>
      <Field id="totp-code" label="確認コード" error={errors.code?.message}>
        {(control) => <CodeInput {...control} {...form.register('code')} />}
      </Field>
    </FormDialog>
  )
}

/** Dark on light in both themes, as QR readers expect. */
function QrCode({ text }: { text: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { ecc: 'M', border: 2 })
    const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    return { size, path: cells.join('') }
  }, [text])
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className="w-48 max-w-full justify-self-center"
      role="img"
      aria-label="認証アプリで読み取るQRコード"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
