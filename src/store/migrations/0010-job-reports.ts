/** What readers report of public jobs, and the cases that the operator decides on. */
export const name = '0010-job-reports'

export const sql = `
CREATE TABLE job_report_cases (
  id uuid PRIMARY KEY,
  job_id uuid NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  opened_at timestamptz NOT NULL,
  -- when there were reports enough for the desk; null before
  desk_at timestamptz,
  closed_at timestamptz,
  closed_by uuid REFERENCES users (id) ON DELETE SET NULL,
  note text
);
CREATE UNIQUE INDEX job_report_cases_one_open ON job_report_cases (job_id) WHERE closed_at IS NULL;
CREATE INDEX job_report_cases_desk ON job_report_cases (desk_at DESC, id DESC) WHERE desk_at IS NOT NULL;
CREATE INDEX job_report_cases_waiting ON job_report_cases (desk_at DESC, id DESC)
  WHERE desk_at IS NOT NULL AND closed_at IS NULL;
CREATE INDEX job_report_cases_job ON job_report_cases (job_id);
CREATE INDEX job_report_cases_person ON job_report_cases (closed_by);

CREATE TABLE job_reports (
  id uuid PRIMARY KEY,
  case_id uuid NOT NULL REFERENCES job_report_cases (id) ON DELETE CASCADE,
  job_id uuid NOT NULL CONSTRAINT job_reports_job REFERENCES jobs (id) ON DELETE CASCADE,
  -- null of a visitor without an account
  reporter_id uuid CONSTRAINT job_reports_reporter REFERENCES users (id) ON DELETE CASCADE,
  -- tells the reporters of one job apart
  viewer bytea NOT NULL,
  reason text NOT NULL CHECK (reason IN ('false-terms', 'discrimination', 'suspicious', 'closed', 'other')),
  text text,
  reported_at timestamptz NOT NULL,
  CONSTRAINT job_reports_once UNIQUE (job_id, viewer)
);
CREATE INDEX job_reports_case ON job_reports (case_id, reported_at);
CREATE INDEX job_reports_person ON job_reports (reporter_id, reported_at DESC);
`
