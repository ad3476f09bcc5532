import type { JobCategory } from '#rules/jobs/job-vocabularies.ts'
import { monthlySalary } from '#rules/postings/pay.ts'
import type { Terms } from '#rules/postings/terms.ts'
import { dataAndRegionsJobs } from '#samples/demo/jobs/it/data-and-regions.ts'
import { librariesJobs } from '#samples/demo/jobs/it/libraries.ts'
import { operationsJobs } from '#samples/demo/jobs/it/operations.ts'
import { productsJobs } from '#samples/demo/jobs/it/products.ts'
import { systemsJobs } from '#samples/demo/jobs/it/systems.ts'
import { craftsJobs } from '#samples/demo/jobs/manufacturing/crafts.ts'
import { factoriesJobs } from '#samples/demo/jobs/manufacturing/factories.ts'
import { foodAndLogisticsJobs } from '#samples/demo/jobs/manufacturing/food-and-logistics.ts'
import { minatoJobs } from '#samples/demo/jobs/manufacturing/minato.ts'
import { accountingJobs } from '#samples/demo/jobs/office/accounting.ts'
import { clerksJobs } from '#samples/demo/jobs/office/clerks.ts'
import { headOfficeJobs } from '#samples/demo/jobs/office/head-office.ts'
import { lawAndTradeJobs } from '#samples/demo/jobs/office/law-and-trade.ts'
import { inShopsJobs } from '#samples/demo/jobs/sales/in-shops.ts'
import { inTheRegionJobs } from '#samples/demo/jobs/sales/in-the-region.ts'
import { onTheRoadJobs } from '#samples/demo/jobs/sales/on-the-road.ts'
import { toCompaniesJobs } from '#samples/demo/jobs/sales/to-companies.ts'
import { careJobs } from '#samples/demo/jobs/service/care.ts'
import { lodgingJobs } from '#samples/demo/jobs/service/lodging.ts'
import { nursingJobs } from '#samples/demo/jobs/service/nursing.ts'
import { shopsJobs } from '#samples/demo/jobs/service/shops.ts'
import { teachingJobs } from '#samples/demo/jobs/service/teaching.ts'
import { transportAndHomesJobs } from '#samples/demo/jobs/service/transport-and-homes.ts'
import type { DemoEmployer } from './employer.ts'
import { employerOf } from './employers.ts'
import type { DemoJob, DemoJobEntry } from './job.ts'

/** Every job of the demo data; title and company together are unique. */
export const demoJobs: readonly DemoJob[] = [
  ...inCategory('office', accountingJobs, clerksJobs, headOfficeJobs, lawAndTradeJobs),
  ...inCategory('sales', inShopsJobs, inTheRegionJobs, onTheRoadJobs, toCompaniesJobs),
  ...inCategory('it', dataAndRegionsJobs, librariesJobs, operationsJobs, productsJobs, systemsJobs),
  ...inCategory('service', careJobs, lodgingJobs, nursingJobs, shopsJobs, teachingJobs, transportAndHomesJobs),
  ...inCategory('manufacturing', craftsJobs, factoriesJobs, foodAndLogisticsJobs, minatoJobs),
]

function inCategory(category: JobCategory, ...lists: readonly (readonly DemoJobEntry[])[]): DemoJob[] {
  return lists.flat().map((entry) => {
    const employer = employerOf(entry)
    const derived = { category, owner: employer.account, terms: placed(entry.terms, employer) }
    return { state: 'approved', ...entry, ...derived, ...monthlySalary(entry.terms.pay ?? {}) }
  })
}

/** The terms with the employer's head office as the place of work where they name none. */
function placed(terms: Terms, { postal_code, prefecture, address, station, station_minutes }: DemoEmployer): Terms {
  if (terms.workplace?.address) return terms
  const headOffice = { postal_code, prefecture, address, station, station_minutes }
  return { ...terms, workplace: { ...headOffice, ...terms.workplace } }
}
