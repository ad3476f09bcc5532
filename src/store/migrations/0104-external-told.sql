-- When the mail to a person from elsewhere was queued: it waits until the employer's email is confirmed.
ALTER TABLE applications ADD COLUMN external_told_at timestamptz;
UPDATE applications SET external_told_at = applied_at WHERE external_email IS NOT NULL;
CREATE INDEX applications_external_untold ON applications (job_id)
  WHERE external_email IS NOT NULL AND external_told_at IS NULL;
