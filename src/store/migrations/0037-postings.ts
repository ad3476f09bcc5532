/** What employers prepare and receive beside their jobs: drafts, reminders of deadlines, webhooks, and files of postings. */
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

CREATE TABLE webhooks (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  url text NOT NULL,
  events text[] NOT NULL,
  -- sealed with the secret of the installation
  secret text NOT NULL,
  created_at timestamptz NOT NULL,
  disabled_at timestamptz
);
CREATE INDEX webhooks_owner ON webhooks (owner_id, created_at DESC, id DESC);
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY,
  webhook_id uuid NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  event text NOT NULL,
  -- ids only
  data jsonb NOT NULL,
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'delivered', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  response_status integer,
  failure text,
  created_at timestamptz NOT NULL,
  attempted_at timestamptz
);
CREATE INDEX webhook_deliveries_webhook ON webhook_deliveries (webhook_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_age ON webhook_deliveries (created_at);

-- A file of postings, known by the id that its sender gave it.
CREATE TABLE job_uploads (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- who sent it; the owner's account or somebody of their team
  sender_id uuid,
  created_at timestamptz NOT NULL,
  finished_at timestamptz
);
CREATE INDEX job_uploads_owner ON job_uploads (owner_id, created_at DESC, id DESC);
CREATE INDEX job_uploads_age ON job_uploads (created_at);
CREATE TABLE job_upload_rows (
  upload_id uuid NOT NULL REFERENCES job_uploads (id) ON DELETE CASCADE,
  row integer NOT NULL,
  -- what is to be posted; NULL once it is done, or where it was refused
  posting jsonb,
  job_id uuid,
  faults jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (upload_id, row)
);
`
