import { useQuery } from '@tanstack/react-query'
import { ArrowDown } from 'lucide-react'
import { Link } from 'react-router'
import { pagePath } from '#contract/page-addresses.ts'
import { read } from '#web/api/read-query.ts'
import { pageMeta } from '#web/frame/page-meta.ts'
import { PageHead } from '#web/parts/site/page-head.tsx'
import { QueryState } from '#web/parts/states/query-state.tsx'
import { SkeletonRows } from '#web/parts/states/skeleton.tsx'
import { PaperForm } from './papers/paper-form.tsx'
import { PaperPreview, previewId } from './papers/paper-preview.tsx'
import '#web/parts/button.css'

export const meta = () => pageMeta({ title: '履歴書・職務経歴書', hidden: true })

/** 履歴書 and 職務経歴書: their additional fields, and their style. */
export default function Papers() {
  const query = useQuery(read('readPapers'))
  return (
    <>
      <PageHead
        title="履歴書・職務経歴書"
        lead={
          <>
            お名前、連絡先、学歴、職歴、スキル、写真は、<Link to={pagePath('profile')}>プロフィール</Link>
            の内容を使います。ここに入力した内容は、応募に添えた書類でのみ企業に提供されます。すべて任意です。
          </>
        }
        actions={
          // For screens with the preview below the form; rendered from the start, so that nothing moves.
          <a className="button button--secondary xl:hidden" href={`#${previewId}`}>
            <ArrowDown className="ui-icon" aria-hidden="true" />
            プレビューへ
          </a>
        }
      />
      <div className="pt-2">
        <QueryState
          query={query}
          of="応募書類の内容"
          waiting={<SkeletonRows count={10} label="応募書類の内容を読み込み中" />}
        >
          {({ papers }) => (
            <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,32.5rem)]">
              <div className="min-w-0 [container:form-rows/inline-size]">
                <PaperForm papers={papers} />
              </div>
              <PaperPreview hasSummary={papers.summary !== null} />
            </div>
          )}
        </QueryState>
      </div>
    </>
  )
}
