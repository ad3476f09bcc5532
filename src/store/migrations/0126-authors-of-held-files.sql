-- Files that a case holds go on counting in the storage of whoever sent them.
ALTER TABLE held_files ADD COLUMN author_id uuid;
CREATE INDEX held_files_author ON held_files (author_id) WHERE author_id IS NOT NULL;

CREATE OR REPLACE FUNCTION hold_conversation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM message_reports WHERE application_id = OLD.id)
    OR EXISTS (SELECT FROM job_report_cases WHERE job_id = OLD.job_id)
  THEN
    INSERT INTO held_conversations (application_id, job_id, messages)
    SELECT OLD.id, OLD.job_id, jsonb_agg(jsonb_build_object('id', id, 'sender', sender, 'body', body, 'sent_at', sent_at)
      ORDER BY sent_at, id)
    FROM messages WHERE application_id = OLD.id HAVING count(*) > 0;
    INSERT INTO held_files (id, application_id, author_id, name, content)
    SELECT file.id, OLD.id, messages.written_by, file.name, file.content
    FROM message_files AS file JOIN messages ON messages.id = file.message_id WHERE messages.application_id = OLD.id;
  END IF;
  RETURN OLD;
END $$;
