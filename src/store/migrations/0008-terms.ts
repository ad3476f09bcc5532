/** The structured part of a job (rules/postings/terms). Null states nothing, so that no row has to be written again. */
export const name = '0008-terms'

export const sql = `
ALTER TABLE jobs ADD COLUMN terms jsonb;
`
