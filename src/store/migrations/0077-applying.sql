-- What an employer asks applicants: [{ id, text, kind, options?, required }].
ALTER TABLE jobs ADD COLUMN questions jsonb NOT NULL DEFAULT '[]';

-- Why this job, and the answers with their questions as they were: [{ id, text, kind, value }].
ALTER TABLE applications ADD COLUMN motive text, ADD COLUMN answers jsonb NOT NULL DEFAULT '[]';

-- Which paper the product made; null for a file of the person's own.
ALTER TABLE resumes ADD COLUMN paper text CHECK (paper IN ('rirekisho', 'shokumukeirekisho'));

-- What went along beyond applications.resume_id, the first.
CREATE TABLE application_papers (
  application_id uuid NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
  resume_id uuid NOT NULL REFERENCES resumes (id) ON DELETE CASCADE,
  place smallint NOT NULL,
  PRIMARY KEY (application_id, resume_id)
);
CREATE INDEX application_papers_resume ON application_papers (resume_id);
