/** The filters of the search that read a job's terms, or whether the profile of its employer is verified. */
export const name = '0011-search-terms'

export const sql = `
-- Segments that were built before hold nothing here, which is right: none of their jobs stated anything then, and what
-- changes is fresh. Without a default, a node of an older version cannot write a segment that lacks them.
ALTER TABLE search_segments
  ADD COLUMN annual_days bytea NOT NULL DEFAULT '',
  ADD COLUMN hourly_min bytea NOT NULL DEFAULT '';
ALTER TABLE search_segments
  ALTER annual_days DROP DEFAULT,
  ALTER hourly_min DROP DEFAULT;

CREATE OR REPLACE FUNCTION search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What neither was nor is public is not in the index.
  IF NOT ((TG_OP <> 'INSERT' AND OLD.approval_status = 'approved' AND OLD.is_active)
       OR (TG_OP <> 'DELETE' AND NEW.approval_status = 'approved' AND NEW.is_active)) THEN
    RETURN NULL;
  END IF;
  -- Whoever verifies the employer meanwhile waits, and then finds this job among the public ones.
  IF TG_OP <> 'DELETE' THEN
    PERFORM FROM employer_profiles WHERE user_id = NEW.owner_id FOR SHARE;
  END IF;
  INSERT INTO search_fresh (job_id, stamp)
  VALUES (CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END, nextval('search_stamps'))
  ON CONFLICT (job_id) DO UPDATE SET stamp = excluded.stamp;
  RETURN NULL;
END
$$;
DROP TRIGGER jobs_searched ON jobs;
CREATE TRIGGER jobs_searched AFTER INSERT OR DELETE OR UPDATE OF
  search_text, prefectures, job_type, work_style, experience_level, category, salary_min, salary_max, deadline,
  is_active, approval_status, created_at, terms, owner_id
  ON jobs FOR EACH ROW EXECUTE FUNCTION search_changed();

CREATE FUNCTION search_verification_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_fresh (job_id, stamp)
  SELECT id, nextval('search_stamps') FROM jobs
  WHERE owner_id = CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END
    AND approval_status = 'approved' AND is_active
  ORDER BY id
  ON CONFLICT (job_id) DO UPDATE SET stamp = excluded.stamp;
  RETURN NULL;
END
$$;
CREATE TRIGGER employer_profiles_verified_searched AFTER INSERT ON employer_profiles
  FOR EACH ROW WHEN (NEW.verified_at IS NOT NULL) EXECUTE FUNCTION search_verification_changed();
CREATE TRIGGER employer_profiles_changed_searched AFTER UPDATE ON employer_profiles
  FOR EACH ROW WHEN ((OLD.verified_at IS NULL) <> (NEW.verified_at IS NULL))
  EXECUTE FUNCTION search_verification_changed();
CREATE TRIGGER employer_profiles_removed_searched AFTER DELETE ON employer_profiles
  FOR EACH ROW WHEN (OLD.verified_at IS NOT NULL) EXECUTE FUNCTION search_verification_changed();
`
