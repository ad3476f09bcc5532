/** Accounts, sessions, files, throttles and the audit log. */
export const name = '0001-people'

export const sql = `
CREATE TABLE users (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  -- NFKC, trimmed, lower case: the form in which emails are compared
  email_key text NOT NULL CONSTRAINT users_email_taken UNIQUE,
  password_hash text,
  role text NOT NULL CONSTRAINT users_role CHECK (role IN ('user', 'employer', 'admin')),
  phone text,
  address text,
  bio text,
  education text,
  skills jsonb NOT NULL DEFAULT '[]',
  experiences jsonb NOT NULL DEFAULT '[]',
  educations jsonb NOT NULL DEFAULT '[]',
  avatar_name text,
  email_verified boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  last_login timestamptz
);
CREATE INDEX users_newest ON users (created_at DESC, id DESC);

-- A social sign-in is tied to the provider's subject, not to the email.
CREATE TABLE identities (
  provider text NOT NULL CHECK (provider IN ('google', 'linkedin')),
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (provider, subject)
);
CREATE INDEX identities_user ON identities (user_id);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  signed_in_at timestamptz NOT NULL
);
CREATE INDEX sessions_user ON sessions (user_id);
CREATE INDEX sessions_age ON sessions (signed_in_at);

CREATE TABLE session_tokens (
  -- SHA-256 of the token; the token itself is never stored
  hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  -- the token that this one was exchanged for
  predecessor bytea,
  issued_at timestamptz NOT NULL,
  used_at timestamptz,
  retired_at timestamptz
);
CREATE INDEX session_tokens_session ON session_tokens (session_id);
CREATE INDEX session_tokens_predecessor ON session_tokens (predecessor);

-- Links sent by mail: at most one of a kind lives for a user, so that a new request makes the older link void.
CREATE TABLE mailed_links (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('reset-password', 'verify-email')),
  id uuid NOT NULL,
  hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind)
);

CREATE TABLE avatars (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- random, part of its address
  name text NOT NULL UNIQUE,
  webp bytea NOT NULL,
  uploaded_at timestamptz NOT NULL
);

CREATE TABLE resumes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('pdf', 'docx')),
  size integer NOT NULL,
  content bytea NOT NULL,
  uploaded_at timestamptz NOT NULL
);
CREATE INDEX resumes_user ON resumes (user_id, uploaded_at DESC);

CREATE TABLE throttles (
  key text PRIMARY KEY,
  since timestamptz NOT NULL,
  ends timestamptz NOT NULL,
  count integer NOT NULL
);
CREATE INDEX throttles_ends ON throttles (ends);

-- Who did what; ids only, no personal data. Rows are added, never changed.
CREATE TABLE audit_log (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_id uuid,
  action text NOT NULL,
  subject_id uuid,
  detail jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX audit_log_at ON audit_log (at);
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only';
END
$$;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE contact_messages (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  received_at timestamptz NOT NULL
);
`
