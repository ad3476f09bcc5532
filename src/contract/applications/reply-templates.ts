import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { instant, named, requiredLines, requiredText } from '#contract/fields.ts'
import { limits } from '#rules/limits.ts'
import { confirmation } from '#words/confirmations.ts'

const replyTemplate = named('ReplyTemplate', {
  id: z.string(),
  name: z.string(),
  text: z.string(),
  updated_at: instant,
})

const body = z.object({
  name: requiredText(limits.replyTemplateName, 'name-required'),
  text: requiredLines(limits.message),
})

/** An employer's own reply templates; {お名前}, {求人名} and {会社名} are placeholders. */
export const replyTemplateEndpoints = {
  listReplyTemplates: endpoint({
    address: 'GET /api/reply-templates',
    summary: 'Own texts of replies to applicants, the latest first',
    access: 'application:read',
    output: z.object({ templates: z.array(replyTemplate) }),
  }),
  addReplyTemplate: endpoint({
    address: 'POST /api/reply-templates',
    summary: 'Add a text of replies to applicants, 30 at most',
    access: 'application:decide',
    body,
    output: z.object({ template: replyTemplate }),
    status: 201,
    refusals: ['too-many-reply-templates'],
    message: confirmation.replySaved,
    changes: ['listReplyTemplates'],
  }),
  editReplyTemplate: endpoint({
    address: 'PUT /api/reply-templates/:id',
    summary: 'Change an own text of replies',
    access: 'application:decide',
    unknownId: 'reply-template-not-found',
    body,
    output: z.object({ template: replyTemplate }),
    message: confirmation.replySaved,
    changes: ['listReplyTemplates'],
  }),
  deleteReplyTemplate: endpoint({
    address: 'DELETE /api/reply-templates/:id',
    summary: 'Delete an own text of replies',
    access: 'application:decide',
    unknownId: 'reply-template-not-found',
    message: '返信テンプレートを削除しました',
    changes: ['listReplyTemplates'],
  }),
}
