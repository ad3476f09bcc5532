/** Applications that nothing was done about for years are found without reading all of them. */
export const name = '0018-application-age'

export const sql = `
CREATE INDEX applications_updated ON applications (updated_at);
`
