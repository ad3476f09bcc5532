-- The newest code of a mailbox, with or without an account.
CREATE TABLE sign_in_codes (
  email_key text PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  -- the email as it was given, to which the mail goes
  email text NOT NULL,
  -- SHA-256 of the token in the mailed link
  hash bytea NOT NULL UNIQUE,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX sign_in_codes_ends ON sign_in_codes (expires_at);
