import { useEffect, useRef, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { NarrowSheet } from '#web/frame/narrow-sheet.tsx'
import { canonicalAddress, type MetaPlace } from '#web/frame/page-address.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { pageContext } from '#web/page-context.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import { ContactDesk } from './contact/contact-desk.tsx'
import { ContactForm } from './contact/contact-form.tsx'
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
