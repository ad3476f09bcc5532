import type { ResourceDetail } from '#samples/resources/facts.ts'
import { Button } from '#web/parts/button.tsx'
import { CheckList } from '#web/parts/check-list.tsx'

const readLabel = { article: '本文を読む', video: '要点を読む', ebook: '内容を読む', course: '内容を読む' } as const

/** What readers learn, and the contents. */
export function OverviewTab({ resource, onRead }: { resource: ResourceDetail; onRead: () => void }) {
  return (
    <div className="ui-stack gap-10">
      <section className="ui-stack ui-stack--tight">
        <h2 className="ui-ruled-heading">できるようになること</h2>
        <CheckList items={resource.learningOutcomes} />
      </section>
      <section className="ui-stack ui-stack--tight">
        <h2 className="ui-ruled-heading">{resource.type === 'article' ? '目次' : '章立て'}</h2>
        <ol className="list-inside list-decimal leading-[2] marker:text-muted">
          {resource.chapters.map((chapter) => (
            <li key={chapter}>{chapter}</li>
          ))}
        </ol>
      </section>
      {resource.prerequisites.length > 0 && (
        <section className="ui-stack ui-stack--tight">
          <h2 className="ui-ruled-heading">読む前の準備</h2>
          <CheckList items={resource.prerequisites} />
        </section>
      )}
      <div>
        <Button variant="primary" size="lg" onClick={onRead}>
          {readLabel[resource.type]}
        </Button>
      </div>
    </div>
  )
}
