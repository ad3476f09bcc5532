CREATE SEQUENCE listing_stamps;

-- Which notifications a person wants, by outlet.
CREATE TABLE notification_settings (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  mail boolean NOT NULL,
  status_changed boolean NOT NULL,
  -- outlets that differ from the default, such as {"message.push": false}; mail of status_changed has its own column
  choices jsonb NOT NULL DEFAULT '{}'
);

-- Notifications, waiting to be listed, mailed and pushed.
CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  -- no foreign key: it would lock the account after the job, and deleting an account locks them in the other order
  user_id uuid NOT NULL,
  kind text NOT NULL
    CHECK (kind IN ('application_received', 'status_changed', 'message', 'interview_proposed', 'interview_decided',
      'job_approved', 'job_rejected', 'job_found_wanting', 'job_ending', 'job_stopped', 'job_edited',
      'verification_decided', 'account_changed', 'alert', 'job_ended', 'case_told')),
  application_id uuid REFERENCES applications (id) ON DELETE CASCADE,
  job_id uuid REFERENCES jobs (id) ON DELETE CASCADE,
  decision_id uuid REFERENCES job_decisions (id) ON DELETE CASCADE,
  message_id uuid,
  interview_id uuid,
  saved_search_id uuid,
  -- further facts of the kind; no personal data
  detail jsonb NOT NULL DEFAULT '{}',
  -- shown from then on
  at timestamptz NOT NULL,
  listed boolean NOT NULL,
  read_at timestamptz,
  -- notifications of one person with the same bundle and time make one mail
  mail_bundle text NOT NULL,
  mail_due timestamptz NOT NULL,
  verification_request_id uuid
    CONSTRAINT notifications_verification_request REFERENCES verification_requests (id) ON DELETE CASCADE,
  account_id uuid CONSTRAINT notifications_account REFERENCES users (id) ON DELETE CASCADE,
  past_application_id uuid REFERENCES past_applications (id) ON DELETE CASCADE,
  CONSTRAINT notifications_check CHECK (num_nonnulls(application_id, past_application_id, job_id, saved_search_id,
    verification_request_id, account_id) > 0)
);
CREATE INDEX notifications_account ON notifications (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX notifications_age ON notifications (at);
CREATE INDEX notifications_application ON notifications (application_id) WHERE application_id IS NOT NULL;
-- The time of the last mail about an application to an employer.
CREATE INDEX notifications_applications ON notifications (user_id, mail_due DESC) WHERE kind = 'application_received';
CREATE INDEX notifications_bundle ON notifications (user_id, mail_bundle, mail_due);
CREATE INDEX notifications_decision ON notifications (decision_id) WHERE decision_id IS NOT NULL;
CREATE INDEX notifications_interview ON notifications (interview_id) WHERE interview_id IS NOT NULL;
CREATE INDEX notifications_job ON notifications (job_id) WHERE job_id IS NOT NULL;
CREATE INDEX notifications_list ON notifications (user_id, at DESC, id DESC) WHERE listed;
CREATE INDEX notifications_message ON notifications (message_id) WHERE message_id IS NOT NULL;
CREATE INDEX notifications_past_application ON notifications (past_application_id) WHERE past_application_id IS NOT NULL;
CREATE INDEX notifications_saved_search ON notifications (saved_search_id) WHERE saved_search_id IS NOT NULL;
CREATE INDEX notifications_unread ON notifications (user_id, at) WHERE listed AND read_at IS NULL;
CREATE INDEX notifications_verification_request ON notifications (verification_request_id)
  WHERE verification_request_id IS NOT NULL;

-- The VAPID keys of this product (RFC 8292); the private half is encrypted.
CREATE TABLE push_keys (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  public_key text NOT NULL,
  sealed text NOT NULL,
  created_at timestamptz NOT NULL
);

-- A device gets pushes while its session lives.
CREATE TABLE push_subscriptions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE,
  p256dh text NOT NULL,
  auth text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX push_subscriptions_session ON push_subscriptions (session_id);
CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id);

-- Saved searches.
CREATE TABLE saved_searches (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL,
  -- the query string of the search, in one spelling
  search text NOT NULL,
  notify text NOT NULL CHECK (notify IN ('none', 'daily', 'instant')),
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz,
  -- when these conditions were saved
  stamp bigint NOT NULL DEFAULT nextval('listing_stamps'),
  -- the last stamp of its jobs that the person saw, and that was mailed
  seen bigint NOT NULL DEFAULT 0,
  told bigint NOT NULL DEFAULT 0,
  -- rises with each change, so that a worker reads changes since its last pass
  changed_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT saved_searches_once UNIQUE (user_id, search)
) WITH (fillfactor=80);
CREATE INDEX saved_searches_changed ON saved_searches (changed_at);
ALTER TABLE notifications
  ADD CONSTRAINT notifications_saved_search
  FOREIGN KEY (saved_search_id) REFERENCES saved_searches (id) ON DELETE CASCADE;

-- Jobs that a saved search lists, or listed since it was saved.
CREATE TABLE saved_search_jobs (
  job_id uuid NOT NULL,
  search_id uuid NOT NULL REFERENCES saved_searches (id) ON DELETE CASCADE,
  -- when the job appeared; null if it was listed when the search was saved
  stamp bigint,
  listed boolean NOT NULL DEFAULT true,
  PRIMARY KEY (job_id, search_id)
);
CREATE INDEX saved_search_jobs_search ON saved_search_jobs (search_id, stamp);

-- Changes of public jobs not yet compared with the saved searches.
CREATE TABLE listing_changes (
  stamp bigint PRIMARY KEY DEFAULT nextval('listing_stamps'),
  job_id uuid NOT NULL,
  -- the job as the search read it before; null when it was not public
  before jsonb
) WITH (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=500);

-- When a person gets the next mail about new jobs.
CREATE TABLE due_alerts (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  notify text NOT NULL CHECK (notify IN ('daily', 'instant')),
  due_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, notify)
);
CREATE INDEX due_alerts_time ON due_alerts (due_at);

-- Mails being sent. The content is fixed first, so that a second try says the same.
CREATE TABLE alert_mails (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  notify text NOT NULL CHECK (notify IN ('daily', 'instant')),
  -- searches, each with the stamps of its jobs
  searches jsonb NOT NULL,
  made_at timestamptz NOT NULL,
  -- leased until then by the node that sends it
  retry_at timestamptz NOT NULL,
  tries integer NOT NULL DEFAULT 0
);
CREATE INDEX alert_mails_retry ON alert_mails (retry_at);
CREATE INDEX alert_mails_user ON alert_mails (user_id);

-- Emails that a mail server refused for good.
CREATE TABLE mail_bounces (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  email_key text NOT NULL,
  bounced_at timestamptz NOT NULL
);
