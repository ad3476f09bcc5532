/** Addresses of employers' programs that are told what happens, and what they were told. */
export const name = '0048-webhooks'

export const sql = `
CREATE TABLE webhooks (
  id uuid PRIMARY KEY,
  employer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  url text NOT NULL,
  events text[] NOT NULL,
  -- the secret that signs, sealed with APP_SECRET
  sealed text NOT NULL,
  created_at timestamptz NOT NULL,
  -- since when nothing was taken
  failing_since timestamptz,
  switched_off_at timestamptz
);
CREATE INDEX webhooks_of_employer ON webhooks (employer_id, created_at, id);

CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY,
  webhook_id uuid NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  event text NOT NULL,
  -- what it is about, with which it goes; an event of a test is about nothing
  job_id uuid REFERENCES jobs (id) ON DELETE CASCADE,
  application_id uuid REFERENCES applications (id) ON DELETE CASCADE,
  decision_id uuid REFERENCES job_decisions (id) ON DELETE CASCADE,
  body text NOT NULL,
  at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed', 'dropped')),
  tries integer NOT NULL DEFAULT 0,
  tried_at timestamptz,
  -- the status of the last answer; null where none came
  answer smallint
);
CREATE INDEX webhook_deliveries_of_endpoint ON webhook_deliveries (webhook_id, at DESC, id DESC);
CREATE INDEX webhook_deliveries_age ON webhook_deliveries (at);
CREATE INDEX webhook_deliveries_job ON webhook_deliveries (job_id) WHERE job_id IS NOT NULL;
CREATE INDEX webhook_deliveries_application ON webhook_deliveries (application_id) WHERE application_id IS NOT NULL;
CREATE INDEX webhook_deliveries_decision ON webhook_deliveries (decision_id) WHERE decision_id IS NOT NULL;
`
