import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { fault, instant, named, optionalText, pageFacts, paging } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { corporateNumber } from './stated-fields.ts'

/** An employer that the viewer has blocked. */
const blockedEmployer = named('BlockedEmployer', {
  id: z.string(),
  name: z.string().nullable(),
  corporate_number: z.string().nullable(),
  blocked_at: instant,
})

/**
 * Blocked employers: the viewer does not see their jobs, and they do not get the viewer's data or learn of the block.
 */
export const blockedEmployerEndpoints = {
  listBlockedEmployers: endpoint({
    address: 'GET /api/blocked-employers',
    summary: 'Employers that the signed-in user has blocked, newest first',
    access: 'account:own',
    query: z.object(paging),
    output: z.object({ blocked_employers: z.array(blockedEmployer), ...pageFacts }),
    list: 'blocked_employers',
  }),
  listBlockedJobIds: endpoint({
    address: 'GET /api/blocked-employers/job-ids',
    summary: 'Ids of public jobs of blocked employers, 1,000 at most, which lists of this user leave out',
    access: 'account:own',
    output: z.object({ ids: z.array(z.string()) }),
  }),
  blockEmployer: endpoint({
    address: 'POST /api/blocked-employers',
    summary:
      'Block an employer by its company name, its 法人番号, or both; each of them is enough to match. `other_names` blocks further companies in the same step, such as those of its group, and skips blocked ones',
    access: 'account:own',
    body: z.object({
      name: optionalText(limits.company).optional(),
      corporate_number: corporateNumber.optional(),
      other_names: z
        .array(optionalText(limits.company))
        .max(limits.entries, fault('too-many', limits.entries))
        .optional(),
    }),
    output: z.object({ blocked_employer: blockedEmployer, others: z.array(blockedEmployer) }),
    status: 201,
    refusals: ['already-blocked', 'too-many-blocks'],
    message: '企業をブロックしました',
    changes: ['listBlockedEmployers', 'listBlockedJobIds'],
  }),
  unblockEmployer: endpoint({
    address: 'DELETE /api/blocked-employers/:id',
    summary: 'End a block',
    access: 'account:own',
    unknownId: 'block-not-found',
    message: 'ブロックを解除しました',
    changes: ['listBlockedEmployers', 'listBlockedJobIds'],
  }),
}
