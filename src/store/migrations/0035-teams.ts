/** People who work with an employer's jobs and applicants beside the account that they belong to, and those invited. */
export const name = '0035-teams'

export const sql = `
-- The employer is the account that owns the jobs. It has a row of its own as soon as somebody else has one.
CREATE TABLE team_members (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  employer_id uuid NOT NULL,
  -- set in the employer's own row only, so that nobody's member is anybody's employer
  founder_id uuid UNIQUE GENERATED ALWAYS AS (CASE WHEN user_id = employer_id THEN user_id END) STORED,
  role text NOT NULL CHECK (role IN ('owner', 'recruiter', 'viewer')),
  joined_at timestamptz NOT NULL,
  CONSTRAINT team_members_team FOREIGN KEY (employer_id) REFERENCES team_members (founder_id) ON DELETE CASCADE,
  CONSTRAINT team_members_founder_owns CHECK (founder_id IS NULL OR role = 'owner')
);
CREATE INDEX team_members_of_employer ON team_members (employer_id, joined_at, user_id);

CREATE TABLE team_invitations (
  id uuid PRIMARY KEY,
  employer_id uuid NOT NULL CONSTRAINT team_invitations_employer REFERENCES users (id) ON DELETE CASCADE,
  email text NOT NULL,
  email_key text NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'recruiter', 'viewer')),
  -- of the token in the link that was mailed last
  hash bytea NOT NULL UNIQUE,
  invited_by uuid REFERENCES users (id) ON DELETE SET NULL,
  invited_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT team_invitations_once UNIQUE (employer_id, email_key)
);
CREATE INDEX team_invitations_inviter ON team_invitations (invited_by);
CREATE INDEX team_invitations_expiry ON team_invitations (expires_at);
`
