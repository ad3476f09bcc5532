-- Corrections of approved jobs. `jobs` keeps the approved version, so whatever reads it for the public needs no change.
-- `fields` holds only what the correction changes: every other field follows the approved version.
CREATE TABLE job_revisions (
  job_id uuid PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  fields jsonb NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'rejected')),
  rejection_reason text,
  submitted_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((status = 'rejected') = (rejection_reason IS NOT NULL))
);
CREATE INDEX job_revisions_pending ON job_revisions (submitted_at, job_id) WHERE status = 'pending';

ALTER TABLE job_decisions ADD COLUMN of_revision boolean NOT NULL DEFAULT false;
-- The fields that an approved correction replaced, to undo the approval.
ALTER TABLE decided_postings ADD COLUMN replaced jsonb;
