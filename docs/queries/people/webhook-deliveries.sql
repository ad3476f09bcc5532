-- tellWebhooks

SELECT
  "id"
FROM
  "webhooks"
WHERE
  "employer_id" = $1
  AND "switched_off_at" IS NULL
  AND $2 = ANY (events);

-- addTestDelivery

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

INSERT INTO
  "webhook_deliveries" (
    "webhook_id",
    "event",
    "job_id",
    "application_id",
    "decision_id",
    "body",
    "at",
    "id"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7, $8);

-- listDeliveries

SELECT
  "delivery"."id",
  "delivery"."event",
  "delivery"."at",
  "delivery"."state",
  "delivery"."tries",
  "delivery"."tried_at",
  "delivery"."answer"
FROM
  "webhook_deliveries" AS "delivery"
  INNER JOIN "webhooks" ON "webhooks"."id" = "delivery"."webhook_id"
WHERE
  "delivery"."webhook_id" = $1
  AND "webhooks"."employer_id" = $2
ORDER BY
  "delivery"."at" DESC,
  "delivery"."id" DESC
LIMIT
  $3;

-- findDelivery

SELECT
  "delivery"."id",
  "delivery"."webhook_id",
  "delivery"."event",
  "delivery"."body",
  "delivery"."state",
  "delivery"."tries",
  "webhooks"."url",
  "webhooks"."sealed",
  "webhooks"."switched_off_at",
  (
    decision.taken_back_at IS NULL
    AND employer.suspended_at IS NULL
  ) AS "holds"
FROM
  "webhook_deliveries" AS "delivery"
  INNER JOIN "webhooks" ON "webhooks"."id" = "delivery"."webhook_id"
  INNER JOIN "users" AS "employer" ON "employer"."id" = "webhooks"."employer_id"
  LEFT JOIN "job_decisions" AS "decision" ON "decision"."id" = "delivery"."decision_id"
WHERE
  "delivery"."id" = $1;

-- markDelivery

UPDATE "webhook_deliveries"
SET
  "state" = $1,
  "answer" = $2,
  "tried_at" = $3,
  "tries" = tries + 1
WHERE
  "id" = $4;

-- dropDelivery

UPDATE "webhook_deliveries"
SET
  "state" = $1
WHERE
  "id" = $2;

-- redeliver

UPDATE "webhook_deliveries"
SET
  "state" = $1,
  "tries" = $2
WHERE
  "id" = $3
  AND "webhook_id" = $4
  AND "state" <> $5
  AND "webhook_id" IN (
    SELECT
      "id"
    FROM
      "webhooks"
    WHERE
      "employer_id" = $6
      AND "id" = $7
  );

-- sweepDeliveries

DELETE FROM "webhook_deliveries"
WHERE
  "at" < $1;

DELETE FROM webhook_deliveries
WHERE
  id IN (
    SELECT
      older.id
    FROM
      webhooks
      CROSS JOIN LATERAL (
        SELECT
          delivery.id,
          delivery.state
        FROM
          webhook_deliveries AS delivery
        WHERE
          delivery.webhook_id = webhooks.id
        ORDER BY
          delivery.at DESC,
          delivery.id DESC
        OFFSET
          100
      ) AS older
    WHERE
      older.state <> 'waiting'
  );
