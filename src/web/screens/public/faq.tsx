import { ChevronDown } from 'lucide-react'
import { pagePath } from '#contract/page-addresses.ts'
import { canonicalAddress, type MetaPlace } from '#web/frame/page-address.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { Contents } from '#web/parts/site/document-page.tsx'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { questionGroups } from './faq/questions.tsx'
import '#web/parts/sheet.css'
import '#web/parts/site/detail-layout.css'
import './faq.css'

export const meta = (place: MetaPlace) =>
  pageMeta({
    address: canonicalAddress(place),
    title: 'よくある質問',
    description: '応募、求人の掲載、アカウント、個人情報について、よくいただくご質問にお答えします。',
  })

/** Questions with folded answers; they open without JavaScript, and find-in-page opens them. */
export default function Faq() {
  return (
    <div className="ui-page">
      <PageHead
        title="よくある質問"
        lead="応募、求人の掲載、アカウント、個人情報について、よくいただくご質問にお答えします。"
      />
      <div className="detail-layout detail-layout--facts-first detail-layout--contents pt-8 max-lg:pt-1">
        <div className="ui-stack gap-10">
          {questionGroups.map(({ id, title, questions }) => (
            <section key={id} id={id} className="ui-stack ui-stack--tight" aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className="font-mincho text-xl tracking-[.04em]">
                {title}
              </h2>
              <div className="faq__questions">
                {questions.map(({ q, a }) => (
                  <details key={q}>
                    <summary>
                      <span className="faq__mark" aria-hidden="true">
                        問
                      </span>
                      {q}
                      <ChevronDown className="ui-icon faq__turn" aria-hidden="true" />
                    </summary>
                    <div className="faq__answer">{a}</div>
                  </details>
                ))}
              </div>
            </section>
          ))}
          <section className="ui-row ui-row--between sheet sheet__body gap-4">
            <div>
              <h2 className="text-md">解決しないときは</h2>
              <p className="ui-phrase text-sm text-muted mt-1">
                使い方の詳しい説明はヘルプに、そのほかはお問い合わせへ。
              </p>
            </div>
            <div className="ui-row ui-row--tight">
              <LinkButton to={pagePath('help')}>ヘルプを読む</LinkButton>
              <LinkButton to={pagePath('contact')} variant="primary">
                問い合わせる
              </LinkButton>
            </div>
          </section>
        </div>
        <aside>
          <Contents sections={questionGroups} />
        </aside>
      </div>
    </div>
  )
}
