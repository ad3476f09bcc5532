-- A sample of decisions is decided a second time, blind. docs/product/moderation.md, Quality.
CREATE TABLE second_reviews (
  -- no foreign keys: a review outlives the decision's job and the reviewer
  decision_id uuid PRIMARY KEY,
  reviewed_by uuid NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('approved', 'rejected')),
  reason text,
  reviewed_at timestamptz NOT NULL
);
CREATE INDEX second_reviews_time ON second_reviews (reviewed_at);
CREATE INDEX job_decisions_reviewed ON job_decisions (decided_at, id)
  WHERE kind IN ('approved', 'rejected') AND taken_back_at IS NULL;

-- Where in [0, 1) a decision falls: those below the sample's share are decided again.
CREATE FUNCTION sample_place(decision uuid) RETURNS float8 LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ('x' || right(replace(decision::text, '-', ''), 8))::bit(32)::bigint / 4294967296.0
$$;
