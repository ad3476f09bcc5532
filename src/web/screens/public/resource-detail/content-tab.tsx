import type { ResourceDetail } from '#samples/resources/facts.ts'
import { ArticleHtml } from '#web/parts/article-html.tsx'
import { OutsideLink } from '#web/parts/outside-link.tsx'
import { Notice } from '#web/parts/states/notice.tsx'
import '#web/parts/button.css'

/** The text; for paid resources, its free part. */
export function ContentTab({ resource, html }: { resource: ResourceDetail; html: string }) {
  return (
    <div className="ui-stack gap-6">
      {!resource.isFree && (
        <Notice title="会員向けの資料です">ここでは一部を公開しています。全文の提供は準備中です。</Notice>
      )}
      {resource.videoUrl && resource.isFree && (
        <div>
          <OutsideLink href={resource.videoUrl} of={`「${resource.title}」`} className="button button--secondary">
            動画を見る
          </OutsideLink>
        </div>
      )}
      <ArticleHtml html={html} />
    </div>
  )
}
