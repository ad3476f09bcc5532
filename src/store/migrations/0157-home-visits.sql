-- When a person was at the front page before, for what is new since; deleted with the account.
CREATE TABLE home_visits (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  seen_at timestamptz NOT NULL,
  -- the end of the visit before this one
  last_visit timestamptz
);

-- From now on every job is in employer_posts once it was public, because the front page counts those since a visit.
CREATE OR REPLACE FUNCTION employer_posted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO employer_posts (job_id, employer_id) VALUES (NEW.id, NEW.owner_id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
INSERT INTO employer_posts (job_id, employer_id, posted_at, stamp)
  SELECT id, owner_id, created_at, 0 FROM jobs WHERE was_public OR (approval_status = 'approved' AND is_active)
  ON CONFLICT DO NOTHING;
