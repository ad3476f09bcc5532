-- A notice that wrong second factors began a pause.
ALTER TABLE security_notices DROP CONSTRAINT security_notices_kind_check;
ALTER TABLE security_notices ADD CONSTRAINT security_notices_kind_check
  CHECK (kind IN ('factor-added', 'factor-removed', 'codes-renewed', 'password-changed', 'password-ended', 'new-sign-in',
    'factor-paused', 'calendar-address-made', 'api-key-made', 'webhook-set', 'member-invited'));
