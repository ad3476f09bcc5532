-- An employer is told when the operator removes one of its answers.
ALTER TABLE notifications DROP CONSTRAINT notifications_kind_check;
ALTER TABLE notifications ADD CONSTRAINT notifications_kind_check
  CHECK (kind IN ('application_received', 'status_changed', 'message', 'interview_proposed', 'interview_decided',
    'job_approved', 'job_rejected', 'job_found_wanting', 'job_ending', 'job_stopped', 'job_edited',
    'verification_decided', 'account_changed', 'alert', 'job_ended', 'case_told', 'favourite_changed',
    'followed_employer_posted', 'question_received', 'question_answered', 'question_declined', 'question_removed'));
