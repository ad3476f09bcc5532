/** Who of an employer's people wrote a message and posted a job; null where a former version did, or that person is gone. */
export const name = '0050-who-acted'

export const sql = `
-- In the order of requests, so that none of an old node waits for this in a circle.
LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE;
LOCK TABLE jobs, messages IN ACCESS EXCLUSIVE MODE;

ALTER TABLE messages
  ADD COLUMN written_by uuid CONSTRAINT messages_writer REFERENCES users (id) ON DELETE SET NULL;
CREATE INDEX messages_written ON messages (written_by) WHERE written_by IS NOT NULL;

ALTER TABLE jobs
  ADD COLUMN posted_by uuid CONSTRAINT jobs_poster REFERENCES users (id) ON DELETE SET NULL;
CREATE INDEX jobs_posted ON jobs (posted_by) WHERE posted_by IS NOT NULL;
`
