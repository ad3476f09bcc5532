import type { Resource } from '#samples/resources.ts'
import { Badge } from '#web/parts/badge.tsx'
import { PreloadingLink } from '#web/parts/preloading-link.tsx'
import { ResourceKind } from '#web/parts/resource-kind.tsx'
import { SampleStars } from '#web/parts/sample-stars.tsx'
import { Tags } from '#web/parts/tags.tsx'
import { difficultyLabel, priceLabel } from '#words/resource-labels.ts'
import '#web/parts/card.css'

/** A resource of the library; the whole card is its link. */
export function ResourceCard({ resource }: { resource: Resource }) {
  return (
    <article className="card gap-3">
      <div className="ui-row ui-row--between ui-row--nowrap">
        <ResourceKind type={resource.type} duration={resource.duration} />
        <Badge {...(resource.isFree && { tone: 'success' })}>{priceLabel(resource.isFree)}</Badge>
      </div>
      <div>
        <p className="text-xs text-muted">{resource.category}</p>
        <h3 className="text-lg">
          <PreloadingLink to={resource.url}>{resource.title}</PreloadingLink>
        </h3>
      </div>
      <p className="text-sm text-muted line-clamp-1">{resource.description}</p>
      <Tags tags={resource.tags} label="タグ" />
      <div className="ui-row ui-row--between mt-auto border-t border-rule-soft pt-3">
        <span className="text-xs text-muted">難易度：{difficultyLabel[resource.difficulty]}</span>
        <SampleStars rating={resource.rating} />
      </div>
    </article>
  )
}
