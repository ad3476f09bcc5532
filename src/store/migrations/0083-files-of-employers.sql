-- An employer's logo and photos, WebP. The id is random and part of the address; the profile says which is which.
CREATE TABLE employer_pictures (
  id uuid PRIMARY KEY,
  employer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  webp bytea NOT NULL,
  uploaded_at timestamptz NOT NULL
);
CREATE INDEX employer_pictures_employer ON employer_pictures (employer_id);
ALTER TABLE employer_profiles ADD COLUMN logo_id text, ADD COLUMN photo_ids text[] NOT NULL DEFAULT '{}';

-- Files sent with a message.
CREATE TABLE message_files (
  id uuid PRIMARY KEY,
  message_id uuid NOT NULL CONSTRAINT message_files_message REFERENCES messages (id) ON DELETE CASCADE,
  place smallint NOT NULL,
  name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('pdf', 'docx', 'png', 'jpg')),
  size integer NOT NULL,
  content bytea NOT NULL
);
CREATE INDEX message_files_message ON message_files (message_id);
