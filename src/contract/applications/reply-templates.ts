import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { id, instant, requiredLines, requiredText } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'

const replyTemplate = z
  .object({ id: z.string(), name: z.string(), text: z.string(), updated_at: instant })
  .meta({ id: 'ReplyTemplate' })

const body = z.object({
  name: requiredText(limits.replyTemplateName, 'name-required'),
  text: requiredLines(limits.message),
})

/** An employer's own reply templates; {お名前}, {求人名} and {会社名} are placeholders. */
export const replyTemplateEndpoints = {
  listReplyTemplates: endpoint({
    summary: 'Own texts of replies to applicants, the latest first',
    access: 'application:read',
    output: z.object({ templates: z.array(replyTemplate) }),
    status: 200,
    refusals: [],
  }),
  addReplyTemplate: endpoint({
    summary: 'Add a text of replies to applicants, 30 at most',
    access: 'application:decide',
    body,
    output: z.object({ template: replyTemplate }),
    status: 201,
    refusals: ['too-many-reply-templates'],
  }),
  editReplyTemplate: endpoint({
    summary: 'Change an own text of replies',
    access: 'application:decide',
    params: z.object({ id }),
    unknownId: 'reply-template-not-found',
    body,
    output: z.object({ template: replyTemplate }),
    status: 200,
    refusals: ['reply-template-not-found'],
  }),
  deleteReplyTemplate: endpoint({
    summary: 'Delete an own text of replies',
    access: 'application:decide',
    params: z.object({ id }),
    unknownId: 'reply-template-not-found',
    status: 200,
    refusals: ['reply-template-not-found'],
  }),
}
