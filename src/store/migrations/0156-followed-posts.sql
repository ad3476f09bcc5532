-- Jobs that became public for the first time while somebody followed their employer.
CREATE TABLE employer_posts (
  job_id uuid PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  employer_id uuid NOT NULL,
  posted_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- given by the worker that plans the mails of the followers
  stamp bigint
);
CREATE INDEX employer_posts_employer ON employer_posts (employer_id, stamp);
CREATE INDEX employer_posts_fresh ON employer_posts (posted_at) WHERE stamp IS NULL;
CREATE INDEX employer_posts_age ON employer_posts (posted_at);

CREATE FUNCTION employer_posted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM follows WHERE employer_id = NEW.owner_id) THEN
    INSERT INTO employer_posts (job_id, employer_id) VALUES (NEW.id, NEW.owner_id) ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER jobs_posted_added AFTER INSERT ON jobs
  FOR EACH ROW WHEN (new.approval_status = 'approved' AND new.is_active) EXECUTE FUNCTION employer_posted();
CREATE TRIGGER jobs_posted_changed AFTER UPDATE OF approval_status, is_active ON jobs
  FOR EACH ROW WHEN (new.approval_status = 'approved' AND new.is_active AND NOT old.was_public
    AND NOT (old.approval_status = 'approved' AND old.is_active))
  EXECUTE FUNCTION employer_posted();

-- followed employers, each with the stamps of its jobs
ALTER TABLE alert_mails ADD COLUMN employers jsonb NOT NULL DEFAULT '[]';

ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check
  CHECK (kind IN ('application_received', 'status_changed', 'message', 'interview_proposed', 'interview_decided',
    'job_approved', 'job_rejected', 'job_found_wanting', 'job_ending', 'job_stopped', 'job_edited',
    'verification_decided', 'account_changed', 'alert', 'job_ended', 'case_told', 'favourite_changed',
    'followed_employer_posted', 'question_received', 'question_answered', 'question_declined'));
