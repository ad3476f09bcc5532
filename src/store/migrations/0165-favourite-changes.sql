-- What a person was told of a favourite.
ALTER TABLE favourites
  ADD COLUMN told_at timestamptz,
  ADD COLUMN told_closed boolean NOT NULL DEFAULT false,
  ADD COLUMN told_deadline date;

-- The facts of a saved public job before each change of them.
CREATE TABLE favourite_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  at timestamptz NOT NULL,
  before jsonb NOT NULL
);
CREATE INDEX favourite_changes_job ON favourite_changes (job_id, at);

CREATE FUNCTION favourite_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM favourites WHERE job_id = OLD.id) THEN
    INSERT INTO favourite_changes (job_id, at, before) VALUES (
      OLD.id, CASE WHEN NEW.updated_at > OLD.updated_at THEN NEW.updated_at ELSE clock_timestamp() END,
      jsonb_build_object('location', OLD.location, 'salary_min', OLD.salary_min, 'salary_max', OLD.salary_max,
        'job_type', OLD.job_type, 'work_style', OLD.work_style, 'terms', OLD.terms));
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER jobs_favourite_changed
  AFTER UPDATE OF location, salary_min, salary_max, job_type, work_style, terms ON jobs
  FOR EACH ROW WHEN (old.approval_status = 'approved' AND (old.location, old.salary_min, old.salary_max, old.job_type,
    old.work_style, old.terms) IS DISTINCT FROM (new.location, new.salary_min, new.salary_max, new.job_type,
    new.work_style, new.terms))
  EXECUTE FUNCTION favourite_changed();

-- Favourites whose job was deleted. No foreign key: it would lock the account after the job.
CREATE TABLE past_favourites (
  user_id uuid NOT NULL,
  job_id uuid NOT NULL,
  title text NOT NULL,
  company text NOT NULL,
  told boolean NOT NULL,
  ended_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, job_id)
);
CREATE INDEX past_favourites_age ON past_favourites (ended_at);

CREATE FUNCTION favourite_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO past_favourites (user_id, job_id, title, company, told)
  SELECT user_id, job_id, OLD.title, OLD.company, told_closed FROM favourites WHERE job_id = OLD.id;
  RETURN OLD;
END
$$;
CREATE TRIGGER jobs_favourite_ended BEFORE DELETE ON jobs FOR EACH ROW EXECUTE FUNCTION favourite_ended();

CREATE FUNCTION forget_past_favourites() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM past_favourites WHERE user_id = OLD.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER users_past_favourites AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_past_favourites();

ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check
  CHECK (kind IN ('application_received', 'status_changed', 'message', 'interview_proposed', 'interview_decided',
    'job_approved', 'job_rejected', 'job_found_wanting', 'job_ending', 'job_stopped', 'job_edited',
    'verification_decided', 'account_changed', 'alert', 'job_ended', 'case_told', 'favourite_changed',
    'followed_employer_posted', 'question_received', 'question_answered', 'question_declined'));
