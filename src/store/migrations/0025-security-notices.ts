/** Mails that tell the owner of an account what changed about signing in to it, and since when recovery codes are there. */
export const name = '0025-security-notices'

export const sql = `
CREATE TABLE security_notices (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL
    CHECK (kind IN ('factor-added', 'factor-removed', 'codes-renewed', 'password-changed', 'new-sign-in')),
  -- the email of the account at that time, to which the mail goes
  email text NOT NULL,
  -- where it was done, as sessions remember it
  device text,
  network text,
  -- of the token in the mailed link
  hash bytea NOT NULL UNIQUE,
  noticed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX security_notices_user ON security_notices (user_id);
CREATE INDEX security_notices_age ON security_notices (expires_at);

ALTER TABLE recovery_codes ADD COLUMN created_at timestamptz NOT NULL DEFAULT 'epoch';
ALTER TABLE recovery_codes ALTER COLUMN created_at SET DEFAULT now();
`
