-- Whether the account's email was confirmed when the factor was set; those of before count as they did.
ALTER TABLE totp_secrets ADD COLUMN email_was_verified boolean NOT NULL DEFAULT true;
ALTER TABLE passkeys ADD COLUMN email_was_verified boolean NOT NULL DEFAULT true;
