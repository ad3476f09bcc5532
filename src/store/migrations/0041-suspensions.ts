/** Accounts can be suspended with a reason; what was public of theirs comes back when that ends. */
export const name = '0041-suspensions'

export const sql = `
ALTER TABLE users ADD COLUMN suspended_at timestamptz;
ALTER TABLE users ADD COLUMN suspension_reason text;
-- Stopped because its owner was, and to run again with them.
ALTER TABLE jobs ADD COLUMN stopped_with_owner boolean NOT NULL DEFAULT false;
CREATE INDEX jobs_stopped_with_owner ON jobs (owner_id) WHERE stopped_with_owner;
`
