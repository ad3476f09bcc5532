/** What a seeker's 履歴書 and 職務経歴書 need, notes of one's own on jobs, and blocked employers. */
export const name = '0029-papers'

export const sql = `
-- Apart from users: lists of accounts and what employers read of applicants must not carry it.
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

CREATE TABLE job_notes (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  text text NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, job_id)
);
CREATE INDEX job_notes_job ON job_notes (job_id);
CREATE INDEX job_notes_latest ON job_notes (user_id, updated_at, job_id);

CREATE TABLE blocked_employers (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text,
  -- the name through the normaliser of search texts
  name_key text,
  corporate_number text,
  blocked_at timestamptz NOT NULL,
  CONSTRAINT blocked_employers_named CHECK (name_key IS NOT NULL OR corporate_number IS NOT NULL)
);
CREATE UNIQUE INDEX blocked_employers_once
  ON blocked_employers (user_id, coalesce(name_key, ''), coalesce(corporate_number, ''));

-- Jobs of a blocked 法人番号 are found through it.
CREATE INDEX employer_profiles_numbers ON employer_profiles (corporate_number) WHERE corporate_number IS NOT NULL;
`
