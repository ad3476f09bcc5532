-- A case joins what is reported about one account: reports of its jobs and of its messages. docs/product/moderation.md, Cases.
CREATE TABLE cases (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- no foreign keys: a case outlives its account and the operator
  account_id uuid NOT NULL,
  opened_at timestamptz NOT NULL,
  assignee_id uuid REFERENCES users (id) ON DELETE SET NULL,
  -- what the applicants were told, once
  told_text text,
  told_at timestamptz,
  told_by uuid,
  told_count integer,
  finding text,
  closed_at timestamptz,
  closed_by uuid,
  CONSTRAINT cases_closed CHECK ((closed_at IS NULL) = (finding IS NULL))
);
CREATE UNIQUE INDEX cases_one_open ON cases (account_id) WHERE closed_at IS NULL;
CREATE INDEX cases_account ON cases (account_id);
CREATE INDEX cases_newest ON cases (opened_at DESC, id DESC);
CREATE INDEX cases_assignee ON cases (assignee_id) WHERE assignee_id IS NOT NULL;

CREATE TABLE case_notes (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES cases (id) ON DELETE CASCADE,
  author_id uuid,
  text text NOT NULL CHECK (text <> ''),
  written_at timestamptz NOT NULL
);
CREATE INDEX case_notes_case ON case_notes (case_id, written_at, id);

-- The reports of one job are closed together. No foreign keys to jobs and accounts: what is reported outlives them
-- (docs/product/moderation.md, Records).
CREATE TABLE job_report_cases (
  id uuid PRIMARY KEY,
  job_id uuid NOT NULL,
  opened_at timestamptz NOT NULL,
  -- when there were enough reports for the desk; null before
  desk_at timestamptz,
  closed_at timestamptz,
  closed_by uuid,
  note text,
  -- findings of the check in a job that is on the desk without a report
  found text[],
  joined_case uuid REFERENCES cases (id) ON DELETE SET NULL
);
CREATE INDEX job_report_cases_desk ON job_report_cases (desk_at DESC, id DESC) WHERE desk_at IS NOT NULL;
CREATE INDEX job_report_cases_job ON job_report_cases (job_id);
CREATE INDEX job_report_cases_joined ON job_report_cases (joined_case) WHERE joined_case IS NOT NULL;
CREATE UNIQUE INDEX job_report_cases_one_open ON job_report_cases (job_id) WHERE closed_at IS NULL;
CREATE INDEX job_report_cases_person ON job_report_cases (closed_by);
CREATE INDEX job_report_cases_waiting ON job_report_cases (desk_at DESC, id DESC)
  WHERE desk_at IS NOT NULL AND closed_at IS NULL;

-- Reports of a job by its readers.
CREATE TABLE job_reports (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES job_report_cases (id) ON DELETE CASCADE,
  job_id uuid NOT NULL,
  -- null for a visitor without an account
  reporter_id uuid CONSTRAINT job_reports_reporter REFERENCES users (id) ON DELETE SET NULL,
  -- tells the reporters of one job apart
  viewer bytea NOT NULL,
  reason text NOT NULL CHECK (reason IN ('false-terms', 'discrimination', 'suspicious', 'closed', 'other')),
  text text,
  reported_at timestamptz NOT NULL,
  CONSTRAINT job_reports_once UNIQUE (job_id, viewer)
);
CREATE INDEX job_reports_case ON job_reports (case_id, reported_at);
CREATE INDEX job_reports_person ON job_reports (reporter_id, reported_at DESC);

-- Reported conversations.
CREATE TABLE message_reports (
  id uuid PRIMARY KEY,
  message_id uuid NOT NULL,
  reporter_id uuid CONSTRAINT message_reports_reporter REFERENCES users (id) ON DELETE SET NULL,
  reason text,
  reported_at timestamptz NOT NULL,
  closed_at timestamptz,
  closed_by uuid,
  note text,
  -- who and what the report is about, as it was reported; about_id is the account whose message it is
  application_id uuid,
  job_id uuid,
  about_id uuid,
  facts jsonb,
  joined_case uuid REFERENCES cases (id) ON DELETE SET NULL,
  CONSTRAINT message_reports_once UNIQUE (message_id, reporter_id)
);
CREATE INDEX message_reports_about ON message_reports (about_id);
CREATE INDEX message_reports_application ON message_reports (application_id);
CREATE INDEX message_reports_closed ON message_reports (closed_at);
CREATE INDEX message_reports_closer ON message_reports (closed_by);
CREATE INDEX message_reports_joined ON message_reports (joined_case) WHERE joined_case IS NOT NULL;
CREATE INDEX message_reports_newest ON message_reports (reported_at DESC, id DESC);
CREATE INDEX message_reports_reporter_newest ON message_reports (reporter_id, reported_at DESC);
CREATE INDEX message_reports_waiting ON message_reports (reported_at DESC, id DESC) WHERE closed_at IS NULL;

-- Decisions of administrators on an account.
CREATE TABLE account_decisions (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('suspended', 'unsuspended', 'verified', 'unverified', 'case_closed')),
  reason text,
  decided_by uuid NOT NULL,
  decided_at timestamptz NOT NULL
);
CREATE INDEX account_decisions_account ON account_decisions (account_id, decided_at DESC, id DESC);

-- A sample of decisions is decided a second time, blind. docs/product/moderation.md, Quality.
CREATE TABLE second_reviews (
  -- no foreign keys: a review outlives the decision's job and the reviewer
  decision_id uuid PRIMARY KEY,
  reviewed_by uuid NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('approved', 'rejected')),
  reason text,
  reviewed_at timestamptz NOT NULL
);
CREATE INDEX second_reviews_time ON second_reviews (reviewed_at);

-- Rules of the operator for the check of postings (docs/product/moderation.md, Rules of the operator). Ended ones stay, so
-- that each version can be told.
CREATE TABLE check_rules (
  id uuid PRIMARY KEY,
  code text NOT NULL,
  severity text NOT NULL CHECK (severity IN ('stop', 'warn')),
  words text[] NOT NULL,
  not_words text[] NOT NULL,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  added_in int NOT NULL,
  ended_at timestamptz,
  ended_by uuid,
  ended_in int,
  -- what the desk offers as the reason of a rejection where the code is found
  template text CHECK (template <> '')
);
CREATE INDEX check_rules_in_force ON check_rules (added_in) WHERE ended_at IS NULL;
CREATE INDEX check_rules_ended ON check_rules (ended_in) WHERE ended_at IS NOT NULL;

-- One row: how often the rules changed, and an id of their present content, by which processes keep them prepared.
CREATE TABLE check_rules_edition (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version int NOT NULL,
  edition uuid NOT NULL
);

-- What a case was about, kept for administrators when it is deleted.
CREATE TABLE held_accounts (
  id uuid PRIMARY KEY,
  -- name, email, phone, address, and the employer's profile
  facts jsonb NOT NULL,
  deleted_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE held_jobs (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL,
  title text NOT NULL,
  company text NOT NULL,
  -- the row of the job without its derived columns
  posting jsonb NOT NULL,
  deleted_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX held_jobs_owner ON held_jobs (owner_id);

CREATE TABLE held_conversations (
  application_id uuid PRIMARY KEY,
  job_id uuid NOT NULL,
  -- id, sender, body, sent_at of each message, oldest first
  messages jsonb NOT NULL,
  deleted_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX held_conversations_job ON held_conversations (job_id);

-- Files sent in a conversation that a case holds: evidence like its words. docs/product/moderation.md, Records.
CREATE TABLE held_files (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES held_conversations (application_id) ON DELETE CASCADE,
  name text NOT NULL,
  content bytea NOT NULL
);
CREATE INDEX held_files_application ON held_files (application_id);

-- Where in [0, 1) a decision falls: those below the sample's share are decided again.
CREATE FUNCTION sample_place(decision uuid) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ('x' || right(replace(decision::text, '-', ''), 8))::bit(32)::bigint / 4294967296.0
$$;

-- The open case of an account, opened if needed. Of two reports at the same time, the second waits and finds it.
CREATE FUNCTION open_case(account uuid, at timestamptz) RETURNS uuid LANGUAGE sql AS $$
  INSERT INTO cases (account_id, opened_at) VALUES (account, at)
  ON CONFLICT (account_id) WHERE closed_at IS NULL DO UPDATE SET account_id = excluded.account_id
  RETURNING id
$$;

CREATE FUNCTION join_job_report() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  account uuid;
BEGIN
  SELECT owner_id INTO account FROM jobs WHERE id = NEW.job_id;
  IF account IS NULL THEN
    SELECT owner_id INTO account FROM held_jobs WHERE id = NEW.job_id;
  END IF;
  IF account IS NOT NULL THEN
    NEW.joined_case := open_case(account, NEW.desk_at);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER job_report_cases_joined BEFORE INSERT OR UPDATE OF desk_at ON job_report_cases
  FOR EACH ROW WHEN (NEW.desk_at IS NOT NULL AND NEW.joined_case IS NULL) EXECUTE FUNCTION join_job_report();

CREATE FUNCTION complete_message_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT application.id, job.id, CASE message.sender WHEN 'employer' THEN job.owner_id ELSE application.user_id END,
    jsonb_build_object('sender', message.sender, 'title', job.title, 'company', job.company,
      'applicant_id', applicant.id, 'applicant_name', applicant.name, 'applicant_email', applicant.email,
      'employer_id', employer.id, 'employer_name', employer.name, 'employer_email', employer.email)
  INTO NEW.application_id, NEW.job_id, NEW.about_id, NEW.facts
  FROM messages AS message JOIN applications AS application ON application.id = message.application_id
  JOIN jobs AS job ON job.id = application.job_id
  JOIN users AS applicant ON applicant.id = application.user_id JOIN users AS employer ON employer.id = job.owner_id
  WHERE message.id = NEW.message_id
  -- A message that is being deleted has no report.
  FOR KEY SHARE OF message;
  IF NOT FOUND THEN
    RAISE foreign_key_violation USING CONSTRAINT = 'message_reports_message', MESSAGE = 'the message is gone';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER message_reports_completed BEFORE INSERT ON message_reports
  FOR EACH ROW EXECUTE FUNCTION complete_message_report();

CREATE FUNCTION join_message_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.joined_case := open_case(NEW.about_id, NEW.reported_at);
  RETURN NEW;
END $$;
-- After message_reports_completed, by name.
CREATE TRIGGER message_reports_joined BEFORE INSERT ON message_reports
  FOR EACH ROW WHEN (NEW.joined_case IS NULL) EXECUTE FUNCTION join_message_report();

-- Triggers, because rows are deleted by cascades too. The sweep deletes cases and reports when their time is over, and
-- then what they held.
CREATE FUNCTION hold_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM message_reports WHERE about_id = OLD.id)
    OR EXISTS (SELECT FROM cases WHERE account_id = OLD.id)
    OR EXISTS (SELECT FROM jobs JOIN job_report_cases AS held ON held.job_id = jobs.id WHERE jobs.owner_id = OLD.id)
    OR EXISTS (SELECT FROM held_jobs WHERE owner_id = OLD.id)
  THEN
    INSERT INTO held_accounts (id, facts) VALUES (OLD.id, jsonb_build_object(
      'name', OLD.name, 'email', OLD.email, 'phone', OLD.phone, 'address', OLD.address, 'role', OLD.role,
      'created_at', OLD.created_at, 'suspended_at', OLD.suspended_at, 'suspension_reason', OLD.suspension_reason,
      'profile', (SELECT to_jsonb(profile) FROM employer_profiles AS profile WHERE profile.user_id = OLD.id)));
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER users_held BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION hold_account();

CREATE FUNCTION hold_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM job_report_cases WHERE job_id = OLD.id)
    OR EXISTS (SELECT FROM message_reports WHERE about_id = OLD.owner_id)
    OR EXISTS (SELECT FROM cases WHERE account_id = OLD.owner_id)
    OR EXISTS (SELECT FROM held_accounts WHERE id = OLD.owner_id)
  THEN
    INSERT INTO held_jobs (id, owner_id, title, company, posting) VALUES (OLD.id, OLD.owner_id, OLD.title, OLD.company,
      to_jsonb(OLD) - ARRAY['search_text', 'search_version', 'prefectures', 'workplaces']);
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER jobs_held BEFORE DELETE ON jobs FOR EACH ROW EXECUTE FUNCTION hold_job();

CREATE FUNCTION hold_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM message_reports WHERE application_id = OLD.id)
    OR EXISTS (SELECT FROM job_report_cases WHERE job_id = OLD.job_id)
  THEN
    INSERT INTO held_conversations (application_id, job_id, messages)
    SELECT OLD.id, OLD.job_id, jsonb_agg(jsonb_build_object('id', id, 'sender', sender, 'body', body, 'sent_at', sent_at)
      ORDER BY sent_at, id)
    FROM messages WHERE application_id = OLD.id HAVING count(*) > 0;
    INSERT INTO held_files (id, application_id, name, content)
    SELECT file.id, OLD.id, file.name, file.content
    FROM message_files AS file JOIN messages ON messages.id = file.message_id WHERE messages.application_id = OLD.id;
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER applications_held BEFORE DELETE ON applications FOR EACH ROW EXECUTE FUNCTION hold_conversation();

CREATE FUNCTION forget_held_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM account_keys WHERE account_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER held_accounts_keys_forgotten AFTER DELETE ON held_accounts
  FOR EACH ROW EXECUTE FUNCTION forget_held_keys();
