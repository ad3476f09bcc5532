import { pagePath } from '#contract/page-addresses.ts'
import type { ResourceDetail } from '#samples/resources/facts.ts'
import { LinkButton } from '#web/parts/button.tsx'
import { useSampleFigures } from '#web/parts/sample-stars.tsx'
import { EmptyState } from '#web/parts/states/empty-state.tsx'
import { Stat, Stats } from '#web/parts/stats.tsx'

/** Sample figures, marked as such. No reviews are invented. */
export function ReviewsTab({ resource }: { resource: ResourceDetail }) {
  const letter = pagePath('contact', { subject: `「${resource.title}」の感想` })
  return (
    <div className="ui-stack gap-8">
      {useSampleFigures() && (
        <Stats>
          <Stat label="評価（見本）" value={resource.rating.toFixed(1)} unit="/ 5.0" />
          <Stat label="いいね（見本）" value={resource.likeCount} unit="件" />
          <Stat label="閲覧（見本）" value={resource.viewCount} unit="回" />
        </Stats>
      )}
      <EmptyState title="感想はまだありません" actions={<LinkButton to={letter}>感想を送る</LinkButton>}>
        読んで役に立ったこと、分かりにくかったことを、お問い合わせフォームからお聞かせください。
      </EmptyState>
    </div>
  )
}
