/** What an email was before it was changed, for as long as the change can be taken back by whoever reads that mailbox. */
export const name = '0015-email-changes'

export const sql = `
CREATE TABLE email_changes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- the email before the change, and as emails are compared
  email text NOT NULL,
  email_key text NOT NULL,
  was_verified boolean NOT NULL,
  -- of the token in the link that was mailed to it
  hash bytea NOT NULL UNIQUE,
  changed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_changes_user ON email_changes (user_id, changed_at);
CREATE INDEX email_changes_email ON email_changes (email_key) WHERE was_verified;
CREATE INDEX email_changes_age ON email_changes (expires_at);
`
