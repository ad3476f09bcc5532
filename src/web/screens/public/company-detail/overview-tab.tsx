import type { Company } from '#samples/companies.ts'
import { CheckList } from '#web/parts/check-list.tsx'
import { Paragraphs } from '#web/parts/paragraphs.tsx'

/** What the company does, and its benefits. */
export function OverviewTab({ company }: { company: Company }) {
  return (
    <div className="ui-stack gap-10">
      <Paragraphs text={company.about} />
      <section className="ui-stack ui-stack--tight">
        <h2 className="ui-ruled-heading">福利厚生</h2>
        <CheckList items={company.benefits} columns />
      </section>
    </div>
  )
}
