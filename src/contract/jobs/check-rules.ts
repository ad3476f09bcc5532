import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { choice, fault, instant, named, optionalLines, requiredText } from '#contract/fields.ts'
import { approvalStatuses } from '#rules/jobs/approval-status.ts'
import { limits } from '#rules/limits.ts'
import { severities } from '#rules/postings/findings/finding-codes.ts'
import { foldedWord, isSwitch, ruleCode, stopsByItself } from '#rules/postings/findings/operator-rule.ts'

const words = z
  .array(
    requiredText(limits.checkRules.word).refine((word) => foldedWord(word) !== '', fault('required')),
    fault('wrong-shape'),
  )
  .max(limits.checkRules.words, fault('too-many', limits.checkRules.words))
  .transform((list) => [...new Set(list)])

/** Without words and as a warning, it lowers the product's own findings of the code; with a template alone it changes none. */
export const checkRuleInput = z
  .object({
    code: z.string(fault('choice-unknown')).regex(ruleCode, fault('choice-unknown')),
    severity: choice(severities),
    words: words.default([]),
    not_words: words.default([]),
    /** Offered as the reason of a rejection where the code is found. */
    template: optionalLines(limits.rejectionReason.max)
      .nullable()
      .optional()
      .transform((text) => text || null),
  })
  .refine((rule) => rule.words.length > 0 || rule.template || (isSwitch(rule) && stopsByItself(rule.code)), {
    path: ['words'],
    error: fault('required'),
  })

/** A rule of the operator; `added_in` and `ended_in` are versions. */
const checkRule = named('CheckRule', {
  id: z.string(),
  code: z.string(),
  severity: z.enum(severities),
  words: z.array(z.string()),
  not_words: z.array(z.string()),
  template: z.string().nullable(),
  added_in: z.number(),
  created_at: instant,
  /** null when the account is gone. */
  created_by_name: z.string().nullable(),
  ended_in: z.number().nullable(),
  ended_at: instant.nullable(),
  ended_by_name: z.string().nullable(),
})

export const checkRuleEndpoints = {
  listCheckRules: endpoint({
    address: 'GET /api/admin/rules',
    summary: "The operator's rules of the check in force, those that ended last, and what the product finds itself",
    access: 'rule:manage',
    output: z.object({
      version: z.number(),
      rules: z.array(checkRule),
      ended: z.array(checkRule),
      /** Codes of the product; `severity` is the gravest, `lowered` says that a rule lets it only warn. */
      built_in: z.array(z.object({ code: z.string(), severity: z.enum(severities), lowered: z.boolean() })),
    }),
  }),
  addCheckRule: endpoint({
    address: 'POST /api/admin/rules',
    summary: 'Add a rule of the check; it holds at once for checks, submissions and the queue',
    access: 'rule:manage',
    body: checkRuleInput,
    output: z.object({ rule: checkRule, version: z.number() }),
    status: 201,
    refusals: ['too-many-check-rules'],
    message: 'ルールを追加しました',
    changes: ['listCheckRules', 'listRejectionTemplates', 'listPendingJobs', 'listAllJobs', 'listMyJobs', 'readJob'],
  }),
  endCheckRule: endpoint({
    address: 'DELETE /api/admin/rules/:id',
    summary: 'End a rule of the check; it stays among the ended ones',
    access: 'rule:manage',
    unknownId: 'check-rule-not-found',
    output: z.object({ version: z.number() }),
    message: 'ルールを外しました',
    changes: ['listCheckRules', 'listRejectionTemplates', 'listPendingJobs', 'listAllJobs', 'listMyJobs', 'readJob'],
  }),
  listRejectionTemplates: endpoint({
    address: 'GET /api/admin/rejection-templates',
    summary: "Templates of the operator's rules for reasons of a rejection, by the code that they are for",
    access: 'job:approve',
    output: z.object({ templates: z.array(z.object({ code: z.string(), text: z.string() })) }),
  }),
  tryCheckRule: endpoint({
    address: 'POST /api/admin/rules/try',
    summary: 'Try a rule against the last 1,000 postings; stores nothing',
    access: 'rule:manage',
    body: checkRuleInput,
    output: z.object({
      /** How many postings were read, and in how many the rule finds something. */
      postings: z.number(),
      found: z.number(),
      /** The first of those, newest first. */
      jobs: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          company: z.string(),
          approval_status: z.enum(approvalStatuses),
          excerpts: z.array(z.string()),
        }),
      ),
    }),
    changes: [],
  }),
}
