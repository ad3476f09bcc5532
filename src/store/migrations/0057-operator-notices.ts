/** People are told in their list of what the operator did to their jobs and accounts. */
export const name = '0057-operator-notices'

// Rows that are there keep to the narrower lists.
export const sql = `
ALTER TABLE notifications ADD COLUMN account_id uuid
  CONSTRAINT notifications_account REFERENCES users (id) ON DELETE CASCADE;
CREATE INDEX notifications_account ON notifications (account_id) WHERE account_id IS NOT NULL;
ALTER TABLE notifications DROP CONSTRAINT notifications_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_check
  CHECK (num_nonnulls(application_id, job_id, saved_search_id, verification_request_id, account_id) > 0) NOT VALID;
ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check
  CHECK (kind IN ('application_received', 'status_changed', 'message', 'interview_proposed', 'interview_decided',
    'job_approved', 'job_rejected', 'job_found_wanting', 'job_ending', 'job_stopped', 'job_edited',
    'verification_decided', 'account_changed', 'alert')) NOT VALID;
`
