import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { v4 } from 'uuid'
import { type OperatorRule, type OperatorRules, prepareRules } from '#rules/postings/findings/operator-rule.ts'
import { didChange } from '#store/database/transactions.ts'
import type { Queryable, Transaction } from '#store/database.ts'

type Edition = { version: number; edition: string }

/** How often the rules of the operator changed, and the id of their present content. */
export async function checkRulesEdition(db: Queryable): Promise<Edition> {
  const row = await db.selectFrom('check_rules_edition').select(['version', 'edition']).executeTakeFirst()
  return row ?? { version: 0, edition: '' }
}

/** Prepared rules by edition, so that a check reads one small row. */
const prepared = new LRUCache<string, OperatorRules>({ max: 20 })

/** The rules of the operator in force, on every node at once. */
export async function checkRulesInForce(db: Queryable): Promise<Edition & { rules: OperatorRules | undefined }> {
  const edition = await checkRulesEdition(db)
  if (edition.version === 0) return { ...edition, rules: undefined }
  const known = prepared.get(edition.edition)
  if (known) return { ...edition, rules: known }
  const rules = prepareRules(await rulesInForce(db))
  // A change since the edition was read must not be remembered under it.
  if ((await checkRulesEdition(db)).edition === edition.edition) prepared.set(edition.edition, rules)
  return { ...edition, rules }
}

const rulesInForce = (db: Queryable): Promise<OperatorRule[]> =>
  db
    .selectFrom('check_rules')
    .select(['id', 'code', 'severity', 'words', 'not_words', 'template'])
    .where('ended_at', 'is', null)
    .orderBy('added_in')
    .execute()

const told = (db: Queryable) =>
  db
    .selectFrom('check_rules as rule')
    .leftJoin('users as author', 'author.id', 'rule.created_by')
    .leftJoin('users as ender', 'ender.id', 'rule.ended_by')
    .select(['rule.id', 'rule.code', 'rule.severity', 'rule.words', 'rule.not_words', 'rule.template'])
    .select(['rule.created_at', 'rule.added_in', 'rule.ended_at', 'rule.ended_in'])
    .select(['author.name as created_by_name', 'ender.name as ended_by_name'])

export type ToldRule = Awaited<ReturnType<ReturnType<typeof told>['execute']>>[number]

/** The rules in force, oldest first. */
export const listCheckRules = (db: Queryable): Promise<ToldRule[]> =>
  told(db).where('rule.ended_at', 'is', null).orderBy('rule.added_in').execute()

/** The templates of the rules in force, oldest first. */
export function listTemplates(db: Queryable) {
  return db
    .selectFrom('check_rules')
    .select(['code', 'template as text'])
    .where('ended_at', 'is', null)
    .where('template', 'is not', null)
    .orderBy('added_in')
    .$narrowType<{ text: string }>()
    .execute()
}

/** The rules that ended last. */
export const listEndedCheckRules = (db: Queryable, limit: number): Promise<ToldRule[]> =>
  told(db).where('rule.ended_at', 'is not', null).orderBy('rule.ended_in', 'desc').limit(limit).execute()

export const findCheckRule = (db: Queryable, id: string): Promise<ToldRule | undefined> =>
  told(db).where('rule.id', '=', id).executeTakeFirst()

/** Begins a change of the rules: others wait until this transaction ends. Returns the new version. */
export async function nextCheckRules(tx: Transaction): Promise<number> {
  const { version } = await tx
    .insertInto('check_rules_edition')
    .values({ version: 1, edition: v4() })
    .onConflict((conflict) =>
      conflict
        .column('only_row')
        .doUpdateSet({ version: sql`check_rules_edition.version + 1`, edition: sql`excluded.edition` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

export async function countCheckRules(tx: Transaction): Promise<number> {
  const { count } = await tx
    .selectFrom('check_rules')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertCheckRule(
  tx: Transaction,
  { words, not_words, now, ...rule }: OperatorRule & { created_by: string; added_in: number; now: Date },
): Promise<void> {
  await tx
    .insertInto('check_rules')
    .values({ ...rule, words: [...words], not_words: [...not_words], created_at: now })
    .execute()
}

/** Ends a rule in force; false if it is not. */
export const endCheckRule = (
  tx: Transaction,
  id: string,
  { by, version, now }: { by: string; version: number; now: Date },
): Promise<boolean> =>
  didChange(
    tx
      .updateTable('check_rules')
      .set({ ended_at: now, ended_by: by, ended_in: version })
      .where('id', '=', id)
      .where('ended_at', 'is', null),
  )
