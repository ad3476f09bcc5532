import type { ResourceDetail } from '#samples/resources/facts.ts'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { tableDateText } from '#words/full-dates.ts'
import { difficultyLabel, priceLabel, resourceTypeLabel } from '#words/resource-labels.ts'
import '#web/parts/sheet.css'

/** The main facts, beside every tab. */
export function SideFacts({ resource }: { resource: ResourceDetail }) {
  return (
    <section className="sheet" aria-labelledby="resource-facts">
      <div className="sheet__head">
        <h2 id="resource-facts">この資料について</h2>
      </div>
      <div className="px-(--pad-card) pt-1 pb-3">
        <Ledger
          look="plain"
          items={[
            { term: '形式', value: resourceTypeLabel[resource.type] },
            { term: '所要・分量', value: resource.duration, kind: 'num' },
            { term: '難易度', value: difficultyLabel[resource.difficulty] },
            { term: '料金', value: priceLabel(resource.isFree) },
            { term: '著者', value: resource.author },
            { term: '更新日', value: tableDateText(resource.lastUpdated), kind: 'num' },
          ]}
        />
      </div>
    </section>
  )
}
