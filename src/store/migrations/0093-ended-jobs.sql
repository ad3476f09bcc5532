-- Applications outlive their job for the applicant alone. docs/product/applications.md, When a job is stopped or deleted.

-- The files that went along with an application, in order.
CREATE FUNCTION sent_resumes(application applications) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY(
    SELECT id FROM (
      SELECT application.resume_id AS id, 0 AS place
      UNION ALL
      SELECT resume_id, place FROM application_papers WHERE application_id = application.id
    ) AS sent WHERE id IS NOT NULL ORDER BY place)
$$;

ALTER TABLE applications
  -- when the applicant was told that the job was stopped or its employer suspended
  ADD COLUMN ended_told_at timestamptz,
  -- when the applicant ended the employer's access to the papers
  ADD COLUMN papers_taken_back_at timestamptz;

-- Applications to deleted jobs, with what the applicant's list shows of the job.
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

ALTER TABLE notifications
  DROP CONSTRAINT notifications_kind_check,
  DROP CONSTRAINT notifications_check,
  ADD COLUMN past_application_id uuid REFERENCES past_applications (id) ON DELETE CASCADE,
  ADD CONSTRAINT notifications_kind_check CHECK (kind IN ('application_received', 'status_changed', 'message',
    'interview_proposed', 'interview_decided', 'job_approved', 'job_rejected', 'job_found_wanting', 'job_ending',
    'job_stopped', 'job_edited', 'verification_decided', 'account_changed', 'alert', 'job_ended', 'case_told')),
  ADD CONSTRAINT notifications_check CHECK (num_nonnulls(application_id, past_application_id, job_id, saved_search_id,
    verification_request_id, account_id) > 0);
CREATE INDEX notifications_past_application ON notifications (past_application_id) WHERE past_application_id IS NOT NULL;

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
