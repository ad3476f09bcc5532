-- Messages to the operator by the email as accounts compare it; rows of a former version are read by their email.
ALTER TABLE contact_messages ADD COLUMN email_key text;
UPDATE contact_messages SET email_key = email_key(email);
DROP INDEX contact_messages_email;
CREATE INDEX contact_messages_email ON contact_messages (coalesce(email_key, lower(email)));
