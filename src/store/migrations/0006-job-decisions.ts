/** What was decided on a job and by whom, so that it outlives the next decision. */
export const name = '0006-job-decisions'

export const sql = `
CREATE TABLE job_decisions (
  id uuid PRIMARY KEY,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('approved', 'rejected', 'stopped', 'started', 'resubmitted')),
  reason text,
  decided_by uuid REFERENCES users (id) ON DELETE SET NULL,
  decided_at timestamptz NOT NULL,
  taken_back_at timestamptz
);
CREATE INDEX job_decisions_job ON job_decisions (job_id, decided_at DESC, id DESC);
CREATE INDEX job_decisions_person ON job_decisions (decided_by);

-- The reasons that still stand; who gave them is not known.
INSERT INTO job_decisions (id, job_id, kind, reason, decided_at)
  SELECT gen_random_uuid(), id, 'rejected', rejection_reason, updated_at FROM jobs WHERE approval_status = 'rejected';
`
