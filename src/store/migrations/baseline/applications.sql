-- One application of a person to a job.
CREATE TABLE applications (
  id uuid PRIMARY KEY,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'reviewed', 'accepted', 'rejected')),
  cover_letter text,
  resume_id uuid REFERENCES resumes (id) ON DELETE SET NULL,
  applied_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- A withdrawn application is also 'rejected', for clients that know four states.
  withdrawn_at timestamptz,
  withdrawal_reason text,
  -- 2 after a withdrawal; there is no third
  attempt smallint NOT NULL DEFAULT 1 CHECK (attempt IN (1, 2)),
  -- the letter through the normaliser of search; null until a worker has written it
  letter_text text,
  -- experience, education and skills that the applicant shared
  profile jsonb,
  CONSTRAINT applications_withdrawn CHECK ((withdrawn_at IS NULL) OR (status = 'rejected'))
);
CREATE UNIQUE INDEX applications_attempts ON applications (job_id, user_id, attempt);
CREATE INDEX applications_desk ON applications (job_id, applied_at DESC, id DESC) INCLUDE (status);
CREATE UNIQUE INDEX applications_once ON applications (job_id, user_id) WHERE withdrawn_at IS NULL;
CREATE INDEX applications_resume ON applications (resume_id);
CREATE INDEX applications_updated ON applications (updated_at);
CREATE INDEX applications_user ON applications (user_id, applied_at DESC, id DESC);
ALTER TABLE webhook_deliveries
  ADD CONSTRAINT webhook_deliveries_application_id_fkey
  FOREIGN KEY (application_id) REFERENCES applications (id) ON DELETE CASCADE;

-- Status changes of an application.
CREATE TABLE application_decisions (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL
    CONSTRAINT application_decisions_application REFERENCES applications (id) ON DELETE CASCADE,
  -- a message without a change of status
  from_status text NOT NULL,
  to_status text NOT NULL,
  message_id uuid,
  decided_by uuid REFERENCES users (id) ON DELETE SET NULL,
  decided_at timestamptz NOT NULL,
  taken_back_at timestamptz
);
CREATE INDEX application_decisions_decider ON application_decisions (decided_by);
CREATE INDEX application_decisions_latest ON application_decisions (application_id, decided_at DESC, id DESC);
CREATE INDEX application_decisions_message ON application_decisions (message_id) WHERE message_id IS NOT NULL;

-- What an employer's people keep about an application.
CREATE TABLE application_reviews (
  application_id uuid PRIMARY KEY
    CONSTRAINT application_reviews_application REFERENCES applications (id) ON DELETE CASCADE,
  tags text[] NOT NULL DEFAULT '{}' CHECK (cardinality(tags) <= 10),
  rating smallint CHECK ((rating >= 1) AND (rating <= 5)),
  assignee_id uuid REFERENCES users (id) ON DELETE SET NULL,
  stage text CHECK (stage IN ('documents', 'first', 'second', 'final', 'offer')),
  -- copies of application_notes, so that lists read one table
  note_count integer NOT NULL DEFAULT 0,
  notes_text text NOT NULL DEFAULT '',
  updated_at timestamptz NOT NULL
);
CREATE INDEX application_reviews_assignee ON application_reviews (assignee_id);

-- Notes of the employer's people, one row each.
CREATE TABLE application_notes (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL CONSTRAINT application_notes_application REFERENCES applications (id) ON DELETE CASCADE,
  author_id uuid REFERENCES users (id) ON DELETE SET NULL,
  text text NOT NULL CHECK (text <> ''),
  written_at timestamptz NOT NULL
);
CREATE INDEX application_notes_author ON application_notes (author_id);
CREATE INDEX application_notes_newest ON application_notes (application_id, written_at DESC, id DESC);

-- Search texts of an application. Triggers copy each from its source, so that a search reads one row an application.
CREATE TABLE application_texts (
  application_id uuid PRIMARY KEY
    CONSTRAINT application_texts_application REFERENCES applications (id) ON DELETE CASCADE,
  owner_id uuid NOT NULL,
  -- texts of the job, the applicant (person_text), the letter and the employer's notes
  title text NOT NULL,
  person text NOT NULL,
  letter text NOT NULL,
  notes text NOT NULL
);
CREATE INDEX application_texts_owner ON application_texts (owner_id);

-- An employer's message templates.
CREATE TABLE reply_templates (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL CONSTRAINT reply_templates_owner REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  text text NOT NULL CHECK (text <> ''),
  updated_at timestamptz NOT NULL
);
CREATE INDEX reply_templates_owner_newest ON reply_templates (owner_id, updated_at DESC, id DESC);

-- Messages between applicant and employer.
CREATE TABLE messages (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL CONSTRAINT messages_application REFERENCES applications (id) ON DELETE CASCADE,
  sender text NOT NULL CHECK (sender IN ('applicant', 'employer')),
  body text NOT NULL CHECK (body <> ''),
  sent_at timestamptz NOT NULL,
  -- when the other side read it
  read_at timestamptz,
  written_by uuid CONSTRAINT messages_writer REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX messages_conversation ON messages (application_id, sent_at, id);
CREATE INDEX messages_unread ON messages (application_id, sender) WHERE read_at IS NULL;
CREATE INDEX messages_written ON messages (written_by) WHERE written_by IS NOT NULL;
ALTER TABLE application_decisions
  ADD CONSTRAINT application_decisions_message_id_fkey
  FOREIGN KEY (message_id) REFERENCES messages (id) ON DELETE SET NULL;

-- Reported conversations.
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
CREATE INDEX message_reports_closed ON message_reports (closed_at);
CREATE INDEX message_reports_closer ON message_reports (closed_by);
CREATE INDEX message_reports_newest ON message_reports (reported_at DESC, id DESC);
CREATE INDEX message_reports_reporter_newest ON message_reports (reporter_id, reported_at DESC);
CREATE INDEX message_reports_waiting ON message_reports (reported_at DESC, id DESC) WHERE closed_at IS NULL;

-- Interviews: proposed, settled, moved, cancelled.
CREATE TABLE interviews (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL CONSTRAINT interviews_application REFERENCES applications (id) ON DELETE CASCADE,
  -- the owner of the job, for the constraint on slots
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('onsite', 'online', 'phone')),
  place text,
  note text,
  minutes integer NOT NULL CHECK (minutes > 0),
  slots timestamp with time zone[] NOT NULL CHECK ((cardinality(slots) >= 1) AND (cardinality(slots) <= 10)),
  -- false: only one applicant can take a slot
  shared_slot boolean NOT NULL,
  status text NOT NULL CHECK (status IN ('proposed', 'accepted', 'declined', 'cancelled')),
  -- who proposed the slots; the other side takes one
  proposed_by text NOT NULL CHECK (proposed_by IN ('applicant', 'employer')),
  starts_at timestamptz,
  -- the last reason: why declined, moved or cancelled
  answer text,
  -- SEQUENCE of the event (RFC 5545); the highest counts
  sequence integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  arranged_by uuid CONSTRAINT interviews_arranger REFERENCES users (id) ON DELETE SET NULL,
  CONSTRAINT interviews_start CHECK ((status = 'accepted') <= (starts_at IS NOT NULL))
);
CREATE INDEX interviews_arranged ON interviews (arranged_by) WHERE arranged_by IS NOT NULL;
CREATE INDEX interviews_of_application ON interviews (application_id, created_at, id);
CREATE INDEX interviews_owner ON interviews (owner_id, starts_at);
CREATE UNIQUE INDEX interviews_shared_slot ON interviews (owner_id, starts_at)
  WHERE status = 'accepted' AND shared_slot;

-- The secret address of a person's calendar.
CREATE TABLE calendar_feeds (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);

CREATE FUNCTION application_letter_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE application_texts SET letter = coalesce(NEW.letter_text, lower(NEW.cover_letter), '')
    WHERE application_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER applications_letter_changed AFTER UPDATE OF letter_text, cover_letter ON applications
  FOR EACH ROW EXECUTE FUNCTION application_letter_changed();

CREATE FUNCTION application_notes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE application_texts SET notes = NEW.notes_text WHERE application_id = NEW.application_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER application_reviews_notes_changed AFTER UPDATE OF notes_text ON application_reviews
  FOR EACH ROW EXECUTE FUNCTION application_notes_changed();

CREATE FUNCTION application_texts_begin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_application_texts(NEW);
  RETURN NULL;
END
$$;
CREATE TRIGGER applications_texts_begun AFTER INSERT ON applications
  FOR EACH ROW EXECUTE FUNCTION application_texts_begin();

-- The applications of a job, including those not yet added to its row.
CREATE FUNCTION applications_of(job uuid, folded integer) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT folded + coalesce(sum(amount), 0)::bigint
  FROM figure_changes WHERE name = 'job-applications' AND key = job::text
$$;

-- Locks the sources, so that a change at the same time comes before, or finds the copy.
CREATE FUNCTION write_application_texts(application applications) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  applicant text;
  job record;
  said text;
BEGIN
  SELECT coalesce(search_text, person_text(name, email, phone)) INTO applicant
    FROM users WHERE id = application.user_id FOR SHARE;
  SELECT owner_id, split_part(search_text, E'\n', 1) AS title INTO job FROM jobs WHERE id = application.job_id FOR SHARE;
  SELECT notes_text INTO said FROM application_reviews WHERE application_id = application.id FOR SHARE;
  INSERT INTO application_texts (application_id, owner_id, title, person, letter, notes)
  VALUES (application.id, job.owner_id, job.title, applicant,
    coalesce(application.letter_text, lower(application.cover_letter), ''), coalesce(said, ''))
  ON CONFLICT DO NOTHING;
END
$$;
