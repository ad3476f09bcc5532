/** What people are told of, by which outlets they want to hear of it, and the devices to which it is pushed. */
export const name = '0026-notifications'

export const sql = `
CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  -- No reference: each row goes with what it is about, which goes with the account. To check a reference would lock the
  -- recipient's account after the job, and whoever deletes an account locks them in the other order.
  user_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('application_received', 'status_changed', 'message', 'interview_proposed',
    'interview_decided', 'job_approved', 'job_rejected', 'job_found_wanting', 'alert')),
  application_id uuid REFERENCES applications (id) ON DELETE CASCADE,
  job_id uuid REFERENCES jobs (id) ON DELETE CASCADE,
  decision_id uuid REFERENCES job_decisions (id) ON DELETE CASCADE,
  -- The migrations that make the tables of these add their references.
  message_id uuid,
  interview_id uuid,
  saved_search_id uuid,
  -- what else the kind states; never personal data
  detail jsonb NOT NULL DEFAULT '{}',
  -- from when on it is shown
  at timestamptz NOT NULL,
  listed boolean NOT NULL,
  read_at timestamptz,
  -- notifications of one person, bundle and time are one mail
  mail_bundle text NOT NULL,
  mail_due timestamptz NOT NULL,
  CHECK (num_nonnulls(application_id, job_id, saved_search_id) > 0)
);
CREATE INDEX notifications_list ON notifications (user_id, at DESC, id DESC) WHERE listed;
CREATE INDEX notifications_unread ON notifications (user_id, at) WHERE listed AND read_at IS NULL;
CREATE INDEX notifications_bundle ON notifications (user_id, mail_bundle, mail_due);
CREATE INDEX notifications_application ON notifications (application_id) WHERE application_id IS NOT NULL;
CREATE INDEX notifications_job ON notifications (job_id) WHERE job_id IS NOT NULL;
CREATE INDEX notifications_decision ON notifications (decision_id) WHERE decision_id IS NOT NULL;
CREATE INDEX notifications_message ON notifications (message_id) WHERE message_id IS NOT NULL;
CREATE INDEX notifications_interview ON notifications (interview_id) WHERE interview_id IS NOT NULL;
CREATE INDEX notifications_saved_search ON notifications (saved_search_id) WHERE saved_search_id IS NOT NULL;
CREATE INDEX notifications_age ON notifications (at);

-- Outlets that differ from the default, such as {"message.push": false}. The mail of status_changed has a column of its
-- own, which the version before this one reads and writes.
ALTER TABLE notification_settings ADD COLUMN choices jsonb NOT NULL DEFAULT '{}';

-- The key with which this product names itself to push services; the private half is sealed.
CREATE TABLE push_keys (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  public_key text NOT NULL,
  sealed text NOT NULL,
  created_at timestamptz NOT NULL
);

-- A device is pushed to as long as somebody is signed in there.
CREATE TABLE push_subscriptions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);
CREATE INDEX push_subscriptions_session ON push_subscriptions (session_id);
`
