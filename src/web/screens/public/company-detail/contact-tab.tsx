import type { Company } from '#samples/companies.ts'
import { Ledger } from '#web/parts/lists/ledger.tsx'
import { OutsideLink } from '#web/parts/outside-link.tsx'
import { Notice } from '#web/parts/states/notice.tsx'

/** How to contact the company; says that we relay nothing. */
export function ContactTab({ company }: { company: Company }) {
  const { linkedin, twitter, facebook } = company.socialMedia
  const link = (href: string, name: string) => (
    <OutsideLink href={href} of={company.name} className="inline-flex min-h-6 items-center gap-1.5">
      {name}
    </OutsideLink>
  )
  return (
    <div className="ui-stack gap-8">
      <section className="ui-stack ui-stack--tight">
        <h2 className="ui-ruled-heading">連絡先</h2>
        <Ledger
          look="wide"
          items={[
            { term: '本社', value: company.headquarters },
            { term: '公式サイト', value: link(company.website, company.website.replace('https://', '')) },
            { term: 'LinkedIn', value: link(linkedin, linkedin.replace('https://', '')) },
            { term: 'X', value: link(twitter, twitter.replace('https://', '')) },
            { term: 'Facebook', value: link(facebook, facebook.replace('https://', '')) },
          ]}
        />
      </section>
      <Notice title="応募についてのお問い合わせ">
        求人ページからご応募ください。会社への個別のお問い合わせは、公式サイトの窓口へお願いします。
      </Notice>
    </div>
  )
}
