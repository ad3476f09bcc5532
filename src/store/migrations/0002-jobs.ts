/** Jobs, who looked at them, and applications. */
export const name = '0002-jobs'

export const sql = `
CREATE TABLE jobs (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  title text NOT NULL CHECK (title <> ''),
  company text NOT NULL CHECK (company <> ''),
  location text NOT NULL CHECK (location <> ''),
  prefectures text[] NOT NULL DEFAULT '{}',
  description text NOT NULL CHECK (description <> ''),
  -- title, company and description through the normaliser, one a line
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
  -- the last day on which the public sees it, a date in Asia/Tokyo
  deadline date,
  is_active boolean NOT NULL,
  -- stopped by an administrator: its owner cannot reopen it
  stopped_by_operator boolean NOT NULL DEFAULT false,
  approval_status text NOT NULL DEFAULT 'pending' CHECK (approval_status IN ('pending', 'approved', 'rejected')),
  rejection_reason text,
  -- whether the public has ever seen it: decides between "closed" and "not found" for those who would apply
  was_public boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  view_count integer NOT NULL DEFAULT 0,
  application_count integer NOT NULL DEFAULT 0,
  CONSTRAINT jobs_salary_order CHECK (salary_min <= salary_max),
  CONSTRAINT jobs_reason CHECK ((approval_status = 'rejected') = (rejection_reason IS NOT NULL))
);
CREATE INDEX jobs_newest ON jobs (created_at DESC, id DESC);
CREATE INDEX jobs_public_newest ON jobs (created_at DESC, id DESC) WHERE approval_status = 'approved' AND is_active;
CREATE INDEX jobs_owner ON jobs (owner_id, created_at DESC, id DESC);
CREATE INDEX jobs_pending ON jobs (created_at, id) WHERE approval_status = 'pending';

-- A viewer counts once per job and day; the key is a salted hash of the user or of the address.
CREATE TABLE job_viewers (
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  day date NOT NULL,
  viewer bytea NOT NULL,
  PRIMARY KEY (job_id, day, viewer)
);
CREATE INDEX job_viewers_day ON job_viewers (day);
CREATE TABLE job_view_days (
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  day date NOT NULL,
  views integer NOT NULL,
  PRIMARY KEY (job_id, day)
);

CREATE TABLE applications (
  id uuid PRIMARY KEY,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'reviewed', 'accepted', 'rejected')),
  cover_letter text,
  resume_id uuid REFERENCES resumes (id) ON DELETE SET NULL,
  applied_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT applications_once UNIQUE (job_id, user_id)
);
CREATE INDEX applications_job ON applications (job_id, applied_at DESC, id DESC);
CREATE INDEX applications_user ON applications (user_id, applied_at DESC, id DESC);
CREATE INDEX applications_resume ON applications (resume_id);

-- Counted where it happens, so that every list shows it without counting again, cascades included.
CREATE FUNCTION count_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE jobs SET application_count = application_count + 1 WHERE id = NEW.job_id;
  ELSE
    UPDATE jobs SET application_count = application_count - 1 WHERE id = OLD.job_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER applications_counted AFTER INSERT OR DELETE ON applications
  FOR EACH ROW EXECUTE FUNCTION count_application();
`
