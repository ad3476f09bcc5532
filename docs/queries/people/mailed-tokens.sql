-- tokenToMail

UPDATE "mailed_links"
SET
  hash = $1
WHERE
  id = $2;

UPDATE "email_changes"
SET
  hash = $1
WHERE
  id = $2;

UPDATE "security_notices"
SET
  hash = $1
WHERE
  id = $2;
