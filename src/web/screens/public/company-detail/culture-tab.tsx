import type { Company } from '#samples/company.ts'
import { CheckList } from '#web/parts/check-list.tsx'
import { Paragraphs } from '#web/parts/paragraphs.tsx'

/** Mission, culture and values. */
export function CultureTab({ company }: { company: Company }) {
  return (
    <div className="stack gap-10">
      <section className="stack tight">
        <h2 className="h-rule">使命</h2>
        <p className="phrase border-s-3 border-primary py-1 ps-5 font-mincho text-xl leading-(--leading-title)">
          {company.mission}
        </p>
      </section>
      <section className="stack tight">
        <h2 className="h-rule">社風</h2>
        <Paragraphs text={company.culture} />
      </section>
      <section className="stack tight">
        <h2 className="h-rule">大切にしていること</h2>
        <CheckList items={company.values} columns />
      </section>
    </div>
  )
}
