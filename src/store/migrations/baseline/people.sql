-- The parts of up to three letters: a text that contains another contains all of its parts.
CREATE FUNCTION text_parts(whole text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT array_agg(DISTINCT substr(whole, at, length))
  FROM generate_series(1, char_length(whole)) AS at, generate_series(1, 3) AS length
$$;

-- Accounts.
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
  last_login timestamptz,
  search_text text,
  suspended_at timestamptz,
  suspension_reason text,
  -- whether the holder of password and sessions showed that the email is theirs; the mailed link alone shows a reader
  holder_verified boolean NOT NULL DEFAULT false,
  -- what an administrator may do as an operator; null is an owner (docs/product/accounts.md, Administrators)
  operator_role text CHECK (operator_role IN ('owner', 'reviewer', 'support', 'auditor'))
);
CREATE INDEX users_desk ON users (created_at DESC, id DESC) INCLUDE (role, email_verified);
CREATE INDEX users_role ON users (role, created_at DESC, id DESC) INCLUDE (email_verified);
CREATE INDEX users_suspended ON users (id) WHERE suspended_at IS NOT NULL;
CREATE INDEX users_text_parts ON users USING gin (text_parts(search_text)) WHERE search_text IS NOT NULL;

-- A social sign-in is tied to the provider's subject, not to the email.
CREATE TABLE identities (
  provider text NOT NULL CHECK (provider IN ('google', 'linkedin')),
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (provider, subject)
);
CREATE INDEX identities_user ON identities (user_id);

-- A sign-in; its tokens are exchanged while it lives.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  signed_in_at timestamptz NOT NULL,
  -- when the person last proved who they are after signing in
  confirmed_at timestamptz,
  -- browser and system by their names alone
  device text,
  -- the address without its last part
  network text
);
CREATE INDEX sessions_age ON sessions (signed_in_at);
CREATE INDEX sessions_user ON sessions (user_id);

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
CREATE INDEX session_tokens_predecessor ON session_tokens (predecessor);
CREATE INDEX session_tokens_session ON session_tokens (session_id);

-- Links sent by mail, one of a kind per user: a new request replaces the older link.
CREATE TABLE mailed_links (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('reset-password', 'verify-email')),
  id uuid NOT NULL,
  hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, kind)
);

-- Changes of an email that the former address can take back.
CREATE TABLE email_changes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- the email before the change, and its key
  email text NOT NULL,
  email_key text NOT NULL,
  was_verified boolean NOT NULL,
  -- SHA-256 of the token in the mailed link
  hash bytea NOT NULL UNIQUE,
  changed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_changes_age ON email_changes (expires_at);
CREATE INDEX email_changes_email ON email_changes (email_key) WHERE was_verified;
CREATE INDEX email_changes_user ON email_changes (user_id, changed_at);

-- WebAuthn credentials.
CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  credential_id text NOT NULL CONSTRAINT passkeys_credential_taken UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  -- whether the account's email was confirmed when the factor was set
  email_was_verified boolean NOT NULL DEFAULT true
);
CREATE INDEX passkeys_user ON passkeys (user_id, created_at);

-- Authenticator apps (RFC 6238).
CREATE TABLE totp_secrets (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- encrypted with a key of APP_SECRET
  sealed text NOT NULL,
  created_at timestamptz NOT NULL,
  -- null until the first right code
  confirmed_at timestamptz,
  -- the last 30-second step whose code was used: none is used twice (RFC 6238)
  last_step integer NOT NULL DEFAULT 0,
  -- whether the account's email was confirmed when the factor was set
  email_was_verified boolean NOT NULL DEFAULT true
);

-- Used codes are deleted.
CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  hash bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, hash)
);

-- A question that a second factor answers, once.
CREATE TABLE factor_challenges (
  -- SHA-256 of the token
  hash bytea PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('sign-in', 'add-passkey', 'confirm')),
  expires_at timestamptz NOT NULL
);
CREATE INDEX factor_challenges_ends ON factor_challenges (expires_at);
CREATE INDEX factor_challenges_user ON factor_challenges (user_id);

-- The last ADMIN_PASSWORD of an account (Argon2id): a different one sets a new password.
CREATE TABLE operator_passwords (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  hash text NOT NULL
);

-- Mails about changes of how an account signs in and about lasting secrets (rules/people/lasting-secrets.ts); their link
-- takes the change back.
CREATE TABLE security_notices (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL
    CHECK (kind IN ('factor-added', 'factor-removed', 'codes-renewed', 'password-changed', 'password-ended', 'new-sign-in',
      'calendar-address-made', 'api-key-made', 'webhook-set', 'member-invited')),
  -- the email of the account at that time, to which the mail goes
  email text NOT NULL,
  -- where it was done, as in sessions
  device text,
  network text,
  -- SHA-256 of the token in the mailed link
  hash bytea NOT NULL UNIQUE,
  noticed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX security_notices_age ON security_notices (expires_at);
CREATE INDEX security_notices_user ON security_notices (user_id);

-- Profile pictures.
CREATE TABLE avatars (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- random, part of its address
  name text NOT NULL UNIQUE,
  webp bytea NOT NULL,
  uploaded_at timestamptz NOT NULL
);

-- Uploaded résumés, and papers made by the product.
CREATE TABLE resumes (
  id uuid PRIMARY KEY,
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('pdf', 'docx')),
  size integer NOT NULL,
  content bytea NOT NULL,
  uploaded_at timestamptz NOT NULL,
  -- which paper the product made; null for a file of the person's own
  paper text CHECK (paper IN ('rirekisho', 'shokumukeirekisho')),
  -- the file of a person without an account belongs to the application, and goes with it
  application_id uuid,
  CONSTRAINT resumes_owner CHECK ((user_id IS NULL) = (application_id IS NOT NULL))
);
CREATE INDEX resumes_user ON resumes (user_id, uploaded_at DESC);
CREATE INDEX resumes_application ON resumes (application_id) WHERE application_id IS NOT NULL;

-- Apart from users: neither lists of accounts nor employers may read it.
CREATE TABLE paper_fields (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  name_kana text,
  birth_date date,
  gender text,
  family text,
  postal_code text,
  address_kana text,
  contact_postal_code text,
  contact_address text,
  contact_address_kana text,
  contact_phone text,
  licences jsonb NOT NULL DEFAULT '[]',
  summary text,
  self_pr text,
  motivation text,
  wishes text,
  updated_at timestamptz NOT NULL
);

CREATE FUNCTION applicant_text_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE application_texts SET person = NEW.search_text
    WHERE application_id IN (SELECT id FROM applications WHERE user_id = NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER users_applicant_changed AFTER UPDATE OF name, email, phone, search_text ON users
  FOR EACH ROW WHEN (((new.search_text IS NOT NULL) AND (new.search_text IS DISTINCT FROM old.search_text)))
  EXECUTE FUNCTION applicant_text_changed();

-- The figures that a row counts in.
CREATE FUNCTION person_keys(created_at timestamptz, role text, verified boolean)
  RETURNS TABLE(name text, key text) LANGUAGE sql STABLE AS $$
  SELECT 'people', tokyo_month(created_at) || ' ' || role || ' ' || verified
  UNION ALL
  SELECT 'people-days', tokyo_day(created_at) || ' ' || role || ' ' || verified
$$;

-- What an employer searches of an applicant: name without blanks, email, the digits of the phone that people dial.
CREATE FUNCTION person_text(name text, email text, phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(translate(lower(normalize(name, NFKC)), 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ', 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'), ' ', '') || E'\n' ||
    translate(lower(normalize(email, NFKC)), 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ', 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ') || E'\t' ||
    regexp_replace(regexp_replace(normalize(coalesce(phone, ''), NFKC), '^\+81', '0'), '[^0-9]', '', 'g')
$$;

CREATE FUNCTION write_person_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := person_text(NEW.name, NEW.email, NEW.phone);
  RETURN NEW;
END
$$;
CREATE TRIGGER users_text_written BEFORE INSERT OR UPDATE OF name, email, phone ON users
  FOR EACH ROW EXECUTE FUNCTION write_person_text();

-- Letters that nobody sees, as rules/visible-text.ts takes them out.
CREATE FUNCTION invisible_letters() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164'
    '\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
$$;
