-- mailLink

INSERT INTO
  "mailed_links" ("user_id", "kind", "id", "hash", "expires_at")
VALUES
  ($1, $2, $3, $4, $5)
ON CONFLICT ("user_id", "kind") DO UPDATE
SET
  "id" = $6,
  "hash" = $7,
  "expires_at" = $8;

-- takeLink

DELETE FROM "mailed_links"
WHERE
  "hash" = $1
  AND "kind" = $2
  AND "expires_at" > $3
RETURNING
  "user_id";

-- findLinkUser

SELECT
  "users"."id",
  "users"."email",
  "users"."email_verified"
FROM
  "mailed_links" AS "link"
  INNER JOIN "users" ON "users"."id" = "link"."user_id"
WHERE
  "link"."hash" = $1
  AND "link"."kind" = $2
  AND "link"."expires_at" > $3;

-- voidLink

DELETE FROM "mailed_links"
WHERE
  "user_id" = $1
  AND "kind" = $2;

-- sweepLinks

DELETE FROM "mailed_links"
WHERE
  "expires_at" < $1;
