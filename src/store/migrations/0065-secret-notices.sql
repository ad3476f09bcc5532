-- Security notices about lasting secrets (rules/people/lasting-secrets.ts).
ALTER TABLE security_notices DROP CONSTRAINT security_notices_kind_check;
ALTER TABLE security_notices ADD CONSTRAINT security_notices_kind_check
  CHECK (kind IN ('factor-added', 'factor-removed', 'codes-renewed', 'password-changed', 'new-sign-in',
    'calendar-address-made', 'api-key-made', 'webhook-set', 'member-invited'));
