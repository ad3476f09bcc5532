import { useEffect, useRef, useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { NarrowSheet } from '#web/frame/narrow-sheet.tsx'
import { canonicalAddress, type MetaPlace } from '#web/frame/page-address.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { pageContext } from '#web/page-context.ts'
import { Button, LinkButton } from '#web/parts/button.tsx'
import { Ledger, type LedgerItem } from '#web/parts/lists/ledger.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import type { Operator } from '#words/operator.ts'
import { ContactForm } from './contact/contact-form.tsx'
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

/** The operator, and other ways to contact it. */
function ContactDesk({ operator }: { operator: Operator }) {
  const items: LedgerItem[] = [
    { term: '運営者', value: operator.name },
    { term: '所在地', value: operator.address },
    { term: 'メール', value: operator.email && <a href={`mailto:${operator.email}`}>{operator.email}</a> },
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
