import type { ResourceDetail } from '#samples/resources/facts.ts'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { useSampleFigures } from '#web/parts/sample-stars.tsx'
import { fullDateText } from '#words/full-dates.ts'
import { difficultyLabel, priceLabel, resourceTypeLabel } from '#words/resource-labels.ts'

/** Every fact of the resource in one ledger. */
export function DetailsTab({ resource }: { resource: ResourceDetail }) {
  const times = (count: number) => `${count.toLocaleString('ja-JP')}件`
  return (
    <Ledger
      look="wide"
      items={[
        { term: '形式', value: resourceTypeLabel[resource.type] },
        { term: '分野', value: resource.category },
        { term: '所要・分量', value: resource.duration },
        { term: '難易度', value: difficultyLabel[resource.difficulty] },
        { term: '料金', value: priceLabel(resource.isFree) },
        { term: '著者', value: resource.author },
        { term: '公開日', value: fullDateText(resource.publishedDate) },
        { term: '更新日', value: fullDateText(resource.lastUpdated) },
        ...(useSampleFigures()
          ? [
              { term: '閲覧（見本）', value: `${resource.viewCount.toLocaleString('ja-JP')}回` },
              { term: 'いいね（見本）', value: times(resource.likeCount) },
              { term: 'お気に入り（見本）', value: times(resource.bookmarkCount) },
            ]
          : []),
      ]}
    />
  )
}
