/** What an employer's people write down about an application, their decisions with who made them, and texts of replies. */
export const name = '0036-applicant-desk'

export const sql = `
ALTER TABLE applications
  -- the letter as it is searched; null where a former version wrote it
  ADD COLUMN letter_text text,
  -- experience, education and skills as the applicant shared them with this application
  ADD COLUMN profile jsonb;

CREATE TABLE application_reviews (
  application_id uuid PRIMARY KEY
    CONSTRAINT application_reviews_application REFERENCES applications (id) ON DELETE CASCADE,
  tags text[] NOT NULL DEFAULT '{}' CHECK (cardinality(tags) <= 10),
  rating smallint CHECK (rating BETWEEN 1 AND 5),
  assignee_id uuid REFERENCES users (id) ON DELETE SET NULL,
  stage text CHECK (stage IN ('documents', 'first', 'second', 'final', 'offer')),
  -- of application_notes, so that a list needs no other table
  note_count integer NOT NULL DEFAULT 0,
  notes_text text NOT NULL DEFAULT '',
  updated_at timestamptz NOT NULL
);
CREATE INDEX application_reviews_assignee ON application_reviews (assignee_id);

CREATE TABLE application_notes (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL CONSTRAINT application_notes_application REFERENCES applications (id) ON DELETE CASCADE,
  author_id uuid REFERENCES users (id) ON DELETE SET NULL,
  text text NOT NULL CHECK (text <> ''),
  written_at timestamptz NOT NULL
);
CREATE INDEX application_notes_newest ON application_notes (application_id, written_at DESC, id DESC);
CREATE INDEX application_notes_author ON application_notes (author_id);

CREATE TABLE application_decisions (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL
    CONSTRAINT application_decisions_application REFERENCES applications (id) ON DELETE CASCADE,
  -- the same where only a message was sent
  from_status text NOT NULL,
  to_status text NOT NULL,
  message_id uuid REFERENCES messages (id) ON DELETE SET NULL,
  decided_by uuid REFERENCES users (id) ON DELETE SET NULL,
  decided_at timestamptz NOT NULL,
  taken_back_at timestamptz
);
CREATE INDEX application_decisions_latest ON application_decisions (application_id, decided_at DESC, id DESC);
CREATE INDEX application_decisions_decider ON application_decisions (decided_by);
CREATE INDEX application_decisions_message ON application_decisions (message_id) WHERE message_id IS NOT NULL;

CREATE TABLE reply_templates (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL CONSTRAINT reply_templates_owner REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  text text NOT NULL CHECK (text <> ''),
  updated_at timestamptz NOT NULL
);
CREATE INDEX reply_templates_owner_newest ON reply_templates (owner_id, updated_at DESC, id DESC);
`
