-- What a message to the operator is about, how urgent it is, and who answers it. docs/product/moderation.md, Contact inbox.
ALTER TABLE contact_messages
  ADD COLUMN category text NOT NULL DEFAULT 'other'
    CHECK (category IN ('account', 'job', 'application', 'employer', 'trouble', 'privacy', 'other')),
  ADD COLUMN urgency text NOT NULL DEFAULT 'normal' CHECK (urgency IN ('high', 'normal', 'low')),
  ADD COLUMN assignee_id uuid REFERENCES users (id) ON DELETE SET NULL;
CREATE INDEX contact_messages_assignee ON contact_messages (assignee_id) WHERE assignee_id IS NOT NULL;
