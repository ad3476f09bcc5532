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

ALTER TABLE job_report_cases ADD COLUMN joined_case uuid REFERENCES cases (id) ON DELETE SET NULL;
ALTER TABLE message_reports ADD COLUMN joined_case uuid REFERENCES cases (id) ON DELETE SET NULL;
CREATE INDEX job_report_cases_joined ON job_report_cases (joined_case) WHERE joined_case IS NOT NULL;
CREATE INDEX message_reports_joined ON message_reports (joined_case) WHERE joined_case IS NOT NULL;

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

CREATE FUNCTION join_message_report() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.joined_case := open_case(NEW.about_id, NEW.reported_at);
  RETURN NEW;
END $$;
-- After message_reports_completed, by name.
CREATE TRIGGER message_reports_joined BEFORE INSERT ON message_reports
  FOR EACH ROW WHEN (NEW.joined_case IS NULL) EXECUTE FUNCTION join_message_report();

-- What was reported before and is open.
UPDATE job_report_cases SET desk_at = desk_at WHERE desk_at IS NOT NULL AND closed_at IS NULL;
UPDATE message_reports SET joined_case = open_case(about_id, reported_at) WHERE closed_at IS NULL AND about_id IS NOT NULL;

CREATE INDEX users_suspended ON users (id) WHERE suspended_at IS NOT NULL;
