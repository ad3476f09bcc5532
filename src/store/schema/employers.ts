import type { ColumnType, Generated } from 'kysely'
import type { KeyScope } from '#rules/people/api-keys.ts'
import type { EmployerFields } from '#rules/people/employer-profile.ts'
import type { ProofKind } from '#rules/people/relation-proofs.ts'
import type { TeamRole } from '#rules/people/roles.ts'
import type { VerificationOutcome } from '#rules/people/verification.ts'
import type { DeliveryState, testEvent, WebhookEvent } from '#rules/people/webhooks.ts'
import type { LastVerification, Optional, StoredTradeName } from './stored-values.ts'

/** Employers, their teams, API keys and webhooks. */
export type EmployerTables = {
  team_members: { user_id: string; employer_id: string; role: TeamRole; joined_at: Date }
  team_invitations: {
    id: string
    employer_id: string
    email: string
    email_key: string
    role: TeamRole
    hash: Buffer
    invited_by: string | null
    invited_at: Date
    expires_at: Date
  }
  api_keys: {
    id: string
    employer_id: string
    created_by: string
    name: string
    scopes: KeyScope[]
    shown: string
    hash: Buffer
    created_at: Date
    expires_at: Date | null
    last_used_at: Generated<Date | null>
  }
  webhooks: {
    id: string
    employer_id: string
    url: string
    events: WebhookEvent[]
    sealed: string
    created_at: Date
    failing_since: Generated<Date | null>
    switched_off_at: Generated<Date | null>
    failures: Generated<number>
    paused_until: Generated<Date | null>
    set_by: string | null
    set_at: Date | null
  }
  webhook_deliveries: {
    id: string
    webhook_id: string
    event: WebhookEvent | typeof testEvent
    job_id: string | null
    application_id: string | null
    decision_id: string | null
    body: string
    at: Date
    state: Generated<DeliveryState>
    tries: Generated<number>
    tried_at: Generated<Date | null>
    answer: Generated<number | null>
  }
  employer_profiles: {
    user_id: string
    last_verification: ColumnType<LastVerification | null, string | undefined, string>
    updated_at: Date
    logo_id: Generated<string | null>
    photo_ids: Generated<string[]>
    trade_names: ColumnType<StoredTradeName[], string | undefined, string>
  } & Optional<EmployerFields & { verified_at: Date | null }>
  employer_pictures: { id: string; employer_id: string; webp: Buffer; uploaded_at: Date }
  verification_requests: {
    id: string
    employer_id: string
    asked_by: string | null
    asked_at: Date
  } & Optional<{
    outcome: VerificationOutcome | null
    closed_at: Date | null
    closed_by: string | null
    reason: string | null
  }>
  relation_codes: {
    id: string
    employer_id: string
    kind: ProofKind
    sent_to: string
    proves: string
    tries: Generated<number>
    expires_at: Date
  }
  relation_proofs: { employer_id: string; kind: ProofKind; proves: string; proved_at: Date }
  reply_templates: { id: string; owner_id: string; name: string; text: string; updated_at: Date }
  posting_imports: { id: string; employer_id: string; imported_at: Date; undone_at: Generated<Date | null> }
  posting_import_rows: { import_id: string; job_id: string | null; draft_id: string | null }
  imported_postings: { owner_id: string; key: string; job_id: string }
}
