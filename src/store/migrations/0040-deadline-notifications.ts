/** Employers are told before the deadline of a job, and of many applications in one mail. */
export const name = '0040-deadline-notifications'

// Rows that are there keep to the narrower list.
export const sql = `
ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check
  CHECK (kind IN ('application_received', 'status_changed', 'message', 'interview_proposed', 'interview_decided',
    'job_approved', 'job_rejected', 'job_found_wanting', 'job_ending', 'alert')) NOT VALID;

-- When the last mail about an application went to an employer.
CREATE INDEX notifications_applications ON notifications (user_id, mail_due DESC) WHERE kind = 'application_received';
`
