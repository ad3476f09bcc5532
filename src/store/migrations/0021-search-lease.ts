/** Which node builds the search index now, so that two of them do not do the same work. */
export const name = '0021-search-lease'

export const sql = `
-- One row. Who builds the index renews it; from \`until\` on, another node may take it.
CREATE TABLE search_lease (holder uuid, until timestamptz NOT NULL);
INSERT INTO search_lease VALUES (NULL, '-infinity');
`
