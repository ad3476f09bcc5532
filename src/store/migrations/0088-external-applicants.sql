-- People from elsewhere whom a member of the team added: they have no account, and their contact stands in the application.
ALTER TABLE applications ALTER COLUMN user_id DROP NOT NULL;
ALTER TABLE applications ADD COLUMN external_name text, ADD COLUMN external_email text, ADD COLUMN external_phone text,
  ADD CONSTRAINT applications_external CHECK ((user_id IS NULL) = (external_name IS NOT NULL));
CREATE UNIQUE INDEX applications_external_once ON applications (job_id, lower(external_email))
  WHERE external_email IS NOT NULL;

-- The file of such a person belongs to the application, and goes with it.
ALTER TABLE resumes ALTER COLUMN user_id DROP NOT NULL;
ALTER TABLE resumes ADD COLUMN application_id uuid REFERENCES applications (id) ON DELETE CASCADE,
  ADD CONSTRAINT resumes_owner CHECK ((user_id IS NULL) = (application_id IS NOT NULL));
CREATE INDEX resumes_application ON resumes (application_id) WHERE application_id IS NOT NULL;

CREATE OR REPLACE FUNCTION write_application_texts(application applications) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  applicant text;
  job record;
  said text;
BEGIN
  IF application.user_id IS NULL THEN
    applicant := person_text(application.external_name, coalesce(application.external_email, ''), application.external_phone);
  ELSE
    SELECT coalesce(search_text, person_text(name, email, phone)) INTO applicant
      FROM users WHERE id = application.user_id FOR SHARE;
  END IF;
  SELECT owner_id, split_part(search_text, E'\n', 1) AS title INTO job FROM jobs WHERE id = application.job_id FOR SHARE;
  SELECT notes_text INTO said FROM application_reviews WHERE application_id = application.id FOR SHARE;
  INSERT INTO application_texts (application_id, owner_id, title, person, letter, notes)
  VALUES (application.id, job.owner_id, job.title, applicant,
    coalesce(application.letter_text, lower(application.cover_letter), ''), coalesce(said, ''))
  ON CONFLICT DO NOTHING;
END
$$;
