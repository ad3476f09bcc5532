/** Who stands behind the jobs of an account, and whether the operator has verified it. */
export const name = '0009-employer-profiles'

export const sql = `
CREATE TABLE employer_profiles (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  name text,
  name_kana text,
  corporate_number text,
  representative text,
  postal_code text,
  address text,
  phone text,
  email text,
  form_url text,
  industry text,
  size text,
  founded_year integer,
  website text,
  about text,
  dispatch_license text,
  verified_at timestamptz,
  -- what was verified last, so that it can be told what has changed since: at, note, name, corporate_number, address
  last_verification jsonb,
  updated_at timestamptz NOT NULL
);
CREATE INDEX employer_profiles_verified ON employer_profiles (user_id) WHERE verified_at IS NOT NULL;

-- Public jobs show the lines of the employer behind them.
CREATE OR REPLACE FUNCTION public_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  this text := pg_current_xact_id()::text;
  changed bigint;
BEGIN
  -- Once per transaction, however many rows it changed.
  IF current_setting('shigotocho.public_changed', true) = this THEN
    RETURN NULL;
  END IF;
  IF TG_TABLE_NAME = 'users' THEN
    IF NOT EXISTS (SELECT FROM jobs WHERE owner_id = NEW.id AND approval_status = 'approved' AND is_active) THEN
      RETURN NULL;
    END IF;
  ELSIF TG_TABLE_NAME = 'employer_profiles' THEN
    IF NOT EXISTS (SELECT FROM jobs WHERE owner_id = NEW.user_id AND approval_status = 'approved' AND is_active) THEN
      RETURN NULL;
    END IF;
  END IF;
  UPDATE public_version SET version = version + 1 RETURNING version INTO changed;
  PERFORM pg_notify('public_changed', changed::text);
  PERFORM set_config('shigotocho.public_changed', this, true);
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER employer_profiles_public_added AFTER INSERT ON employer_profiles DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION public_changed();
CREATE CONSTRAINT TRIGGER employer_profiles_public_edited AFTER UPDATE ON employer_profiles DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION public_changed();
`
