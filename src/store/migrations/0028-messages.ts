/** What both sides of an application write to each other, interviews that they arrange, and applications that are withdrawn. */
export const name = '0028-messages'

export const sql = `
-- A withdrawn application is rejected for whoever knows four states only.
ALTER TABLE applications
  ADD COLUMN withdrawn_at timestamptz,
  ADD COLUMN withdrawal_reason text,
  -- 2 is the application after a withdrawal; there is no third one
  ADD COLUMN attempt smallint NOT NULL DEFAULT 1 CHECK (attempt IN (1, 2)),
  ADD CONSTRAINT applications_withdrawn CHECK (withdrawn_at IS NULL OR status = 'rejected');
ALTER TABLE applications DROP CONSTRAINT applications_once;
CREATE UNIQUE INDEX applications_once ON applications (job_id, user_id) WHERE withdrawn_at IS NULL;
CREATE UNIQUE INDEX applications_attempts ON applications (job_id, user_id, attempt);

CREATE TABLE messages (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL CONSTRAINT messages_application REFERENCES applications (id) ON DELETE CASCADE,
  sender text NOT NULL CHECK (sender IN ('applicant', 'employer')),
  body text NOT NULL CHECK (body <> ''),
  sent_at timestamptz NOT NULL,
  -- by the other side
  read_at timestamptz
);
CREATE INDEX messages_conversation ON messages (application_id, sent_at, id);
CREATE INDEX messages_unread ON messages (application_id, sender) WHERE read_at IS NULL;

CREATE TABLE message_reports (
  id uuid PRIMARY KEY,
  message_id uuid NOT NULL CONSTRAINT message_reports_message REFERENCES messages (id) ON DELETE CASCADE,
  reporter_id uuid NOT NULL CONSTRAINT message_reports_reporter REFERENCES users (id) ON DELETE CASCADE,
  reason text,
  reported_at timestamptz NOT NULL,
  closed_at timestamptz,
  closed_by uuid REFERENCES users (id) ON DELETE SET NULL,
  note text,
  CONSTRAINT message_reports_once UNIQUE (message_id, reporter_id)
);
CREATE INDEX message_reports_newest ON message_reports (reported_at DESC, id DESC);
CREATE INDEX message_reports_waiting ON message_reports (reported_at DESC, id DESC) WHERE closed_at IS NULL;
CREATE INDEX message_reports_reporter_newest ON message_reports (reporter_id, reported_at DESC);
CREATE INDEX message_reports_closer ON message_reports (closed_by);
CREATE INDEX message_reports_closed ON message_reports (closed_at);

CREATE TABLE interviews (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL CONSTRAINT interviews_application REFERENCES applications (id) ON DELETE CASCADE,
  -- whose job it is, for the constraint on slots
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('onsite', 'online', 'phone')),
  place text,
  note text,
  minutes integer NOT NULL CHECK (minutes > 0),
  slots timestamptz[] NOT NULL CHECK (cardinality(slots) BETWEEN 1 AND 10),
  -- only one of those to whom a slot is offered can take it
  shared_slot boolean NOT NULL,
  status text NOT NULL CHECK (status IN ('proposed', 'accepted', 'declined', 'cancelled')),
  -- who proposed the slots; the other side takes one
  proposed_by text NOT NULL CHECK (proposed_by IN ('applicant', 'employer')),
  starts_at timestamptz,
  -- what the other side was told last: why declined, moved or cancelled
  answer text,
  -- of the event in calendars; a later one counts
  sequence integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT interviews_start CHECK ((status = 'accepted') <= (starts_at IS NOT NULL))
);
CREATE UNIQUE INDEX interviews_shared_slot ON interviews (owner_id, starts_at) WHERE status = 'accepted' AND shared_slot;
CREATE INDEX interviews_of_application ON interviews (application_id, created_at, id);
CREATE INDEX interviews_owner ON interviews (owner_id, starts_at);

-- The address of somebody's private calendar; only whoever knows the token reads it.
CREATE TABLE calendar_feeds (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);
`
