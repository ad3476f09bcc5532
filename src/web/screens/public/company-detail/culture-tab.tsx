import type { Company } from '#samples/companies.ts'
import { CheckList } from '#web/parts/check-list.tsx'
import { Paragraphs } from '#web/parts/paragraphs.tsx'

/** Mission, culture and values. */
export function CultureTab({ company }: { company: Company }) {
  return (
    <div className="ui-stack gap-10">
      <section className="ui-stack ui-stack--tight">
        <h2 className="ui-ruled-heading">使命</h2>
        <p className="ui-phrase border-s-3 border-primary py-1 ps-5 font-mincho text-xl leading-(--leading-title)">
          {company.mission}
        </p>
      </section>
      <section className="ui-stack ui-stack--tight">
        <h2 className="ui-ruled-heading">社風</h2>
        <Paragraphs text={company.culture} />
      </section>
      <section className="ui-stack ui-stack--tight">
        <h2 className="ui-ruled-heading">大切にしていること</h2>
        <CheckList items={company.values} columns />
      </section>
    </div>
  )
}
