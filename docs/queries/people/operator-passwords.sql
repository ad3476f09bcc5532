-- putOperatorPassword

INSERT INTO
  "operator_passwords" ("user_id", "hash")
VALUES
  ($1, $2)
ON CONFLICT ("user_id") DO UPDATE
SET
  "hash" = $3;

-- findOperatorPassword

SELECT
  "hash"
FROM
  "operator_passwords"
WHERE
  "user_id" = $1;
