/** What an employer searches of an application stands together beside it, so that a search reads one row of each. */
export const name = '0060-application-texts'

export const sql = `
-- In the order of requests, so that none of an old node waits for this in a circle.
LOCK TABLE users, jobs, applications, application_reviews IN SHARE ROW EXCLUSIVE MODE;

-- Copies, each written by whoever changes its source, so that two changes at once do not undo each other.
CREATE TABLE application_texts (
  application_id uuid PRIMARY KEY CONSTRAINT application_texts_application REFERENCES applications (id) ON DELETE CASCADE,
  owner_id uuid NOT NULL,
  -- of the job, the applicant (person_text), the letter, and the notes of the employer's people; as they are searched
  title text NOT NULL,
  person text NOT NULL,
  letter text NOT NULL,
  notes text NOT NULL
);
CREATE INDEX application_texts_owner ON application_texts (owner_id);

-- Whether every application has its texts. A worker writes them; until then they are read where they come from.
ALTER TABLE desk_search ADD COLUMN all_applications boolean NOT NULL DEFAULT false;
UPDATE desk_search SET all_applications = NOT EXISTS (SELECT FROM applications);

-- What is copied is held: whoever changes it at the same time does so before, or finds the copy.
CREATE FUNCTION write_application_texts(application applications) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  applicant text;
  job record;
  said text;
BEGIN
  SELECT coalesce(search_text, person_text(name, email, phone)) INTO applicant
    FROM users WHERE id = application.user_id FOR SHARE;
  SELECT owner_id, split_part(search_text, E'\\n', 1) AS title INTO job FROM jobs WHERE id = application.job_id FOR SHARE;
  SELECT notes_text INTO said FROM application_reviews WHERE application_id = application.id FOR SHARE;
  INSERT INTO application_texts (application_id, owner_id, title, person, letter, notes)
  VALUES (application.id, job.owner_id, job.title, applicant,
    coalesce(application.letter_text, lower(application.cover_letter), ''), coalesce(said, ''))
  ON CONFLICT DO NOTHING;
END
$$;

CREATE FUNCTION application_texts_begin() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_application_texts(NEW);
  RETURN NULL;
END
$$;
CREATE TRIGGER applications_texts_begun AFTER INSERT ON applications
  FOR EACH ROW EXECUTE FUNCTION application_texts_begin();

CREATE FUNCTION application_letter_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE application_texts SET letter = coalesce(NEW.letter_text, lower(NEW.cover_letter), '')
    WHERE application_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER applications_letter_changed AFTER UPDATE OF letter_text, cover_letter ON applications
  FOR EACH ROW EXECUTE FUNCTION application_letter_changed();

CREATE FUNCTION application_notes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE application_texts SET notes = NEW.notes_text WHERE application_id = NEW.application_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER application_reviews_notes_changed AFTER UPDATE OF notes_text ON application_reviews
  FOR EACH ROW EXECUTE FUNCTION application_notes_changed();

CREATE FUNCTION applicant_text_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE application_texts SET person = NEW.search_text
    WHERE application_id IN (SELECT id FROM applications WHERE user_id = NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER users_applicant_changed AFTER UPDATE OF name, email, phone, search_text ON users FOR EACH ROW
  WHEN (NEW.search_text IS NOT NULL AND NEW.search_text IS DISTINCT FROM OLD.search_text)
  EXECUTE FUNCTION applicant_text_changed();

CREATE FUNCTION applied_job_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE application_texts SET owner_id = NEW.owner_id, title = split_part(NEW.search_text, E'\\n', 1)
    WHERE application_id IN (SELECT id FROM applications WHERE job_id = NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER jobs_applied_changed AFTER UPDATE OF search_text, owner_id ON jobs FOR EACH ROW
  WHEN (NEW.owner_id <> OLD.owner_id
    OR split_part(NEW.search_text, E'\\n', 1) <> split_part(OLD.search_text, E'\\n', 1))
  EXECUTE FUNCTION applied_job_changed();
`
