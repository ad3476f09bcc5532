-- The names that a verified employer's mark covers, by key, so that a posting in one of them by another account is found.
CREATE FUNCTION verified_name_keys(name text, trade_names jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
-- An index is written under an empty search path.
SET search_path FROM CURRENT AS $$
  SELECT ARRAY(SELECT name_key(name) UNION SELECT name_key(entry ->> 'name') FROM jsonb_array_elements(trade_names) AS traded (entry)
    WHERE entry ->> 'verified_at' IS NOT NULL)
$$;
CREATE INDEX employer_profiles_verified_names ON employer_profiles USING gin (verified_name_keys(name, trade_names))
  WHERE verified_at IS NOT NULL;
