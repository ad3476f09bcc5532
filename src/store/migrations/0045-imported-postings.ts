/** Which jobs came from files of postings, so that the same file once more posts none of them again. */
export const name = '0045-imported-postings'

export const sql = `
CREATE TABLE imported_postings (
  owner_id uuid NOT NULL CONSTRAINT imported_postings_owner REFERENCES users (id) ON DELETE CASCADE,
  -- the employer's own number of the posting, or a digest of it
  key text NOT NULL,
  job_id uuid NOT NULL CONSTRAINT imported_postings_job REFERENCES jobs (id) ON DELETE CASCADE,
  PRIMARY KEY (owner_id, key)
);
CREATE INDEX imported_postings_job_id ON imported_postings (job_id);
`
