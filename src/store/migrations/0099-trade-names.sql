-- The mark 確認済み is bound to the verified name and to trade names that an operator looked at.
-- docs/product/employers.md, Asking to be verified.
ALTER TABLE employer_profiles
  -- up to 10 of { name, verified_at }
  ADD COLUMN trade_names jsonb NOT NULL DEFAULT '[]';

-- Whether a posting's company is written for this name: the kind of company may be absent, a branch may follow
-- (rules/jobs/company-name.ts).
CREATE FUNCTION is_name_of(company text, name text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT name_key(company) = key OR name_key(regexp_replace(normalize(company, NFKC),
    '[\s・(][^\s・(]*(店|営業所|事業所|工場|支社|本社|センター|園|院)\)?$', '')) IN (key, regexp_replace(key, '^(株式会社|有限会社|合同会社)', ''))
  FROM (SELECT name_key(name) AS key) AS keyed
$$;

-- Whether a posting of this company carries the employer's mark.
CREATE FUNCTION bears_mark(profile employer_profiles, company text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT profile.verified_at IS NOT NULL AND (profile.name IS NULL OR is_name_of(company, profile.name)
    OR EXISTS (SELECT FROM jsonb_array_elements(profile.trade_names) AS traded (entry)
      WHERE entry ->> 'verified_at' IS NOT NULL AND is_name_of(company, entry ->> 'name')))
$$;

CREATE OR REPLACE FUNCTION search_verification_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  employer uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
BEGIN
  INSERT INTO search_fresh (job_id, stamp)
  SELECT id, nextval('search_stamps') FROM jobs
  WHERE owner_id = employer AND approval_status = 'approved' AND is_active
  ORDER BY id
  ON CONFLICT (job_id) DO UPDATE SET stamp = excluded.stamp;
  IF EXISTS (SELECT FROM saved_searches) THEN
    INSERT INTO listing_changes (job_id, before)
    SELECT id, searched_job(jobs, TG_OP <> 'INSERT' AND bears_mark(OLD, jobs.company)) FROM jobs
    WHERE owner_id = employer AND approval_status = 'approved' AND is_active
    ORDER BY id;
  END IF;
  RETURN NULL;
END
$$;
DROP TRIGGER employer_profiles_changed_searched ON employer_profiles;
CREATE TRIGGER employer_profiles_changed_searched AFTER UPDATE ON employer_profiles
  FOR EACH ROW WHEN (((old.verified_at IS NULL) <> (new.verified_at IS NULL))
    OR (new.verified_at IS NOT NULL AND (old.name, old.trade_names) IS DISTINCT FROM (new.name, new.trade_names)))
  EXECUTE FUNCTION search_verification_changed();

CREATE OR REPLACE FUNCTION search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was_listed boolean := TG_OP <> 'INSERT' AND OLD.approval_status = 'approved' AND OLD.is_active;
  is_listed boolean := TG_OP <> 'DELETE' AND NEW.approval_status = 'approved' AND NEW.is_active;
  was_verified boolean;
BEGIN
  -- A job that neither was nor is public is not in the index.
  IF NOT (was_listed OR is_listed) THEN
    RETURN NULL;
  END IF;
  -- Locks the profile: verifying the employer waits, and then finds this job.
  IF TG_OP <> 'DELETE' THEN
    PERFORM FROM employer_profiles WHERE user_id = NEW.owner_id FOR SHARE;
  END IF;
  INSERT INTO search_fresh (job_id, stamp)
  VALUES (CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END, nextval('search_stamps'))
  ON CONFLICT (job_id) DO UPDATE SET stamp = excluded.stamp;

  IF NOT EXISTS (SELECT FROM saved_searches) THEN
    RETURN NULL;
  END IF;
  IF NOT was_listed THEN
    INSERT INTO listing_changes (job_id) VALUES (NEW.id);
    RETURN NULL;
  END IF;
  -- A new version of the normaliser renews the text: no change for readers.
  IF TG_OP = 'UPDATE' AND is_listed AND OLD.updated_at = NEW.updated_at AND OLD.search_version <> NEW.search_version THEN
    RETURN NULL;
  END IF;
  was_verified := EXISTS (
    SELECT FROM employer_profiles AS profile WHERE user_id = OLD.owner_id AND bears_mark(profile, OLD.company));
  INSERT INTO listing_changes (job_id, before) VALUES (OLD.id, searched_job(OLD, was_verified));
  RETURN NULL;
END
$$;
-- Jobs of verified employers are read into the index again, with their marks.
INSERT INTO search_fresh (job_id, stamp)
SELECT jobs.id, nextval('search_stamps') FROM jobs JOIN employer_profiles AS profile ON profile.user_id = jobs.owner_id
WHERE profile.verified_at IS NOT NULL AND approval_status = 'approved' AND is_active ORDER BY jobs.id
ON CONFLICT (job_id) DO UPDATE SET stamp = excluded.stamp;
