import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { choice, fault, named, optionalText, pageFacts, paging } from '#contract/fields.ts'
import { listedJob } from '#contract/jobs/job.ts'
import { jobStates } from '#rules/jobs/job-state.ts'
import { favouriteSorts } from '#rules/jobs/job-vocabularies.ts'
import { limits } from '#rules/limits.ts'

/** A favourite whose job is no longer public. */
const formerJob = named('FormerJob', {
  id: z.string(),
  title: z.string(),
  company: z.string(),
  state: z.enum(jobStates),
})

const ofJob = { access: 'job:read', unknownId: 'job-not-found' } as const
const changes = ['listFavourites', 'listFavouriteIds'] as const

/** Jobs that a person saved. */
export const favouriteEndpoints = {
  listFavourites: endpoint({
    address: 'GET /api/favourites',
    summary:
      'Own favourites: public jobs first, then the latest, or by `sort` the next deadline or the highest pay; without a page all',
    access: 'account:own',
    query: z.object({ sort: choice(favouriteSorts).optional(), ...paging }),
    output: z.object({ favourites: z.array(z.union([formerJob, listedJob])), ...pageFacts }),
    refusals: ['too-many-tries'],
  }),
  listFavouriteIds: endpoint({
    address: 'GET /api/favourites/ids',
    summary: 'Job ids of the own favourites, the latest first',
    access: 'account:own',
    output: z.object({ ids: z.array(z.string()) }),
  }),
  addFavourite: endpoint({
    address: 'PUT /api/favourites/:jobId',
    summary: 'Save a public job as a favourite; once more changes nothing',
    ...ofJob,
    refusals: ['too-many-favourites'],
    message: 'お気に入りに保存しました',
    changes,
  }),
  removeFavourite: endpoint({
    address: 'DELETE /api/favourites/:jobId',
    summary: 'Remove a favourite, if there is one',
    ...ofJob,
    message: 'お気に入りから外しました',
    changes,
  }),
  mergeFavourites: endpoint({
    address: 'POST /api/favourites/merge',
    summary: 'Join favourites of a browser, the latest first; unknown ids are ignored, those beyond the bound dropped',
    access: 'account:own',
    body: z.object({
      ids: z.array(optionalText(limits.entry)).max(limits.mergedFavourites, fault('too-many', limits.mergedFavourites)),
    }),
    output: z.object({ added: z.number(), dropped: z.number() }),
    refusals: ['session-ended'],
    changes,
  }),
}
