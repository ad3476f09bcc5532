/** What the approval desk needs to decide once and with the former decision in sight. */
export const name = '0038-approval-queue'

export const sql = `
-- A posting as it was decided on, so that a later version can be compared with it.
CREATE TABLE decided_postings (
  decision_id uuid PRIMARY KEY REFERENCES job_decisions (id) ON DELETE CASCADE,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  fields jsonb NOT NULL,
  decided_at timestamptz NOT NULL
);
CREATE INDEX decided_postings_job ON decided_postings (job_id, decided_at DESC);
CREATE INDEX decided_postings_age ON decided_postings (decided_at);

-- Who works on a job that waits. At most one person at a time does; a row whose time is over says nothing.
CREATE TABLE job_claims (
  job_id uuid PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  until timestamptz NOT NULL
);
CREATE INDEX job_claims_person ON job_claims (user_id);
CREATE INDEX job_claims_until ON job_claims (until);

-- The worst finding of a job when it was last checked, so that the queue can be filtered by it.
CREATE TABLE job_checks (
  job_id uuid PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  severity text NOT NULL CHECK (severity IN ('stop', 'warn', 'none'))
);

-- Whose job was decided on: an employer's former approvals and rejections are counted without reading all of their jobs.
-- Since when it had waited; null in decisions before this migration.
ALTER TABLE job_decisions ADD COLUMN owner_id uuid, ADD COLUMN waiting_since timestamptz;
UPDATE job_decisions SET owner_id = jobs.owner_id FROM jobs WHERE jobs.id = job_decisions.job_id;
CREATE INDEX job_decisions_owner ON job_decisions (owner_id, kind)
  WHERE taken_back_at IS NULL AND kind IN ('approved', 'rejected');
CREATE INDEX job_decisions_day ON job_decisions (decided_at) INCLUDE (kind, waiting_since)
  WHERE taken_back_at IS NULL AND kind IN ('approved', 'rejected');
CREATE INDEX jobs_approved_owner ON jobs (owner_id) WHERE approval_status = 'approved' OR was_public;
`
