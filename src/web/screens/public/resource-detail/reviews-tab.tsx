import { pagePath } from '#contract/page-addresses.ts'
import type { ResourceDetail } from '#samples/resource.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { Stat, Stats } from '#web/parts/stats.tsx'

/** The rating, which is the editors'. Nobody's words are invented: there are none yet. */
export function ReviewsTab({ resource }: { resource: ResourceDetail }) {
  const letter = pagePath('contact', { subject: `「${resource.title}」の感想` })
  return (
    <div className="ui-stack gap-8">
      <Stats>
        <Stat label="編集部の評価" value={resource.rating.toFixed(1)} unit="/ 5.0" />
        <Stat label="いいね" value={resource.likeCount} unit="件" />
        <Stat label="閲覧" value={resource.viewCount} unit="回" />
      </Stats>
      <EmptyState title="感想はまだありません" actions={<LinkButton to={letter}>感想を送る</LinkButton>}>
        読んで役に立ったこと、分かりにくかったことを、お問い合わせフォームからお聞かせください。
      </EmptyState>
    </div>
  )
}
