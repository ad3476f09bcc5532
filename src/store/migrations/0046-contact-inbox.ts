/** Administrators answer what was asked of the operator, and close it. */
export const name = '0046-contact-inbox'

export const sql = `
ALTER TABLE contact_messages ADD COLUMN search_text text;
ALTER TABLE contact_messages ADD COLUMN closed_at timestamptz;
ALTER TABLE contact_messages ADD COLUMN closed_by uuid REFERENCES users (id) ON DELETE SET NULL;
CREATE INDEX contact_messages_listed ON contact_messages ((closed_at IS NULL), received_at, id);
CREATE INDEX contact_messages_email ON contact_messages (lower(email));
CREATE INDEX contact_messages_closed_by ON contact_messages (closed_by) WHERE closed_by IS NOT NULL;

CREATE TABLE contact_answers (
  id uuid PRIMARY KEY,
  message_id uuid NOT NULL REFERENCES contact_messages (id) ON DELETE CASCADE,
  body text NOT NULL,
  answered_at timestamptz NOT NULL,
  answered_by uuid REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX contact_answers_message ON contact_answers (message_id, answered_at, id);
CREATE INDEX contact_answers_answered_by ON contact_answers (answered_by) WHERE answered_by IS NOT NULL;
`
