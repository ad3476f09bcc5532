/** One step of the schema. `name` orders and identifies it; `sql` may hold several statements, and no begin or commit. */
export type Migration = { name: string; sql: string }
