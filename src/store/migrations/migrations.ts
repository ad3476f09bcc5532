import { readFileSync } from 'node:fs'

/** One step of the schema. `name` orders and identifies it; `sql` may hold several statements, but no begin or commit. */
export type Migration = { name: string; sql: string }

const sqlOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The schema, a file a subject, each after those that it refers to. */
const subjects = [
  'people',
  'employers',
  'jobs',
  'applications',
  'moderation',
  'notifications',
  'search',
  'figures',
  'operation',
]

/** Has the name of the last migration that it replaced, so a database that stands there goes on. */
const baseline: Migration = {
  name: '0123-complaints',
  sql: [
    // Functions of one file read tables of later ones.
    'SET LOCAL check_function_bodies = off;',
    ...subjects.map((subject) => sqlOf(`./baseline/${subject}.sql`)),
    sqlOf('./baseline/first-rows.sql'),
  ].join('\n'),
}

const fromFile = (name: string): Migration => ({ name, sql: sqlOf(`./${name}.sql`) })

/** Every migration, in the order in which they are applied; the first one makes the whole schema. */
export const migrations: Migration[] = [
  baseline,
  fromFile('0124-complete-derived-data'),
  fromFile('0126-authors-of-held-files'),
  fromFile('0127-webhook-turns'),
  fromFile('0128-factor-pauses'),
  fromFile('0129-email-domains'),
  fromFile('0130-versions'),
  fromFile('0131-more-versions'),
  fromFile('0133-names-of-verified-employers'),
  fromFile('0135-sign-in-codes'),
  fromFile('0136-favourites'),
  fromFile('0140-pay-estimates'),
  fromFile('0141-pay-order'),
  fromFile('0145-alternatives-in-alerts'),
  fromFile('0155-follows'),
  fromFile('0156-followed-posts'),
  fromFile('0157-home-visits'),
  fromFile('0160-questions'),
  fromFile('0165-favourite-changes'),
  fromFile('0170-contact-email-keys'),
  fromFile('0171-stated-sources'),
  fromFile('0172-removed-answers'),
  fromFile('0173-link-back'),
  fromFile('0190-employer-search-text'),
]
