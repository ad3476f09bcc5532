import type { Generated } from 'kysely'

/** The search index. */
export type SearchTables = {
  search_fresh: { job_id: string; stamp: number }
  search_generation: { generation: number }
  index_lease: { holder: string | null; until: Date }
  search_segments: {
    id: Generated<number>
    ready: Generated<boolean>
    begun_at: Generated<Date>
    size: number
    words: string
    dead: Generated<Buffer>
    dead_count: Generated<number>
    ids: Generated<Buffer>
    created: Generated<Buffer>
    pay: Generated<Buffer>
    annual_days: Buffer
    hourly_min: Buffer
    salary_floor: Generated<Buffer>
    deadlines: Generated<Buffer>
    starts: Generated<Buffer>
    heads: Generated<Buffer>
    boundaries: Generated<Buffer>
    workplaces: Generated<Buffer>
  }
  search_places: { job_id: string; segment: number; place: number }
  search_postings: { segment: number; token: number; jobs: Buffer; places: Buffer | null }
}
