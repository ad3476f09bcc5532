/** Searches that people save, the jobs that came up in them, and the mails about these. */
export const name = '0027-saved-searches'

export const sql = `
-- One order of what happens to searches and to jobs: which search was there before which job came up.
CREATE SEQUENCE listing_stamps;

CREATE TABLE saved_searches (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  -- the query of its address, in one spelling
  search text NOT NULL,
  notify text NOT NULL CHECK (notify IN ('none', 'daily', 'instant')),
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz,
  -- when these conditions were saved
  stamp bigint NOT NULL DEFAULT nextval('listing_stamps'),
  -- up to which stamp of its jobs it was looked at, and mails were made
  seen bigint NOT NULL DEFAULT 0,
  told bigint NOT NULL DEFAULT 0,
  -- by the clock of the database, so that a worker reads what is new since it looked last
  changed_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT saved_searches_once UNIQUE (user_id, search)
) WITH (fillfactor = 80);
CREATE INDEX saved_searches_changed ON saved_searches (changed_at);

-- Jobs that a search lists, or listed since it was saved.
CREATE TABLE saved_search_jobs (
  job_id uuid NOT NULL,
  search_id uuid NOT NULL REFERENCES saved_searches (id) ON DELETE CASCADE,
  -- when the job came up; null when the search listed it already at the time of saving
  stamp bigint,
  listed boolean NOT NULL DEFAULT true,
  PRIMARY KEY (job_id, search_id)
);
CREATE INDEX saved_search_jobs_search ON saved_search_jobs (search_id, stamp);

-- Changes of public jobs that the saved searches have not been compared with yet.
CREATE TABLE listing_changes (
  stamp bigint PRIMARY KEY DEFAULT nextval('listing_stamps'),
  job_id uuid NOT NULL,
  -- what the search read of the job before; null when it was not public
  before jsonb
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

-- Who is to get a mail about jobs that came up, and when.
CREATE TABLE due_alerts (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  notify text NOT NULL CHECK (notify IN ('daily', 'instant')),
  due_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, notify)
);
CREATE INDEX due_alerts_time ON due_alerts (due_at);

-- Mails that are being sent. What one tells is fixed before it is sent, so that a second try says the same.
CREATE TABLE alert_mails (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  notify text NOT NULL CHECK (notify IN ('daily', 'instant')),
  -- searches, each with the stamps of its jobs
  searches jsonb NOT NULL,
  made_at timestamptz NOT NULL,
  -- not tried by anybody before that
  retry_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0
);
CREATE INDEX alert_mails_user ON alert_mails (user_id);
CREATE INDEX alert_mails_retry ON alert_mails (retry_at);

-- Emails that a mail server refused for good. Of no account once the email is another one.
CREATE TABLE mail_bounces (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  email_key text NOT NULL,
  bounced_at timestamptz NOT NULL
);

-- What the search reads of a job.
CREATE FUNCTION searched_job(job jobs, verified boolean) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'id', job.id, 'text', job.search_text, 'prefectures', job.prefectures, 'category', job.category,
    'job_type', job.job_type, 'work_style', job.work_style, 'experience_level', job.experience_level,
    'salary_min', job.salary_min, 'salary_max', job.salary_max, 'deadline', job.deadline,
    'created', (extract(epoch from job.created_at) * 1000000)::bigint, 'terms', job.terms, 'verified', verified)
$$;

CREATE OR REPLACE FUNCTION search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_listed boolean := TG_OP <> 'INSERT' AND OLD.approval_status = 'approved' AND OLD.is_active;
  is_listed boolean := TG_OP <> 'DELETE' AND NEW.approval_status = 'approved' AND NEW.is_active;
  was_verified boolean;
BEGIN
  -- What neither was nor is public is not in the index.
  IF NOT (was_listed OR is_listed) THEN
    RETURN NULL;
  END IF;
  -- Whoever verifies the employer meanwhile waits, and then finds this job among the public ones.
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
  -- A new version of the normaliser writes every text anew, which is no news to anybody.
  IF TG_OP = 'UPDATE' AND is_listed AND OLD.updated_at = NEW.updated_at AND OLD.search_version <> NEW.search_version THEN
    RETURN NULL;
  END IF;
  was_verified := EXISTS (SELECT FROM employer_profiles WHERE user_id = OLD.owner_id AND verified_at IS NOT NULL);
  INSERT INTO listing_changes (job_id, before) VALUES (OLD.id, searched_job(OLD, was_verified));
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION search_verification_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  employer uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
  was_verified boolean := TG_OP <> 'INSERT' AND OLD.verified_at IS NOT NULL;
BEGIN
  INSERT INTO search_fresh (job_id, stamp)
  SELECT id, nextval('search_stamps') FROM jobs
  WHERE owner_id = employer AND approval_status = 'approved' AND is_active
  ORDER BY id
  ON CONFLICT (job_id) DO UPDATE SET stamp = excluded.stamp;
  IF EXISTS (SELECT FROM saved_searches) THEN
    INSERT INTO listing_changes (job_id, before)
    SELECT id, searched_job(jobs, was_verified) FROM jobs
    WHERE owner_id = employer AND approval_status = 'approved' AND is_active
    ORDER BY id;
  END IF;
  RETURN NULL;
END
$$;
`
