-- Job postings.
CREATE TABLE jobs (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title text NOT NULL CHECK (title <> ''),
  company text NOT NULL CHECK (company <> ''),
  location text NOT NULL CHECK (location <> ''),
  prefectures text[] NOT NULL DEFAULT '{}',
  description text NOT NULL CHECK (description <> ''),
  -- title, company and the other searched fields through the normaliser, one a line
  search_text text NOT NULL,
  job_type text NOT NULL CHECK (job_type IN ('full-time', 'part-time', 'contract', 'dispatch', 'internship')),
  work_style text NOT NULL CHECK (work_style IN ('onsite', 'remote', 'hybrid')),
  experience_level text NOT NULL CHECK (experience_level IN ('entry', 'mid', 'senior', 'executive')),
  category text CHECK (category IN ('office', 'sales', 'it', 'service', 'manufacturing')),
  -- yen per month; NULL is "not stated"
  salary_min integer CHECK (salary_min > 0),
  salary_max integer CHECK (salary_max > 0),
  requirements text[] NOT NULL DEFAULT '{}',
  benefits text[] NOT NULL DEFAULT '{}',
  -- the last public day, in Asia/Tokyo
  deadline date,
  is_active boolean NOT NULL,
  -- stopped by an administrator: its owner cannot reopen it
  stopped_by_operator boolean NOT NULL DEFAULT false,
  approval_status text NOT NULL DEFAULT 'pending' CHECK (approval_status IN ('pending', 'approved', 'rejected')),
  rejection_reason text,
  -- whether it was ever public: then applying answers "closed", else "not found"
  was_public boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  view_count integer NOT NULL DEFAULT 0,
  application_count integer NOT NULL DEFAULT 0,
  -- the version of the normaliser that made search_text; a worker renews older ones
  search_version smallint NOT NULL DEFAULT 0,
  terms jsonb,
  -- stopped with its owner's account
  stopped_with_owner boolean NOT NULL DEFAULT false,
  posted_by uuid CONSTRAINT jobs_poster REFERENCES users (id) ON DELETE SET NULL,
  -- codes of rules/occupations, guessed from the title until the employer states them
  occupations text[] NOT NULL DEFAULT '{}',
  occupations_guessed boolean NOT NULL DEFAULT true,
  -- as search, checks and feeds read it: [{ prefecture, municipality, stations: [{ id, line, minutes, by }] }]
  workplaces jsonb NOT NULL DEFAULT '[]',
  -- ways of working that are stated or that follow (rules/ways)
  ways text[] NOT NULL DEFAULT '{}',
  -- what applicants are asked: [{ id, text, kind, options?, required }]
  questions jsonb NOT NULL DEFAULT '[]',
  -- when an inactive job becomes active; null where nothing waits
  publish_at timestamptz,
  CONSTRAINT jobs_reason CHECK ((approval_status = 'rejected') = (rejection_reason IS NOT NULL)),
  CONSTRAINT jobs_salary_order CHECK (salary_min <= salary_max)
);
CREATE INDEX jobs_approved_owner ON jobs (owner_id) WHERE approval_status = 'approved' OR was_public;
CREATE INDEX jobs_companies ON jobs (left(split_part(search_text, E'\n', 2), 100) COLLATE "C")
  WHERE approval_status = 'approved' AND is_active;
-- Finds the jobs of a blocked employer.
CREATE INDEX jobs_company_keys ON jobs (left(company_key(split_part(search_text, E'\n', 2)), 100) COLLATE "C")
  WHERE approval_status = 'approved' AND is_active;
CREATE INDEX jobs_deadlines ON jobs (deadline)
  WHERE deadline IS NOT NULL AND approval_status = 'approved' AND is_active;
CREATE INDEX jobs_desk ON jobs (created_at DESC, id DESC) INCLUDE (approval_status, is_active, job_type, deadline);
CREATE INDEX jobs_owner_desk
  ON jobs (owner_id, created_at DESC, id DESC) INCLUDE (approval_status, is_active, job_type, deadline);
CREATE INDEX jobs_pending ON jobs (created_at, id) WHERE approval_status = 'pending';
CREATE INDEX jobs_posted ON jobs (posted_by) WHERE posted_by IS NOT NULL;
CREATE INDEX jobs_public_newest ON jobs (created_at DESC, id DESC) WHERE approval_status = 'approved' AND is_active;
CREATE INDEX jobs_publish_at ON jobs (publish_at) WHERE publish_at IS NOT NULL;
CREATE INDEX jobs_search_version ON jobs (search_version);
CREATE INDEX jobs_stopped_with_owner ON jobs (owner_id) WHERE stopped_with_owner;
-- Suggestions search titles and companies by prefix; an index entry holds some 2,700 bytes.
CREATE INDEX jobs_titles ON jobs (left(split_part(search_text, E'\n', 1), 100) COLLATE "C")
  WHERE approval_status = 'approved' AND is_active;
ALTER TABLE webhook_deliveries
  ADD CONSTRAINT webhook_deliveries_job_id_fkey
  FOREIGN KEY (job_id) REFERENCES jobs (id) ON DELETE CASCADE;

-- Decisions of administrators on a job. No foreign keys: decisions and decided versions outlive the job and the account
-- (docs/product/moderation.md, Records).
CREATE TABLE job_decisions (
  id uuid PRIMARY KEY,
  job_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('approved', 'rejected', 'stopped', 'started', 'resubmitted')),
  reason text,
  decided_by uuid,
  decided_at timestamptz NOT NULL,
  taken_back_at timestamptz,
  -- copy of the job's owner, for counting an employer's approvals and rejections
  owner_id uuid,
  -- since when the job had waited; null in the oldest decisions
  waiting_since timestamptz,
  of_revision boolean NOT NULL DEFAULT false,
  -- codes of the findings at the decision; null in the oldest decisions
  findings text[],
  -- why a job was approved against a finding that stops
  override_reason text
);
CREATE INDEX job_decisions_day ON job_decisions (decided_at) INCLUDE (kind, waiting_since)
  WHERE taken_back_at IS NULL AND kind IN ('approved', 'rejected');
CREATE INDEX job_decisions_job ON job_decisions (job_id, decided_at DESC, id DESC);
CREATE INDEX job_decisions_owner ON job_decisions (owner_id, kind)
  WHERE taken_back_at IS NULL AND kind IN ('approved', 'rejected');
CREATE INDEX job_decisions_person ON job_decisions (decided_by);
CREATE INDEX job_decisions_crime ON job_decisions (owner_id)
  WHERE kind = 'rejected' AND taken_back_at IS NULL AND 'word.crime' = ANY (findings);
CREATE INDEX job_decisions_reviewed ON job_decisions (decided_at, id)
  WHERE kind IN ('approved', 'rejected') AND taken_back_at IS NULL;
ALTER TABLE webhook_deliveries
  ADD CONSTRAINT webhook_deliveries_decision_id_fkey
  FOREIGN KEY (decision_id) REFERENCES job_decisions (id) ON DELETE CASCADE;

-- The posting at its last decision, for comparing later versions.
CREATE TABLE decided_postings (
  decision_id uuid PRIMARY KEY REFERENCES job_decisions (id) ON DELETE CASCADE,
  job_id uuid NOT NULL,
  fields jsonb NOT NULL,
  decided_at timestamptz NOT NULL,
  -- the fields that an approved correction replaced, to undo the approval
  replaced jsonb
);
CREATE INDEX decided_postings_age ON decided_postings (decided_at);
CREATE INDEX decided_postings_job ON decided_postings (job_id, decided_at DESC);

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

-- Postings being written, and templates.
CREATE TABLE job_drafts (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- the name of a template; NULL is a posting that is being written
  template_name text CHECK (template_name <> ''),
  posting jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX job_drafts_age ON job_drafts (updated_at) WHERE template_name IS NULL;
CREATE INDEX job_drafts_owner ON job_drafts (owner_id, updated_at DESC, id DESC);

-- Files of postings being imported.
CREATE TABLE job_imports (
  -- a hash of the file's beginning and its size
  file text PRIMARY KEY,
  line integer NOT NULL,
  updated_at timestamptz NOT NULL
);

-- The employer's own number of an imported posting.
CREATE TABLE imported_postings (
  owner_id uuid NOT NULL CONSTRAINT imported_postings_owner REFERENCES users (id) ON DELETE CASCADE,
  -- the employer's own number of the posting, or a digest of it
  key text NOT NULL,
  job_id uuid NOT NULL CONSTRAINT imported_postings_job REFERENCES jobs (id) ON DELETE CASCADE,
  PRIMARY KEY (owner_id, key)
);
CREATE INDEX imported_postings_job_id ON imported_postings (job_id);

-- Postings that an employer imported together, to take them back within an hour.
CREATE TABLE posting_imports (
  id uuid PRIMARY KEY,
  employer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  imported_at timestamptz NOT NULL,
  undone_at timestamptz
);
CREATE INDEX posting_imports_employer ON posting_imports (employer_id);
CREATE INDEX posting_imports_age ON posting_imports (imported_at);
CREATE TABLE posting_import_rows (
  import_id uuid NOT NULL REFERENCES posting_imports (id) ON DELETE CASCADE,
  job_id uuid REFERENCES jobs (id) ON DELETE CASCADE,
  draft_id uuid REFERENCES job_drafts (id) ON DELETE CASCADE,
  CHECK ((job_id IS NULL) <> (draft_id IS NULL))
);
CREATE INDEX posting_import_rows_import ON posting_import_rows (import_id);
CREATE INDEX posting_import_rows_job ON posting_import_rows (job_id);
CREATE INDEX posting_import_rows_draft ON posting_import_rows (draft_id);

-- The administrator who works on a pending job, until `until`.
CREATE TABLE job_claims (
  job_id uuid PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  until timestamptz NOT NULL
);
CREATE INDEX job_claims_person ON job_claims (user_id);
CREATE INDEX job_claims_until ON job_claims (until);

-- The worst finding of a job when it was last checked, so that the queue can be filtered by it.
CREATE TABLE job_checks (
  job_id uuid PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  severity text NOT NULL CHECK (severity IN ('stop', 'warn', 'none'))
);

-- One row: the edition of the rules that public jobs are being checked against, and the last job checked.
CREATE TABLE job_recheck (
  edition text NOT NULL,
  after_id uuid,
  done boolean NOT NULL
);

-- Stop codes of a public job that an administrator knows of.
CREATE TABLE job_known_stops (
  job_id uuid PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  stops text[] NOT NULL
);

-- MinHash sketches of texts, for finding similar postings.
CREATE TABLE job_text_sketches (
  job_id uuid PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  bands integer[] NOT NULL,
  bins integer[] NOT NULL
);
CREATE INDEX job_text_sketches_bands ON job_text_sketches USING gin (bands);

-- Jobs whose texts a worker has yet to compare with all others. Triggers of job_text_sketches delete from here and from
-- similar_texts: foreign keys would deadlock with the worker. Lock uncompared_texts first, similar_texts second.
CREATE TABLE uncompared_texts (
  job_id uuid PRIMARY KEY
);

-- Pairs of similar jobs; job_id is the one compared later.
CREATE TABLE similar_texts (
  job_id uuid NOT NULL,
  other_id uuid NOT NULL,
  PRIMARY KEY (job_id, other_id)
);
CREATE INDEX similar_texts_other ON similar_texts (other_id, job_id);

-- The deadline that the owner of a job was reminded of.
CREATE TABLE job_deadline_reminders (
  job_id uuid PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  deadline date NOT NULL
);

-- A viewer counts once per job and day; the key is a salted hash of user or address.
CREATE TABLE job_viewers (
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  day date NOT NULL,
  viewer bytea NOT NULL,
  PRIMARY KEY (job_id, day, viewer)
);
CREATE INDEX job_viewers_day ON job_viewers (day);

-- Views of a job by day.
CREATE TABLE job_view_days (
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  day date NOT NULL,
  views integer NOT NULL,
  PRIMARY KEY (job_id, day)
);

-- A seeker's private notes on jobs.
CREATE TABLE job_notes (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  text text NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, job_id)
);
CREATE INDEX job_notes_job ON job_notes (job_id);
CREATE INDEX job_notes_latest ON job_notes (user_id, updated_at, job_id);

CREATE FUNCTION applied_job_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE application_texts SET owner_id = NEW.owner_id, title = split_part(NEW.search_text, E'\n', 1)
    WHERE application_id IN (SELECT id FROM applications WHERE job_id = NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER jobs_applied_changed AFTER UPDATE OF search_text, owner_id ON jobs
  FOR EACH ROW WHEN ((new.owner_id <> old.owner_id)
    OR (split_part(new.search_text, E'\n', 1) <> split_part(old.search_text, E'\n', 1)))
  EXECUTE FUNCTION applied_job_changed();

CREATE FUNCTION job_keys(created_at timestamptz, approval_status text, is_active boolean, job_type text, deadline date, company text)
  RETURNS TABLE(name text, key text) LANGUAGE sql STABLE AS $$
  SELECT 'jobs', tokyo_month(created_at) || ' ' || approval_status || ' ' || is_active || ' ' || job_type
  UNION ALL
  SELECT 'job-days', tokyo_day(created_at) || ' ' || approval_status || ' ' || is_active || ' ' || job_type
  UNION ALL
  SELECT 'open-jobs', coalesce(deadline::text, 'none') WHERE approval_status = 'approved' AND is_active
  UNION ALL
  SELECT 'company-jobs', company
$$;

CREATE FUNCTION search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_listed boolean := TG_OP <> 'INSERT' AND OLD.approval_status = 'approved' AND OLD.is_active;
  is_listed boolean := TG_OP <> 'DELETE' AND NEW.approval_status = 'approved' AND NEW.is_active;
  was_verified boolean;
BEGIN
  -- A job that neither was nor is public is not in the index.
  IF NOT (was_listed OR is_listed) THEN
    RETURN NULL;
  END IF;
  -- Locks the profile: verifying the employer waits, and then finds this job.
  IF TG_OP <> 'DELETE' THEN
    PERFORM FROM employer_profiles WHERE user_id = NEW.owner_id FOR SHARE;
  END IF;
  INSERT INTO search_fresh (job_id, stamp)
  VALUES (CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END, nextval('search_stamps'))
  ON CONFLICT (job_id) DO UPDATE SET stamp = excluded.stamp;

  IF NOT EXISTS (SELECT FROM saved_searches) THEN
    RETURN NULL;
  END IF;
  IF NOT was_listed THEN
    INSERT INTO listing_changes (job_id) VALUES (NEW.id);
    RETURN NULL;
  END IF;
  -- A new version of the normaliser renews the text: no change for readers.
  IF TG_OP = 'UPDATE' AND is_listed AND OLD.updated_at = NEW.updated_at AND OLD.search_version <> NEW.search_version THEN
    RETURN NULL;
  END IF;
  was_verified := EXISTS (
    SELECT FROM employer_profiles AS profile WHERE user_id = OLD.owner_id AND bears_mark(profile, OLD.company));
  INSERT INTO listing_changes (job_id, before) VALUES (OLD.id, searched_job(OLD, was_verified));
  RETURN NULL;
END
$$;
CREATE TRIGGER jobs_searched
  AFTER INSERT OR DELETE OR UPDATE OF search_text, prefectures, workplaces, ways, job_type, work_style, experience_level,
    category, occupations, salary_min, salary_max, deadline, is_active, approval_status, created_at, terms, owner_id
  ON jobs
  FOR EACH ROW EXECUTE FUNCTION search_changed();

CREATE FUNCTION text_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO uncompared_texts (job_id) VALUES (NEW.job_id) ON CONFLICT DO NOTHING;
  IF TG_OP = 'UPDATE' THEN DELETE FROM similar_texts WHERE job_id = NEW.job_id OR other_id = NEW.job_id; END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER text_sketches_added AFTER INSERT ON job_text_sketches
  FOR EACH ROW EXECUTE FUNCTION text_changed();
CREATE TRIGGER text_sketches_changed AFTER UPDATE OF bins ON job_text_sketches
  FOR EACH ROW WHEN ((old.bins <> new.bins)) EXECUTE FUNCTION text_changed();

CREATE FUNCTION text_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM uncompared_texts WHERE job_id = OLD.job_id;
  DELETE FROM similar_texts WHERE job_id = OLD.job_id OR other_id = OLD.job_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER text_sketches_removed AFTER DELETE ON job_text_sketches
  FOR EACH ROW EXECUTE FUNCTION text_removed();

-- Jobs of every state are in the index: search_changed handles public ones, this the others.
CREATE FUNCTION unlisted_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_fresh (job_id, stamp)
  VALUES (CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END, nextval('search_stamps'))
  ON CONFLICT (job_id) DO UPDATE SET stamp = excluded.stamp;
  RETURN NULL;
END
$$;
CREATE TRIGGER jobs_unlisted_added AFTER INSERT ON jobs
  FOR EACH ROW WHEN ((NOT ((new.approval_status = 'approved') AND new.is_active)))
  EXECUTE FUNCTION unlisted_changed();
CREATE TRIGGER jobs_unlisted_changed
  AFTER UPDATE OF search_text, job_type, deadline, is_active, approval_status, created_at
  ON jobs
  FOR EACH ROW WHEN ((NOT ((old.approval_status = 'approved') AND old.is_active))
    AND (NOT ((new.approval_status = 'approved') AND new.is_active)))
  EXECUTE FUNCTION unlisted_changed();
CREATE TRIGGER jobs_unlisted_removed AFTER DELETE ON jobs
  FOR EACH ROW WHEN ((NOT ((old.approval_status = 'approved') AND old.is_active)))
  EXECUTE FUNCTION unlisted_changed();
