-- The version of an application is the later of both: updated_at, which the applicant reads too, and when the papers were
-- taken back or the team last changed stage or offer.
ALTER TABLE applications ADD COLUMN changed_at timestamptz;
CREATE FUNCTION advance_application() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  next timestamptz := date_trunc('milliseconds', greatest(OLD.updated_at, OLD.changed_at)) + interval '1 millisecond';
BEGIN
  IF greatest(NEW.updated_at, NEW.changed_at) >= next THEN
    RETURN NEW;
  END IF;
  IF NEW.changed_at IS DISTINCT FROM OLD.changed_at THEN
    NEW.changed_at := next;
  ELSE
    NEW.updated_at := next;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER applications_version BEFORE UPDATE OF updated_at, changed_at ON applications
  FOR EACH ROW EXECUTE FUNCTION advance_application();

-- Whoever changes a stage or an offer has locked the application.
CREATE FUNCTION application_reviewed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE applications SET changed_at = NEW.updated_at WHERE id = NEW.application_id;
  RETURN NULL;
END $$;
CREATE TRIGGER application_reviews_begun AFTER INSERT ON application_reviews FOR EACH ROW
  WHEN (NEW.stage IS NOT NULL OR NEW.offer IS NOT NULL) EXECUTE FUNCTION application_reviewed();
CREATE TRIGGER application_reviews_version AFTER UPDATE OF stage, offer ON application_reviews FOR EACH ROW
  WHEN (NEW.stage IS DISTINCT FROM OLD.stage OR NEW.offer IS DISTINCT FROM OLD.offer)
  EXECUTE FUNCTION application_reviewed();

-- A case changes with its notes and with what is reported; job_report_cases with their reports. Lock a report case before
-- the case that it joins.
ALTER TABLE cases ADD COLUMN updated_at timestamptz NOT NULL DEFAULT date_trunc('milliseconds', now());
ALTER TABLE job_report_cases ADD COLUMN updated_at timestamptz NOT NULL DEFAULT date_trunc('milliseconds', now());
-- When an operator confirmed what was reported without an account.
ALTER TABLE cases ADD COLUMN confirmed_at timestamptz;
CREATE FUNCTION advance_case() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := greatest(date_trunc('milliseconds', now()), OLD.updated_at + interval '1 millisecond');
  RETURN NEW;
END $$;
CREATE TRIGGER cases_version BEFORE UPDATE ON cases FOR EACH ROW EXECUTE FUNCTION advance_case();
CREATE TRIGGER job_report_cases_version BEFORE UPDATE ON job_report_cases
  FOR EACH ROW EXECUTE FUNCTION advance_case();
CREATE FUNCTION case_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'job_reports' THEN
    UPDATE job_report_cases SET updated_at = updated_at WHERE id = NEW.case_id;
  ELSIF TG_TABLE_NAME = 'case_notes' THEN
    UPDATE cases SET updated_at = updated_at WHERE id = NEW.case_id;
  ELSE
    UPDATE cases SET updated_at = updated_at WHERE id = NEW.joined_case;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER job_reports_version AFTER INSERT ON job_reports FOR EACH ROW EXECUTE FUNCTION case_changed();
CREATE TRIGGER case_notes_version AFTER INSERT ON case_notes FOR EACH ROW EXECUTE FUNCTION case_changed();
CREATE TRIGGER job_report_cases_changed AFTER UPDATE ON job_report_cases FOR EACH ROW
  WHEN (NEW.joined_case IS NOT NULL) EXECUTE FUNCTION case_changed();
