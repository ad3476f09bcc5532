import type { JobCategory } from '#rules/jobs/job-vocabularies.ts'
import { itJobs } from '#samples/demo/jobs/it.ts'
import { manufacturingJobs } from '#samples/demo/jobs/manufacturing.ts'
import { officeJobs } from '#samples/demo/jobs/office.ts'
import { salesJobs } from '#samples/demo/jobs/sales.ts'
import { serviceJobs } from '#samples/demo/jobs/service.ts'
import type { DemoJob, DemoJobEntry } from './job.ts'

const inCategory = (category: JobCategory, entries: readonly DemoJobEntry[]): DemoJob[] =>
  entries.map((entry) => ({ state: 'approved', ...entry, category }))

/** Every job of the demo data; title and company together are unique. */
export const demoJobs: readonly DemoJob[] = [
  ...inCategory('office', officeJobs),
  ...inCategory('sales', salesJobs),
  ...inCategory('it', itJobs),
  ...inCategory('service', serviceJobs),
  ...inCategory('manufacturing', manufacturingJobs),
]
