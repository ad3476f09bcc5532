import { ConfigError } from './config-error.ts'

/** What an operator can put right, by the code of the driver, of TLS or of the server. */
const sentences: Record<string, string> = {
  '28P01': 'The database of DATABASE_URL refuses the user or the password.',
  '28000': 'The database of DATABASE_URL refuses the user (see its pg_hba.conf).',
  '3D000': 'The database that DATABASE_URL names does not exist on its server.',
  '42501':
    'The role of DATABASE_URL lacks a right: run "npm run migrate" as docs/configuration.md, Roles of the database says.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate of the database is signed by nobody whom this machine trusts.',
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'The certificate of the database is signed by itself, and this machine does not trust it.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate of the database is signed by nobody whom this machine trusts.',
  CERT_HAS_EXPIRED: 'The certificate of the database is over.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate of the database is for another host than DATABASE_URL names.',
}

/** A failure of the database that the operator can put right, as one sentence; undefined for any other error. */
export function databaseMistake(error: unknown): ConfigError | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  const sentence = sentences[String(code)]
  if (sentence) return new ConfigError(`${sentence} (${code})`)
  return cause === undefined ? undefined : databaseMistake(cause)
}
