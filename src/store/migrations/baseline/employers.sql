-- What an employer states of itself, and what the operator verified.
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
  -- what was verified last: at, note, name, corporate_number, address
  last_verification jsonb,
  updated_at timestamptz NOT NULL
);
-- Finds the jobs of a blocked 法人番号.
CREATE INDEX employer_profiles_numbers ON employer_profiles (corporate_number) WHERE corporate_number IS NOT NULL;
CREATE INDEX employer_profiles_verified ON employer_profiles (user_id) WHERE verified_at IS NOT NULL;

-- An employer asks to be verified; an administrator decides.
CREATE TABLE verification_requests (
  id uuid PRIMARY KEY,
  employer_id uuid NOT NULL CONSTRAINT verification_requests_employer REFERENCES users (id) ON DELETE CASCADE,
  asked_by uuid REFERENCES users (id) ON DELETE SET NULL,
  asked_at timestamptz NOT NULL,
  outcome text CHECK (outcome IN ('verified', 'refused', 'withdrawn')),
  closed_at timestamptz,
  closed_by uuid REFERENCES users (id) ON DELETE SET NULL,
  reason text,
  CONSTRAINT verification_requests_closed CHECK ((outcome IS NULL) = (closed_at IS NULL)),
  CONSTRAINT verification_requests_reason CHECK ((NOT (outcome IS DISTINCT FROM 'refused')) = (reason IS NOT NULL))
);
CREATE INDEX verification_requests_asked_by ON verification_requests (asked_by) WHERE asked_by IS NOT NULL;
CREATE INDEX verification_requests_closed_by ON verification_requests (closed_by) WHERE closed_by IS NOT NULL;
CREATE UNIQUE INDEX verification_requests_once ON verification_requests (employer_id) WHERE outcome IS NULL;
CREATE INDEX verification_requests_own ON verification_requests (employer_id, asked_at DESC, id DESC);
CREATE INDEX verification_requests_waiting ON verification_requests (asked_at, id) WHERE outcome IS NULL;

-- The employer is the account that owns the jobs. It has a row once it has other members.
CREATE TABLE team_members (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  employer_id uuid NOT NULL CONSTRAINT team_members_team REFERENCES team_members (founder_id) ON DELETE CASCADE,
  -- set in the employer's own row only: a member cannot be an employer
  founder_id uuid GENERATED ALWAYS AS (
CASE
    WHEN (user_id = employer_id) THEN user_id
    ELSE NULL
END) STORED
    UNIQUE,
  role text NOT NULL CHECK (role IN ('owner', 'recruiter', 'viewer')),
  joined_at timestamptz NOT NULL,
  CONSTRAINT team_members_founder_owns CHECK ((founder_id IS NULL) OR (role = 'owner'))
);
CREATE INDEX team_members_of_employer ON team_members (employer_id, joined_at, user_id);

-- Invitations to the team of an employer.
CREATE TABLE team_invitations (
  id uuid PRIMARY KEY,
  employer_id uuid NOT NULL CONSTRAINT team_invitations_employer REFERENCES users (id) ON DELETE CASCADE,
  email text NOT NULL,
  email_key text NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'recruiter', 'viewer')),
  -- SHA-256 of the token in the link mailed last
  hash bytea NOT NULL UNIQUE,
  invited_by uuid REFERENCES users (id) ON DELETE SET NULL,
  invited_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT team_invitations_once UNIQUE (employer_id, email_key)
);
CREATE INDEX team_invitations_expiry ON team_invitations (expires_at);
CREATE INDEX team_invitations_inviter ON team_invitations (invited_by);

-- Employers from which a person hides; by name, 法人番号 or both.
CREATE TABLE blocked_employers (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text,
  -- the name through the normaliser of search texts
  name_key text,
  corporate_number text,
  blocked_at timestamptz NOT NULL,
  CONSTRAINT blocked_employers_named CHECK ((name_key IS NOT NULL) OR (corporate_number IS NOT NULL))
);
CREATE UNIQUE INDEX blocked_employers_once
  ON blocked_employers (user_id, COALESCE(name_key, ''), COALESCE(corporate_number, ''));

-- Keys of an employer for the API.
CREATE TABLE api_keys (
  id uuid PRIMARY KEY,
  employer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- the member in whose name the key acts
  created_by uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
  -- the first letters, shown to its owner
  shown text NOT NULL,
  hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  last_used_at timestamptz
);
CREATE INDEX api_keys_creator ON api_keys (created_by);
CREATE INDEX api_keys_expiry ON api_keys (expires_at);
CREATE INDEX api_keys_of_employer ON api_keys (employer_id, created_at, id);

-- Addresses that are told of events.
CREATE TABLE webhooks (
  id uuid PRIMARY KEY,
  employer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  url text NOT NULL,
  events text[] NOT NULL,
  -- the signing secret, encrypted with APP_SECRET
  sealed text NOT NULL,
  created_at timestamptz NOT NULL,
  -- since when deliveries fail
  failing_since timestamptz,
  switched_off_at timestamptz,
  set_by uuid CONSTRAINT webhooks_setter REFERENCES users (id) ON DELETE SET NULL,
  set_at timestamptz
);
CREATE INDEX webhooks_of_employer ON webhooks (employer_id, created_at, id);
CREATE INDEX webhooks_set ON webhooks (set_by) WHERE set_by IS NOT NULL;

-- Events on their way to a webhook.
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY,
  webhook_id uuid NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  event text NOT NULL,
  -- the subject; all null in a test delivery
  job_id uuid,
  application_id uuid,
  decision_id uuid,
  body text NOT NULL,
  at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed', 'dropped')),
  tries integer NOT NULL DEFAULT 0,
  tried_at timestamptz,
  -- the status of the last answer; null where none came
  answer smallint
);
CREATE INDEX webhook_deliveries_age ON webhook_deliveries (at);
CREATE INDEX webhook_deliveries_application ON webhook_deliveries (application_id) WHERE application_id IS NOT NULL;
CREATE INDEX webhook_deliveries_decision ON webhook_deliveries (decision_id) WHERE decision_id IS NOT NULL;
CREATE INDEX webhook_deliveries_job ON webhook_deliveries (job_id) WHERE job_id IS NOT NULL;
CREATE INDEX webhook_deliveries_of_endpoint ON webhook_deliveries (webhook_id, at DESC, id DESC);

CREATE FUNCTION search_verification_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  employer uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
  was_verified boolean := TG_OP <> 'INSERT' AND OLD.verified_at IS NOT NULL;
BEGIN
  INSERT INTO search_fresh (job_id, stamp)
  SELECT id, nextval('search_stamps') FROM jobs
  WHERE owner_id = employer AND approval_status = 'approved' AND is_active
  ORDER BY id
  ON CONFLICT (job_id) DO UPDATE SET stamp = excluded.stamp;
  IF EXISTS (SELECT FROM saved_searches) THEN
    INSERT INTO listing_changes (job_id, before)
    SELECT id, searched_job(jobs, was_verified) FROM jobs
    WHERE owner_id = employer AND approval_status = 'approved' AND is_active
    ORDER BY id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER employer_profiles_changed_searched AFTER UPDATE ON employer_profiles
  FOR EACH ROW WHEN (((old.verified_at IS NULL) <> (new.verified_at IS NULL)))
  EXECUTE FUNCTION search_verification_changed();
CREATE TRIGGER employer_profiles_removed_searched AFTER DELETE ON employer_profiles
  FOR EACH ROW WHEN ((old.verified_at IS NOT NULL)) EXECUTE FUNCTION search_verification_changed();
CREATE TRIGGER employer_profiles_verified_searched AFTER INSERT ON employer_profiles
  FOR EACH ROW WHEN ((new.verified_at IS NOT NULL)) EXECUTE FUNCTION search_verification_changed();
