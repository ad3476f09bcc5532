-- What accounts of employers may share: numbers, name, address, network of sign-up. docs/product/moderation.md, Who posted.
CREATE TABLE account_keys (
  -- no foreign key: a profile is locked before its account here, and deleting an account locks them in the other order
  account_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('phone', 'corporate_number', 'company', 'address', 'network')),
  key text NOT NULL,
  suspended boolean NOT NULL DEFAULT false,
  -- only of a network
  expires_at timestamptz,
  PRIMARY KEY (account_id, kind, key)
);
CREATE INDEX account_keys_shared ON account_keys (kind, key, suspended DESC, account_id);
CREATE INDEX account_keys_expired ON account_keys (expires_at) WHERE expires_at IS NOT NULL;

-- The digits of a number; too few tell nothing.
CREATE FUNCTION phone_key(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN length(digits) >= 9 THEN digits END FROM (SELECT
    regexp_replace(regexp_replace(normalize(typed, NFKC), '^\+81', '0'), '[^0-9]', '', 'g') AS digits) AS number
$$;

-- A name without width, case, blanks, the form of the company, and the usual variants of kanji in names.
CREATE FUNCTION name_key(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT nullif(company_key(translate(regexp_replace(lower(normalize(typed, NFKC)), '\s', '', 'g'),
    '髙﨑邉邊齋齊斉濱澤廣國櫻德眞', '高崎辺辺斎斎斎浜沢広国桜徳真')), '')
$$;

-- An address without width, blanks and the words between its numbers; one without a number tells nothing.
CREATE FUNCTION address_key(typed text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN written ~ '[0-9]' AND length(written) >= 6 THEN written END FROM (SELECT
    trim(BOTH '-' FROM regexp_replace(regexp_replace(lower(normalize(typed, NFKC)), '\s|,', '', 'g'),
      '(丁目|番地|番|号|[-\u2010-\u2015\u2212ー])+の?', '-', 'g')) AS written) AS address
$$;

CREATE FUNCTION write_account_keys(account uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM account_keys WHERE account_id = account AND kind <> 'network';
  INSERT INTO account_keys (account_id, kind, key, suspended)
  SELECT DISTINCT account, shared.kind, left(shared.key, 500), users.suspended_at IS NOT NULL
  FROM users LEFT JOIN employer_profiles AS profile ON profile.user_id = users.id
  CROSS JOIN LATERAL (VALUES ('phone', phone_key(users.phone)), ('phone', phone_key(profile.phone)),
    ('corporate_number', profile.corporate_number), ('company', name_key(profile.name)),
    ('address', address_key(users.address)), ('address', address_key(profile.address))) AS shared (kind, key)
  WHERE users.id = account AND users.role = 'employer' AND shared.key IS NOT NULL
  ON CONFLICT DO NOTHING;
  UPDATE account_keys SET suspended = users.suspended_at IS NOT NULL FROM users
  WHERE account_id = account AND users.id = account AND suspended <> (users.suspended_at IS NOT NULL);
END $$;

CREATE FUNCTION users_account_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_account_keys(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER users_keys AFTER UPDATE OF phone, address, role, suspended_at ON users FOR EACH ROW
  WHEN ((OLD.phone, OLD.address, OLD.role, OLD.suspended_at) IS DISTINCT FROM (NEW.phone, NEW.address, NEW.role, NEW.suspended_at))
  EXECUTE FUNCTION users_account_keys();
CREATE TRIGGER users_first_keys AFTER INSERT ON users FOR EACH ROW
  WHEN (NEW.phone IS NOT NULL OR NEW.address IS NOT NULL) EXECUTE FUNCTION users_account_keys();

CREATE FUNCTION profile_account_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_account_keys(NEW.user_id);
  RETURN NULL;
END $$;
CREATE TRIGGER employer_profiles_keys AFTER INSERT OR UPDATE OF name, corporate_number, address, phone ON employer_profiles
  FOR EACH ROW EXECUTE FUNCTION profile_account_keys();

CREATE FUNCTION forget_account_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM account_keys WHERE account_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER users_keys_forgotten AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_account_keys();

SELECT write_account_keys(id) FROM users WHERE role = 'employer';
