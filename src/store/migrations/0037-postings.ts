/** Drafts of postings, and of which deadlines employers were reminded. */
export const name = '0037-postings'

export const sql = `
CREATE TABLE job_drafts (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- the name of a template; NULL is a posting that is being written
  template_name text CHECK (template_name <> ''),
  posting jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX job_drafts_owner ON job_drafts (owner_id, updated_at DESC, id DESC);
CREATE INDEX job_drafts_age ON job_drafts (updated_at) WHERE template_name IS NULL;

-- The deadline of which the owner of a job was reminded.
CREATE TABLE job_deadline_reminders (
  job_id uuid PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  deadline date NOT NULL
);
CREATE INDEX jobs_deadlines ON jobs (deadline) WHERE deadline IS NOT NULL AND approval_status = 'approved' AND is_active;
`
