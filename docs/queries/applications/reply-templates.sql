-- holdReplyTemplates

SELECT
  pg_advisory_xact_lock(hashtextextended ($1, 0));

-- addReplyTemplate

INSERT INTO
  reply_templates (id, owner_id, name, text, updated_at)
SELECT
  $1::uuid,
  $2::uuid,
  $3,
  $4,
  $5::timestamptz
WHERE
  (
    SELECT
      count(*)
    FROM
      reply_templates
    WHERE
      owner_id = $6
  ) < $7::int
RETURNING
  id;

-- listReplyTemplates

SELECT
  "id",
  "name",
  "text",
  "updated_at"
FROM
  "reply_templates"
WHERE
  "owner_id" = $1
ORDER BY
  "updated_at" DESC,
  "id" DESC;

-- editReplyTemplate

UPDATE "reply_templates"
SET
  "name" = $1,
  "text" = $2,
  "updated_at" = $3
WHERE
  "id" = $4
  AND "owner_id" = $5;

-- removeReplyTemplate

DELETE FROM "reply_templates"
WHERE
  "id" = $1
  AND "owner_id" = $2;
