/** Public jobs are checked again when the rules or a minimum wage change. */
export const name = '0013-job-rechecks'

export const sql = `
-- The codes that stop a public job and are known: from its approval, or from the last check.
CREATE TABLE job_known_stops (
  job_id uuid PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  stops text[] NOT NULL
);

-- One row: which edition of the rules public jobs are being checked against, and up to which job they were.
CREATE TABLE job_recheck (
  edition text NOT NULL,
  after_id uuid,
  done boolean NOT NULL
);
INSERT INTO job_recheck VALUES ('', NULL, true);

-- What the check found in a job that is on the desk without a report.
ALTER TABLE job_report_cases ADD COLUMN found text[];
`
