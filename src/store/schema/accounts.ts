import type { Generated } from 'kysely'
import type { LinkKind } from '#rules/people/poster.ts'
import type { OperatorRole, Role } from '#rules/people/roles.ts'
import type { SecurityNotice } from '#rules/people/security-notices.ts'
import type { Education, Experience, Skill } from '#rules/people/shared-profile.ts'
import type { Json, Optional } from './stored-values.ts'

export type AccountDecisionKind = 'suspended' | 'unsuspended' | 'verified' | 'unverified' | 'case_closed'

/** Accounts and signing in. */
export type AccountTables = {
  users: {
    id: string
    name: string
    email: string
    email_key: string
    password_hash: string | null
    role: Role
    operator_role: Generated<OperatorRole | null>
    phone: string | null
    address: string | null
    bio: string | null
    education: string | null
    skills: Json<Skill[]>
    experiences: Json<Experience[]>
    educations: Json<Education[]>
    avatar_name: string | null
    email_verified: Generated<boolean>
    holder_verified: Generated<boolean>
    created_at: Date
    last_login: Date | null
    suspended_at: Generated<Date | null>
    suspension_reason: Generated<string | null>
    search_text: Generated<string | null>
  }
  account_decisions: {
    id: string
    account_id: string
    kind: AccountDecisionKind
    reason: string | null
    decided_by: string
    decided_at: Date
  }
  account_keys: {
    account_id: string
    kind: LinkKind
    key: string
    suspended: Generated<boolean>
    expires_at: Generated<Date | null>
  }
  held_accounts: { id: string; facts: unknown; deleted_at: Date }
  identities: { provider: 'google' | 'linkedin'; subject: string; user_id: string; created_at: Date }
  sessions: { id: string; user_id: string; signed_in_at: Date } & Optional<{
    confirmed_at: Date | null
    device: string | null
    network: string | null
  }>
  totp_secrets: {
    user_id: string
    sealed: string
    created_at: Date
    confirmed_at: Generated<Date | null>
    last_step: Generated<number>
    email_was_verified: Generated<boolean>
  }
  passkeys: {
    id: string
    user_id: string
    credential_id: string
    public_key: Buffer
    counter: number
    transports: string[]
    name: string
    created_at: Date
    last_used_at: Generated<Date | null>
    email_was_verified: Generated<boolean>
  }
  recovery_codes: { user_id: string; hash: Buffer; created_at: Date }
  factor_challenges: { hash: Buffer; user_id: string; kind: 'sign-in' | 'add-passkey' | 'confirm'; expires_at: Date }
  operator_passwords: { user_id: string; hash: string }
  session_tokens: {
    hash: Buffer
    session_id: string
    predecessor: Buffer | null
    issued_at: Date
    used_at: Date | null
    retired_at: Date | null
  }
  mailed_links: {
    user_id: string
    kind: 'reset-password' | 'verify-email'
    id: string
    hash: Buffer
    expires_at: Date
    /** The page behind a sign-up. */
    back: Generated<string | null>
  }
  sign_in_codes: {
    email_key: string
    id: string
    email: string
    hash: Buffer
    tries: number
    expires_at: Date
  }
  email_changes: {
    id: string
    user_id: string
    email: string
    email_key: string
    was_verified: boolean
    hash: Buffer
    changed_at: Date
    expires_at: Date
  }
  security_notices: {
    id: string
    user_id: string
    kind: SecurityNotice
    email: string
    device: string | null
    network: string | null
    hash: Buffer
    noticed_at: Date
    expires_at: Date
  }
}
