/** Employers ask the operator to verify them, and are told what became of it. */
export const name = '0056-verification-requests'

export const sql = `
CREATE TABLE verification_requests (
  id uuid PRIMARY KEY,
  employer_id uuid NOT NULL CONSTRAINT verification_requests_employer REFERENCES users (id) ON DELETE CASCADE,
  asked_by uuid REFERENCES users (id) ON DELETE SET NULL,
  asked_at timestamptz NOT NULL,
  outcome text CHECK (outcome IN ('verified', 'refused', 'withdrawn')),
  closed_at timestamptz,
  closed_by uuid REFERENCES users (id) ON DELETE SET NULL,
  reason text,
  CONSTRAINT verification_requests_closed CHECK ((outcome IS NULL) = (closed_at IS NULL)),
  CONSTRAINT verification_requests_reason CHECK ((outcome IS NOT DISTINCT FROM 'refused') = (reason IS NOT NULL))
);
CREATE UNIQUE INDEX verification_requests_once ON verification_requests (employer_id) WHERE outcome IS NULL;
CREATE INDEX verification_requests_waiting ON verification_requests (asked_at, id) WHERE outcome IS NULL;
CREATE INDEX verification_requests_own ON verification_requests (employer_id, asked_at DESC, id DESC);
CREATE INDEX verification_requests_asked_by ON verification_requests (asked_by) WHERE asked_by IS NOT NULL;
CREATE INDEX verification_requests_closed_by ON verification_requests (closed_by) WHERE closed_by IS NOT NULL;

ALTER TABLE notifications ADD COLUMN verification_request_id uuid
  CONSTRAINT notifications_verification_request REFERENCES verification_requests (id) ON DELETE CASCADE;
CREATE INDEX notifications_verification_request ON notifications (verification_request_id)
  WHERE verification_request_id IS NOT NULL;
-- Rows that are there keep to what was narrower.
ALTER TABLE notifications DROP CONSTRAINT notifications_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_check
  CHECK (num_nonnulls(application_id, job_id, saved_search_id, verification_request_id) > 0) NOT VALID;
ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check
  CHECK (kind IN ('application_received', 'status_changed', 'message', 'interview_proposed', 'interview_decided',
    'job_approved', 'job_rejected', 'job_found_wanting', 'job_ending', 'verification_decided', 'alert')) NOT VALID;
`
