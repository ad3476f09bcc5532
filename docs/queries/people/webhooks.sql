-- insertWebhook

SELECT
  "id"
FROM
  "users"
WHERE
  "id" = $1
FOR NO KEY UPDATE;

SELECT
  count(*)::int AS "count"
FROM
  "webhooks"
WHERE
  "employer_id" = $1;

INSERT INTO
  "webhooks" (
    "id",
    "employer_id",
    "url",
    "events",
    "sealed",
    "created_at",
    "set_by",
    "set_at"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7, $8);

-- listWebhooks

SELECT
  "id",
  "url",
  "events",
  "created_at",
  "failing_since",
  "switched_off_at"
FROM
  "webhooks"
WHERE
  "employer_id" = $1
ORDER BY
  "created_at",
  "id";

-- hasWebhook

SELECT
  "id"
FROM
  "webhooks"
WHERE
  "id" = $1
  AND "employer_id" = $2;

-- changeWebhook

UPDATE "webhooks"
SET
  "url" = $1,
  "events" = $2,
  "switched_off_at" = $3,
  "set_by" = $4,
  "set_at" = $5,
  "failing_since" = $6
WHERE
  "id" = $7
  AND "employer_id" = $8
RETURNING
  "id",
  "url",
  "events",
  "created_at",
  "failing_since",
  "switched_off_at";

UPDATE "webhooks"
SET
  "url" = $1,
  "events" = $2,
  "switched_off_at" = coalesce(switched_off_at, $3),
  "set_by" = $4,
  "set_at" = $5
WHERE
  "id" = $6
  AND "employer_id" = $7
RETURNING
  "id",
  "url",
  "events",
  "created_at",
  "failing_since",
  "switched_off_at";

-- markTaking

UPDATE "webhooks"
SET
  "failing_since" = $1
WHERE
  "id" = $2
  AND "failing_since" IS NOT NULL;

-- markFailing

SELECT
  "failing_since",
  "switched_off_at"
FROM
  "webhooks"
WHERE
  "id" = $1
FOR UPDATE;

-- switchedOffFacts

SELECT
  "users"."name",
  "users"."email",
  "webhooks"."url",
  "webhooks"."failing_since"
FROM
  "webhooks"
  INNER JOIN "users" ON "users"."id" = "webhooks"."employer_id"
WHERE
  "webhooks"."id" = $1
  AND "webhooks"."switched_off_at" IS NOT NULL
  AND "users"."suspended_at" IS NULL;

-- sealedWebhooks

SELECT
  "id",
  "sealed"
FROM
  "webhooks"
ORDER BY
  "id"
LIMIT
  $1;

SELECT
  "id",
  "sealed"
FROM
  "webhooks"
WHERE
  "id" > $1
ORDER BY
  "id"
LIMIT
  $2;

-- replaceSealedWebhook

UPDATE "webhooks"
SET
  "sealed" = $1
WHERE
  "id" = $2
  AND "sealed" = $3;

-- switchOffWebhooksSetSince

UPDATE "webhooks"
SET
  "switched_off_at" = $1
WHERE
  "set_by" = $2
  AND "set_at" > $3
  AND "switched_off_at" IS NULL;

-- removeWebhook

DELETE FROM "webhooks"
WHERE
  "id" = $1
  AND "employer_id" = $2;
