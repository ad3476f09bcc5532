-- Questions of readers about a job. Their ids are random: an ordered one would tell when exactly somebody asked.
CREATE TABLE reader_questions (
  id uuid PRIMARY KEY,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  -- never for the employer; null when the account is gone
  asker_id uuid CONSTRAINT reader_questions_asker REFERENCES users (id) ON DELETE SET NULL,
  text text NOT NULL,
  asked_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'held', 'answered', 'declined', 'removed')),
  answer text,
  -- when it was answered or declined
  decided_at timestamptz,
  -- the posting's terms when it was answered, so that later changes are shown beside the answer
  terms jsonb,
  -- by the operator
  removed_at timestamptz,
  CONSTRAINT reader_questions_answered CHECK (state NOT IN ('held', 'answered') OR answer IS NOT NULL)
);
CREATE INDEX reader_questions_job ON reader_questions (job_id, asked_at DESC, id DESC);
CREATE INDEX reader_questions_asker ON reader_questions (asker_id, asked_at DESC, id DESC);
CREATE INDEX reader_questions_held ON reader_questions (decided_at, id) WHERE state = 'held';
CREATE INDEX reader_questions_over ON reader_questions (decided_at) WHERE state = 'declined';
CREATE INDEX reader_questions_removed ON reader_questions (removed_at) WHERE state = 'removed';

-- Only an answered question outlives the account of its asker, without it.
CREATE FUNCTION forget_unanswered_question() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM reader_questions WHERE id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER reader_questions_forgotten AFTER UPDATE OF asker_id ON reader_questions FOR EACH ROW
  WHEN (NEW.asker_id IS NULL AND NEW.state IN ('open', 'held', 'declined')) EXECUTE FUNCTION forget_unanswered_question();

-- Pages of jobs show answered ones.
CREATE CONSTRAINT TRIGGER reader_questions_public AFTER UPDATE ON reader_questions DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.state <> NEW.state AND (OLD.state = 'answered' OR NEW.state = 'answered'))
  EXECUTE FUNCTION public_changed();
CREATE CONSTRAINT TRIGGER reader_questions_gone AFTER DELETE ON reader_questions DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.state = 'answered') EXECUTE FUNCTION public_changed();

ALTER TABLE notifications ADD COLUMN question_id uuid
  CONSTRAINT notifications_question REFERENCES reader_questions (id) ON DELETE CASCADE;
CREATE INDEX notifications_question ON notifications (question_id) WHERE question_id IS NOT NULL;
ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check
  CHECK (kind IN ('application_received', 'status_changed', 'message', 'interview_proposed', 'interview_decided',
    'job_approved', 'job_rejected', 'job_found_wanting', 'job_ending', 'job_stopped', 'job_edited',
    'verification_decided', 'account_changed', 'alert', 'job_ended', 'case_told', 'favourite_changed',
    'followed_employer_posted', 'question_received', 'question_answered', 'question_declined'));

-- A report of a question and its answer joins those of the job; the text is kept, because it may be deleted.
ALTER TABLE job_reports ADD COLUMN question_id uuid;
ALTER TABLE job_reports ADD COLUMN question text;
ALTER TABLE job_reports DROP CONSTRAINT job_reports_once;
ALTER TABLE job_reports ADD CONSTRAINT job_reports_once UNIQUE NULLS NOT DISTINCT (job_id, viewer, question_id);
