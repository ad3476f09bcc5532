-- Alternatives to a saved search ride in mails of new jobs, each job once a search.
ALTER TABLE saved_searches ADD COLUMN notify_alternatives boolean NOT NULL DEFAULT false;

CREATE TABLE told_alternatives (
  search_id uuid NOT NULL REFERENCES saved_searches (id) ON DELETE CASCADE,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  -- in which mail; one that is sent again tells the same
  mail_id uuid NOT NULL,
  PRIMARY KEY (search_id, job_id)
);
CREATE INDEX told_alternatives_job ON told_alternatives (job_id);
