-- Files sent in a conversation that a case holds: evidence like its words. docs/product/moderation.md, Records.
CREATE TABLE held_files (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES held_conversations (application_id) ON DELETE CASCADE,
  name text NOT NULL,
  content bytea NOT NULL
);
CREATE INDEX held_files_application ON held_files (application_id);

CREATE OR REPLACE FUNCTION hold_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM message_reports WHERE application_id = OLD.id)
    OR EXISTS (SELECT FROM job_report_cases WHERE job_id = OLD.job_id)
  THEN
    INSERT INTO held_conversations (application_id, job_id, messages)
    SELECT OLD.id, OLD.job_id, jsonb_agg(jsonb_build_object('id', id, 'sender', sender, 'body', body, 'sent_at', sent_at)
      ORDER BY sent_at, id)
    FROM messages WHERE application_id = OLD.id HAVING count(*) > 0;
    INSERT INTO held_files (id, application_id, name, content)
    SELECT file.id, OLD.id, file.name, file.content
    FROM message_files AS file JOIN messages ON messages.id = file.message_id WHERE messages.application_id = OLD.id;
  END IF;
  RETURN OLD;
END $$;
