/** Keys with which programs of an employer make calls. */
export const name = '0044-api-keys'

export const sql = `
CREATE TABLE api_keys (
  id uuid PRIMARY KEY,
  employer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- in whose name the key acts
  created_by uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  scopes text[] NOT NULL CHECK (cardinality(scopes) > 0),
  -- the first letters, by which its owner knows it again
  shown text NOT NULL,
  hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz,
  last_used_at timestamptz
);
CREATE INDEX api_keys_of_employer ON api_keys (employer_id, created_at, id);
CREATE INDEX api_keys_creator ON api_keys (created_by);
CREATE INDEX api_keys_expiry ON api_keys (expires_at);
`
