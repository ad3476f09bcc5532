/** How far each file of jobs has been imported, so that an import that was cut off goes on where it was. */
export const name = '0022-job-imports'

export const sql = `
CREATE TABLE job_imports (
  -- a hash of the file's beginning and its size
  file text PRIMARY KEY,
  line integer NOT NULL,
  updated_at timestamptz NOT NULL
);
`
