import type { Company } from '#samples/companies.ts'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import '#web/parts/sheet.css'

/** 会社概要, beside every tab. */
export function CompanyFacts({ company }: { company: Company }) {
  return (
    <section className="sheet" aria-labelledby="company-facts">
      <div className="sheet__head">
        <h2 id="company-facts">会社概要</h2>
      </div>
      <div className="px-(--pad-card) pt-1 pb-3">
        <Ledger
          look="plain"
          items={[
            { term: '設立', value: `${company.foundedYear}年`, kind: 'num' },
            { term: '本社', value: company.headquarters },
            { term: '従業員数', value: company.employeeCount, kind: 'num' },
            { term: '売上高', value: company.revenue, kind: 'num' },
            { term: '業種', value: company.industry },
            { term: '従業員数', value: company.size, kind: 'num' },
          ]}
        />
      </div>
    </section>
  )
}
