/** A person's applications are found by their last change without reading the changes of everybody. */
export const name = '0054-own-applications-by-change'

export const sql = `
CREATE INDEX applications_user_updated ON applications (user_id, updated_at DESC, id DESC);
`
