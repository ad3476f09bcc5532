/** People of a role are found newest first without reading the others: administrators are few. */
export const name = '0031-people-by-role'

export const sql = `
CREATE INDEX users_role ON users (role, created_at DESC, id DESC) INCLUDE (email_verified);
`
