-- What an administrator may do as an operator; null is an owner, as administrators of before are.
-- docs/product/accounts.md, Administrators.
ALTER TABLE users ADD COLUMN operator_role text
  CHECK (operator_role IN ('owner', 'reviewer', 'support', 'auditor'));
