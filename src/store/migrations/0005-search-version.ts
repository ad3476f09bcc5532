/** Finds texts of an older normaliser without reading every job: each node looks for them every few seconds. */
export const name = '0005-search-version'

export const sql = `
CREATE INDEX jobs_search_version ON jobs (search_version);
`
