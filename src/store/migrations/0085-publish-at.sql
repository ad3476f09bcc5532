-- When an inactive job becomes active; null where nothing waits.
ALTER TABLE jobs ADD COLUMN publish_at timestamptz;
CREATE INDEX jobs_publish_at ON jobs (publish_at) WHERE publish_at IS NOT NULL;
