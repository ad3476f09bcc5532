/** Second factors of accounts, and what a session remembers of its sign-in. */
export const name = '0016-second-factors'

export const sql = `
ALTER TABLE sessions
  -- when the person last proved who they are after signing in
  ADD COLUMN confirmed_at timestamptz,
  -- browser and system by their names alone
  ADD COLUMN device text,
  -- the address without its last part
  ADD COLUMN network text;

CREATE TABLE totp_secrets (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- encrypted with a key of APP_SECRET
  sealed text NOT NULL,
  created_at timestamptz NOT NULL,
  -- null until a first code was right
  confirmed_at timestamptz,
  -- the last step of 30 seconds whose code was taken: none is taken twice
  last_step integer NOT NULL DEFAULT 0
);

CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  credential_id text NOT NULL CONSTRAINT passkeys_credential_taken UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_user ON passkeys (user_id, created_at);

-- A code that was used is gone.
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  hash bytea NOT NULL,
  PRIMARY KEY (user_id, hash)
);

-- What has to be answered with a factor, once.
CREATE TABLE factor_challenges (
  -- SHA-256 of the token
  hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('sign-in', 'add-passkey', 'confirm')),
  expires_at timestamptz NOT NULL
);
CREATE INDEX factor_challenges_user ON factor_challenges (user_id);
CREATE INDEX factor_challenges_ends ON factor_challenges (expires_at);

-- The ADMIN_PASSWORD that was last set for an account, as an Argon2id hash: another one is a new password.
CREATE TABLE operator_passwords (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  hash text NOT NULL
);
`
