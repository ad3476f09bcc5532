import { readFileSync } from 'node:fs'

/** One step of the schema. `name` orders and identifies it; `sql` may hold several statements, but no begin or commit. */
export type Migration = {
  name: string
  sql: string
  /** What it does instead on a database that another line of migrations brought this far. */
  instead?: { after: string; sql: string }
}

const sqlOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The schema of 0.2.0, a file a noun, each after those that it refers to. Released: never edit it. */
const nouns = ['people', 'employers', 'jobs', 'applications', 'notifications', 'search', 'figures', 'operation']

/** The last migration of 0.1.0, whose schema the baseline has. */
export const lastBeforeBaseline = '0060-application-texts'

const baseline: Migration = {
  name: '0061-baseline',
  sql: [
    // Functions of one file read tables of later ones.
    'SET LOCAL check_function_bodies = off;',
    ...nouns.map((noun) => sqlOf(`./baseline/${noun}.sql`)),
    sqlOf('./baseline/first-rows.sql'),
  ].join('\n'),
  instead: { after: lastBeforeBaseline, sql: 'DROP TABLE search_lease' },
}

const fromFile = (name: string): Migration => ({ name, sql: sqlOf(`./${name}.sql`) })

/** Every migration, in the order in which they are applied. */
export const migrations: Migration[] = [
  baseline,
  ...[
    '0062-company-key',
    '0063-visible-text',
    '0064-folded-names',
    '0065-secret-notices',
    '0066-holder-verified',
    '0067-phones',
    '0068-occupations',
    '0069-workplaces',
    '0070-unproven-factors',
    '0072-ways',
    '0074-job-revisions',
    '0075-bulk-job-changes',
    '0077-applying',
    '0081-records',
    '0083-files-of-employers',
    '0084-posting-imports',
    '0085-publish-at',
    '0086-stages',
    '0087-interviewers',
    '0088-external-applicants',
    '0090-answer-times',
    '0093-ended-jobs',
    '0094-cases',
    '0095-operator-roles',
    '0096-log-kinds',
    '0097-check-rules',
    '0098-account-keys',
    '0099-trade-names',
    '0100-contact-desk',
    '0101-relation-codes',
    '0102-second-reviews',
    '0103-year-counts',
    '0104-external-told',
    '0107-offer-times',
    '0115-company-key',
    '0120-held-links',
    '0121-rule-templates',
    '0122-held-files',
    '0123-complaints',
  ].map(fromFile),
]

/** Of the migrations of a database those that this version does not know: a newer one ran there. */
export const unknownOf = (applied: readonly string[], steps = migrations): string[] =>
  applied.filter((name) => name > lastBeforeBaseline && !steps.some((step) => step.name === name))
