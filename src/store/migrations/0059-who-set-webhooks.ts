/** Who added a webhook or changed it last, and when; null where a former version did, or that person is gone. */
export const name = '0059-who-set-webhooks'

export const sql = `
ALTER TABLE webhooks
  ADD COLUMN set_by uuid CONSTRAINT webhooks_setter REFERENCES users (id) ON DELETE SET NULL,
  ADD COLUMN set_at timestamptz;
CREATE INDEX webhooks_set ON webhooks (set_by) WHERE set_by IS NOT NULL;
`
