-- A decision names the version that was read: a record's updated_at as the API writes it, in milliseconds. Every write that
-- names the column advances it, so two changes in one millisecond differ.
CREATE FUNCTION advance_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.updated_at := date_trunc('milliseconds', OLD.updated_at) + interval '1 millisecond';
  RETURN NEW;
END $$;
CREATE TRIGGER jobs_version BEFORE UPDATE OF updated_at ON jobs FOR EACH ROW
  WHEN (NEW.updated_at < date_trunc('milliseconds', OLD.updated_at) + interval '1 millisecond')
  EXECUTE FUNCTION advance_version();
CREATE TRIGGER job_revisions_version BEFORE UPDATE OF updated_at ON job_revisions FOR EACH ROW
  WHEN (NEW.updated_at < date_trunc('milliseconds', OLD.updated_at) + interval '1 millisecond')
  EXECUTE FUNCTION advance_version();
CREATE TRIGGER employer_profiles_version BEFORE UPDATE OF updated_at ON employer_profiles FOR EACH ROW
  WHEN (NEW.updated_at < date_trunc('milliseconds', OLD.updated_at) + interval '1 millisecond')
  EXECUTE FUNCTION advance_version();

-- What an operator reads of an employer: its proofs and the account's name too.
CREATE FUNCTION employer_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'users' THEN
    UPDATE employer_profiles SET updated_at = updated_at WHERE user_id = NEW.id;
  ELSE
    UPDATE employer_profiles SET updated_at = greatest(updated_at, NEW.proved_at) WHERE user_id = NEW.employer_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER relation_proofs_version AFTER INSERT OR UPDATE ON relation_proofs
  FOR EACH ROW EXECUTE FUNCTION employer_changed();
CREATE TRIGGER users_version AFTER UPDATE OF name ON users
  FOR EACH ROW WHEN (NEW.name <> OLD.name AND NEW.role = 'employer') EXECUTE FUNCTION employer_changed();
