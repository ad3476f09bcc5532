import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { MailedLink } from './mailed-link.tsx'
import { NarrowSheet } from './narrow-sheet.tsx'

type Props = Omit<ComponentProps<typeof MailedLink<unknown>>, 'done' | 'remedy'> & { doneTitle: string }

/** The page of a mailed link that removes the password; a mail for setting a new one follows. */
export function PasswordResetLink({ doneTitle, ...link }: Props) {
  return (
    <MailedLink
      {...link}
      remedy={
        <>
          アカウントは変更されていません。覚えのない操作が続くときは、
          <Link to={pagePath('forgotPassword')}>パスワードを再設定</Link>し、
          <Link to={pagePath('contact')}>お問い合わせ</Link>からご連絡ください。
        </>
      }
      done={() => (
        <NarrowSheet
          mark="done"
          title={doneTitle}
          lead={
            <>
              新しいパスワードを設定するリンクを、このメールアドレスに送りました。リンクは
              <b className="text-ink">1時間</b>有効です。
            </>
          }
        >
          <LinkButton to={pagePath('forgotPassword')} size="lg" block>
            リンクが届かないとき
          </LinkButton>
        </NarrowSheet>
      )}
    />
  )
}
