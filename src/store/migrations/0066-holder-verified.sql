-- Whether the holder of the account's password and sessions showed that its email is theirs, as by pressing the mailed link
-- while signed in. The link alone shows that somebody reads the mailbox.
ALTER TABLE users ADD COLUMN holder_verified boolean NOT NULL DEFAULT false;
-- A provider or the operator stands for these.
UPDATE users SET holder_verified = true WHERE password_hash IS NULL OR role = 'admin';

ALTER TABLE security_notices DROP CONSTRAINT security_notices_kind_check;
ALTER TABLE security_notices ADD CONSTRAINT security_notices_kind_check
  CHECK (kind IN ('factor-added', 'factor-removed', 'codes-renewed', 'password-changed', 'password-ended', 'new-sign-in',
    'calendar-address-made', 'api-key-made', 'webhook-set', 'member-invited'));
