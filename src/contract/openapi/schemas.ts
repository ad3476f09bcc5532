import { z } from 'zod'
import { postingOutput } from '#contract/jobs/job-drafts.ts'
import { postingSoFar } from '#contract/jobs/job-input.ts'
import { termsInput, termsOutput } from '#contract/terms.ts'

export type Json = Record<string, unknown>

/** Named schemas for references. */
export const namedSchemas: Json = {}

const bounds = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'] as const

/** A schema as JSON Schema of its input, which for responses is the action's result. */
export function schemaOf(schema: z.ZodType): Json {
  const text = JSON.stringify(
    z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (zodSchema === postingOutput) Object.assign(jsonSchema, referenceTo('PostingDraft', postingSoFar))
        if (zodSchema === termsOutput) Object.assign(jsonSchema, referenceTo('Terms', termsInput))
        const { def } = zodSchema._zod
        if (def.type === 'pipe') bind(jsonSchema as Json, (def as z.core.$ZodPipeDef).out)
        if (def.type !== 'date') return
        jsonSchema.type = 'string'
        jsonSchema.format = 'date-time'
      },
    }),
  )
  const { $schema: _, $defs, ...json } = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as Json
  Object.assign(namedSchemas, $defs)
  return json
}

/** A reference by name to a schema that responses use unchecked and inputs checked. */
function referenceTo(name: string, schema: z.ZodType): Json {
  namedSchemas[name] ??= schemaOf(schema)
  return { $ref: `#/components/schemas/${name}` }
}

/**
 * Adds bounds that apply after cleaning: they follow the trimming, where the input's schema does not show them. Digits
 * of a query that become a number are described as that number.
 */
function bind(json: Json, cleaned: z.core.$ZodType): void {
  const after = z.toJSONSchema(cleaned, { io: 'input', unrepresentable: 'any' }) as Json
  if (json.type === 'string' && after.type === 'number') {
    json.type = 'integer'
    delete json.pattern
  } else if (json.type !== after.type) return
  for (const bound of bounds) if (after[bound] !== undefined) json[bound] = after[bound]
}
