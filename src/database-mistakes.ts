import { ConfigError } from './config-error.ts'

const untrusted =
  "This machine does not trust the database's certificate: name its authority's file in NODE_EXTRA_CA_CERTS."

/** Sentences for the operator by error code of the driver, TLS or server. */
const sentences: Record<string, string> = {
  '28P01': 'The database refuses the user or the password of DATABASE_URL: correct them.',
  '28000': 'The database refuses the user of DATABASE_URL: allow it in pg_hba.conf.',
  '3D000': 'The database of DATABASE_URL does not exist: create it, or correct the name.',
  '42501':
    'The role of DATABASE_URL lacks a right: run "npm run migrate" (docs/configuration.md, Roles of the database).',
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  CERT_HAS_EXPIRED: "The database's certificate has expired: renew it.",
  ERR_TLS_CERT_ALTNAME_INVALID:
    "The database's certificate is for another host: use that host in DATABASE_URL, or issue a new certificate.",
}

/** A database failure that the operator can fix, as one sentence; undefined for other errors. */
export function databaseMistake(error: unknown): ConfigError | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  const sentence = sentences[String(code)]
  if (sentence) return new ConfigError(`${sentence} (${code})`)
  return cause === undefined ? undefined : databaseMistake(cause)
}
