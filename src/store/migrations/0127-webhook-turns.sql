-- Deliveries beyond what an employer may have waiting are lost, and an endpoint that fails again and again is left alone.
ALTER TABLE webhook_deliveries DROP CONSTRAINT webhook_deliveries_state_check;
ALTER TABLE webhook_deliveries ADD CONSTRAINT webhook_deliveries_state_check
  CHECK (state IN ('waiting', 'delivered', 'failed', 'dropped', 'lost'));
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries (webhook_id) WHERE state = 'waiting';
CREATE INDEX webhooks_host ON webhooks (split_part(url, '/', 3));
ALTER TABLE webhooks ADD COLUMN failures integer NOT NULL DEFAULT 0;
ALTER TABLE webhooks ADD COLUMN paused_until timestamptz;
