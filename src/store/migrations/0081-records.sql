-- Decisions, decided versions, cases and reports outlive the job and the account that they are about: no foreign key
-- deletes them. docs/product/moderation.md, Records.
ALTER TABLE job_decisions
  DROP CONSTRAINT job_decisions_job_id_fkey,
  DROP CONSTRAINT job_decisions_decided_by_fkey,
  -- codes of the findings at the decision; null in decisions of before
  ADD COLUMN findings text[],
  -- why a job was approved against a finding that stops
  ADD COLUMN override_reason text;
CREATE INDEX job_decisions_crime ON job_decisions (owner_id)
  WHERE kind = 'rejected' AND taken_back_at IS NULL AND 'word.crime' = ANY (findings);
ALTER TABLE decided_postings DROP CONSTRAINT decided_postings_job_id_fkey;
ALTER TABLE job_report_cases
  DROP CONSTRAINT job_report_cases_job_id_fkey,
  DROP CONSTRAINT job_report_cases_closed_by_fkey;
ALTER TABLE job_reports
  DROP CONSTRAINT job_reports_job,
  DROP CONSTRAINT job_reports_reporter,
  ADD CONSTRAINT job_reports_reporter FOREIGN KEY (reporter_id) REFERENCES users (id) ON DELETE SET NULL;

-- Decisions of administrators on an account.
CREATE TABLE account_decisions (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('suspended', 'unsuspended', 'verified', 'unverified')),
  reason text,
  decided_by uuid NOT NULL,
  decided_at timestamptz NOT NULL
);
CREATE INDEX account_decisions_account ON account_decisions (account_id, decided_at DESC, id DESC);

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

-- Who and what a report of a message is about, as it was reported.
ALTER TABLE message_reports
  DROP CONSTRAINT message_reports_message,
  DROP CONSTRAINT message_reports_reporter,
  DROP CONSTRAINT message_reports_closed_by_fkey,
  ALTER COLUMN reporter_id DROP NOT NULL,
  ADD CONSTRAINT message_reports_reporter FOREIGN KEY (reporter_id) REFERENCES users (id) ON DELETE SET NULL,
  ADD COLUMN application_id uuid,
  ADD COLUMN job_id uuid,
  -- the account whose message it is
  ADD COLUMN about_id uuid,
  ADD COLUMN facts jsonb;
CREATE INDEX message_reports_about ON message_reports (about_id);
CREATE INDEX message_reports_application ON message_reports (application_id);

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
UPDATE message_reports AS report
SET application_id = message.application_id, job_id = job.id,
  about_id = CASE message.sender WHEN 'employer' THEN job.owner_id ELSE application.user_id END,
  facts = jsonb_build_object('sender', message.sender, 'title', job.title, 'company', job.company,
    'applicant_id', applicant.id, 'applicant_name', applicant.name, 'applicant_email', applicant.email,
    'employer_id', employer.id, 'employer_name', employer.name, 'employer_email', employer.email)
FROM messages AS message JOIN applications AS application ON application.id = message.application_id
JOIN jobs AS job ON job.id = application.job_id
JOIN users AS applicant ON applicant.id = application.user_id JOIN users AS employer ON employer.id = job.owner_id
WHERE message.id = report.message_id;

-- Triggers, because rows are deleted by cascades too. The sweep deletes cases and reports when their time is over, and
-- then what they held.
CREATE FUNCTION hold_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM message_reports WHERE about_id = OLD.id)
    OR EXISTS (SELECT FROM jobs JOIN job_report_cases AS held ON held.job_id = jobs.id WHERE jobs.owner_id = OLD.id)
    OR EXISTS (SELECT FROM held_jobs WHERE owner_id = OLD.id)
  THEN
    INSERT INTO held_accounts (id, facts) VALUES (OLD.id, jsonb_build_object(
      'name', OLD.name, 'email', OLD.email, 'phone', OLD.phone, 'address', OLD.address, 'role', OLD.role,
      'created_at', OLD.created_at,
      'profile', (SELECT to_jsonb(profile) FROM employer_profiles AS profile WHERE profile.user_id = OLD.id)));
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER users_held BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION hold_account();

CREATE FUNCTION hold_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM job_report_cases WHERE job_id = OLD.id)
    OR EXISTS (SELECT FROM message_reports WHERE about_id = OLD.owner_id)
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
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER applications_held BEFORE DELETE ON applications FOR EACH ROW EXECUTE FUNCTION hold_conversation();
