-- What somebody changed at once of several own jobs, to take it back within seconds; `before` holds the jobs as they were.
-- A deletion waits until `due_at`; its row goes with it, others are swept.
CREATE TABLE bulk_job_changes (
  id uuid PRIMARY KEY,
  changed_by uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  changed_at timestamptz NOT NULL,
  before jsonb NOT NULL,
  due_at timestamptz
);
CREATE INDEX bulk_job_changes_by ON bulk_job_changes (changed_by);
CREATE INDEX bulk_job_changes_due ON bulk_job_changes (due_at) WHERE due_at IS NOT NULL;
