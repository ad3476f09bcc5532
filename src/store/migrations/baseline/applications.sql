-- One application of a person to a job.
CREATE TABLE applications (
  id uuid PRIMARY KEY,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  -- null for a person from elsewhere whom a member of the team added
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
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
  -- the letter through the normaliser of search
  letter_text text,
  -- experience, education and skills that the applicant shared
  profile jsonb,
  -- why this job, and the answers with their questions as they were: [{ id, text, kind, value }]
  motive text,
  answers jsonb NOT NULL DEFAULT '[]',
  -- where the applicant came from: ?ref= of the job's address
  source text CHECK (source ~ '^[A-Za-z0-9-]{1,40}$'),
  -- contact of a person without an account
  external_name text,
  external_email text,
  external_phone text,
  -- when the applicant was told that the job was stopped or its employer suspended
  ended_told_at timestamptz,
  -- when the applicant ended the employer's access to the papers
  papers_taken_back_at timestamptz,
  -- when the mail to a person from elsewhere was queued: it waits until the employer's email is confirmed
  external_told_at timestamptz,
  CONSTRAINT applications_external CHECK ((user_id IS NULL) = (external_name IS NOT NULL)),
  CONSTRAINT applications_withdrawn CHECK ((withdrawn_at IS NULL) OR (status = 'rejected'))
);
CREATE UNIQUE INDEX applications_attempts ON applications (job_id, user_id, attempt);
CREATE INDEX applications_desk ON applications (job_id, applied_at DESC, id DESC) INCLUDE (status);
CREATE UNIQUE INDEX applications_external_once ON applications (job_id, lower(external_email))
  WHERE external_email IS NOT NULL;
CREATE INDEX applications_external_untold ON applications (job_id)
  WHERE external_email IS NOT NULL AND external_told_at IS NULL;
CREATE UNIQUE INDEX applications_once ON applications (job_id, user_id) WHERE withdrawn_at IS NULL;
CREATE INDEX applications_resume ON applications (resume_id);
CREATE INDEX applications_updated ON applications (updated_at);
CREATE INDEX applications_user ON applications (user_id, applied_at DESC, id DESC);
ALTER TABLE webhook_deliveries
  ADD CONSTRAINT webhook_deliveries_application_id_fkey
  FOREIGN KEY (application_id) REFERENCES applications (id) ON DELETE CASCADE;
ALTER TABLE resumes
  ADD CONSTRAINT resumes_application_id_fkey
  FOREIGN KEY (application_id) REFERENCES applications (id) ON DELETE CASCADE;

-- What went along beyond applications.resume_id, the first.
CREATE TABLE application_papers (
  application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  resume_id uuid NOT NULL REFERENCES resumes (id) ON DELETE CASCADE,
  place smallint NOT NULL,
  PRIMARY KEY (application_id, resume_id)
);
CREATE INDEX application_papers_resume ON application_papers (resume_id);

-- Applications to deleted jobs, with what the applicant's list shows of the job: they outlive it for the applicant alone.
-- docs/product/applications.md, When a job is stopped or deleted.
CREATE TABLE past_applications (
  id uuid PRIMARY KEY,
  job_id uuid NOT NULL,
  employer_id uuid NOT NULL,
  -- no foreign key: it would lock the account after the job, and deleting an account locks them in the other order
  user_id uuid NOT NULL,
  status text NOT NULL,
  applied_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  cover_letter text,
  motive text,
  answers jsonb NOT NULL,
  profile jsonb,
  resume_ids uuid[] NOT NULL,
  title text NOT NULL,
  company text NOT NULL,
  location text NOT NULL,
  salary_min integer,
  salary_max integer,
  terms jsonb,
  job_type text NOT NULL,
  work_style text NOT NULL,
  requirements text[] NOT NULL,
  search_text text NOT NULL,
  source text,
  papers_taken_back_at timestamptz,
  ended_told_at timestamptz,
  deleted_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX past_applications_user ON past_applications (user_id, applied_at DESC, id DESC);
CREATE INDEX past_applications_job ON past_applications (job_id);
CREATE INDEX past_applications_untold ON past_applications (employer_id) WHERE ended_told_at IS NULL;
CREATE INDEX past_applications_updated ON past_applications (updated_at);

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
  taken_back_at timestamptz,
  -- what a change of several did to the review, to take it back: { before, after }
  review jsonb
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
  -- one of the job's own steps, by its id
  stage text,
  -- copies of application_notes, so that lists read one table
  note_count integer NOT NULL DEFAULT 0,
  notes_text text NOT NULL DEFAULT '',
  updated_at timestamptz NOT NULL,
  offer text CHECK (offer IN ('offered', 'accepted', 'declined', 'joined')),
  -- when an offer was made and a person joined, for figures
  offered_at timestamptz,
  joined_at timestamptz
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

-- Files sent with a message.
CREATE TABLE message_files (
  id uuid PRIMARY KEY,
  message_id uuid NOT NULL CONSTRAINT message_files_message REFERENCES messages (id) ON DELETE CASCADE,
  place smallint NOT NULL,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('pdf', 'docx', 'png', 'jpg')),
  size integer NOT NULL,
  content bytea NOT NULL
);
CREATE INDEX message_files_message ON message_files (message_id);

-- How long the first answer of a person to an application took; employer_id is the owner of the job.
CREATE TABLE answer_times (
  application_id uuid PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
  employer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  answered_at timestamptz NOT NULL,
  seconds double precision NOT NULL
);
CREATE INDEX answer_times_employer ON answer_times (employer_id, answered_at) INCLUDE (seconds);
CREATE INDEX answer_times_latest ON answer_times (answered_at) INCLUDE (seconds);

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
  -- where an online interview takes place
  url text CHECK (url ~ '^https://'),
  CONSTRAINT interviews_start CHECK ((status = 'accepted') <= (starts_at IS NOT NULL))
);
CREATE INDEX interviews_arranged ON interviews (arranged_by) WHERE arranged_by IS NOT NULL;
CREATE INDEX interviews_of_application ON interviews (application_id, created_at, id);
-- For the check of overlaps; settled ones are found by interviews_owner.
CREATE INDEX interviews_open ON interviews (owner_id) WHERE status = 'proposed';
CREATE INDEX interviews_owner ON interviews (owner_id, starts_at);
CREATE UNIQUE INDEX interviews_shared_slot ON interviews (owner_id, starts_at)
  WHERE status = 'accepted' AND shared_slot;

-- Who of the team takes part.
CREATE TABLE interviewers (
  interview_id uuid NOT NULL REFERENCES interviews (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  PRIMARY KEY (interview_id, user_id)
);
CREATE INDEX interviewers_user ON interviewers (user_id);

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
  IF application.user_id IS NULL THEN
    applicant := person_text(application.external_name, coalesce(application.external_email, ''), application.external_phone);
  ELSE
    SELECT coalesce(search_text, person_text(name, email, phone)) INTO applicant
      FROM users WHERE id = application.user_id FOR SHARE;
  END IF;
  SELECT owner_id, split_part(search_text, E'\n', 1) AS title INTO job FROM jobs WHERE id = application.job_id FOR SHARE;
  SELECT notes_text INTO said FROM application_reviews WHERE application_id = application.id FOR SHARE;
  INSERT INTO application_texts (application_id, owner_id, title, person, letter, notes)
  VALUES (application.id, job.owner_id, job.title, applicant,
    coalesce(application.letter_text, lower(application.cover_letter), ''), coalesce(said, ''))
  ON CONFLICT DO NOTHING;
END
$$;

CREATE FUNCTION offer_timed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.offered_at := CASE WHEN NEW.offer IS NOT NULL THEN coalesce(NEW.offered_at, NEW.updated_at) END;
  NEW.joined_at := CASE WHEN NEW.offer = 'joined' THEN coalesce(NEW.joined_at, NEW.updated_at) END;
  RETURN NEW;
END
$$;
CREATE TRIGGER offers_timed BEFORE INSERT OR UPDATE OF offer ON application_reviews
  FOR EACH ROW EXECUTE FUNCTION offer_timed();

-- The files that went along with an application, in order.
CREATE FUNCTION sent_resumes(application applications) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY(
    SELECT id FROM (
      SELECT application.resume_id AS id, 0 AS place
      UNION ALL
      SELECT resume_id, place FROM application_papers WHERE application_id = application.id
    ) AS sent WHERE id IS NOT NULL ORDER BY place)
$$;

-- A trigger, because jobs are deleted by cascades too. The applications are locked, so that an applicant who is being
-- deleted leaves nothing here.
CREATE FUNCTION keep_applications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM applications WHERE job_id = OLD.id ORDER BY id FOR UPDATE;
  INSERT INTO past_applications (id, job_id, employer_id, user_id, status, applied_at, updated_at, withdrawn_at,
    cover_letter, motive, answers, profile, resume_ids, title, company, location, salary_min, salary_max, terms,
    job_type, work_style, requirements, search_text, source, papers_taken_back_at, ended_told_at)
  SELECT applications.id, OLD.id, OLD.owner_id, user_id, status, applied_at, applications.updated_at, withdrawn_at,
    cover_letter, motive, answers, profile, sent_resumes(applications), OLD.title, OLD.company, OLD.location,
    OLD.salary_min, OLD.salary_max, OLD.terms, OLD.job_type, OLD.work_style, OLD.requirements, OLD.search_text,
    source, papers_taken_back_at, ended_told_at
  FROM applications JOIN users ON users.id = applications.user_id WHERE job_id = OLD.id;
  -- What the applicants were told stays in their lists.
  UPDATE notifications SET past_application_id = application_id, application_id = NULL, job_id = NULL
  WHERE kind IN ('job_ended', 'case_told')
    AND application_id IN (SELECT id FROM past_applications WHERE job_id = OLD.id);
  RETURN OLD;
END $$;
CREATE TRIGGER jobs_applications_kept BEFORE DELETE ON jobs FOR EACH ROW EXECUTE FUNCTION keep_applications();

-- After the foreign keys' triggers, which wait for a job that is being deleted.
CREATE FUNCTION forget_past_applications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM past_applications WHERE user_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER users_past_applications AFTER DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION forget_past_applications();

-- Applications as their applicant sees them, whether the job exists or not.
CREATE VIEW own_applications AS
SELECT applications.id, job_id, user_id, status, applied_at, applications.updated_at, withdrawn_at, cover_letter, motive,
  answers, profile, source, papers_taken_back_at, sent_resumes(applications) AS resume_ids,
  title, company, location, salary_min, salary_max, terms, job_type, work_style, requirements, jobs.search_text, deadline,
  CASE WHEN employer.suspended_at IS NOT NULL THEN 'suspended' WHEN stopped_by_operator THEN 'stopped'
    WHEN approval_status = 'approved' AND is_active THEN 'open' ELSE 'closed' END AS job_state
FROM applications JOIN jobs ON jobs.id = job_id JOIN users AS employer ON employer.id = jobs.owner_id
UNION ALL
SELECT id, job_id, user_id, status, applied_at, updated_at, withdrawn_at, cover_letter, motive,
  answers, profile, source, papers_taken_back_at, resume_ids,
  title, company, location, salary_min, salary_max, terms, job_type, work_style, requirements, search_text, NULL::date,
  'deleted'
FROM past_applications;
