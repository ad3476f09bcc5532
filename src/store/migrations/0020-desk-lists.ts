/** Indexes that answer what desks filter and skip by without reading the rows. */
export const name = '0020-desk-lists'

export const sql = `
CREATE INDEX jobs_desk ON jobs (created_at DESC, id DESC) INCLUDE (approval_status, is_active, job_type, deadline);
DROP INDEX jobs_newest;
CREATE INDEX jobs_owner_desk ON jobs (owner_id, created_at DESC, id DESC)
  INCLUDE (approval_status, is_active, job_type, deadline);
DROP INDEX jobs_owner;
CREATE INDEX users_desk ON users (created_at DESC, id DESC) INCLUDE (role, email_verified);
DROP INDEX users_newest;
CREATE INDEX applications_desk ON applications (job_id, applied_at DESC, id DESC) INCLUDE (status);
DROP INDEX applications_job;
`
