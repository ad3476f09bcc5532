-- Employers whose new jobs a person asked to be told of; deleted with either.
CREATE TABLE follows (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  employer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  followed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- the last stamp of its jobs that was mailed
  told bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, employer_id)
);
CREATE INDEX follows_employer ON follows (employer_id);
