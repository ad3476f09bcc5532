-- Postings that an employer imported together, to take them back within an hour.
CREATE TABLE posting_imports (
  id uuid PRIMARY KEY,
  employer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  imported_at timestamptz NOT NULL,
  undone_at timestamptz
);
CREATE INDEX posting_imports_employer ON posting_imports (employer_id);
CREATE INDEX posting_imports_age ON posting_imports (imported_at);
CREATE TABLE posting_import_rows (
  import_id uuid NOT NULL REFERENCES posting_imports (id) ON DELETE CASCADE,
  job_id uuid REFERENCES jobs (id) ON DELETE CASCADE,
  draft_id uuid REFERENCES job_drafts (id) ON DELETE CASCADE,
  CHECK ((job_id IS NULL) <> (draft_id IS NULL))
);
CREATE INDEX posting_import_rows_import ON posting_import_rows (import_id);
CREATE INDEX posting_import_rows_job ON posting_import_rows (job_id);
CREATE INDEX posting_import_rows_draft ON posting_import_rows (draft_id);
