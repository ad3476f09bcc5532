-- putPushSubscription

INSERT INTO
  "sessions" (
    "id",
    "user_id",
    "signed_in_at",
    "device",
    "network"
  )
VALUES
  ($1, $2, $3, $4, $5);

SELECT
  pg_advisory_xact_lock(hashtextextended ($1, 0));

INSERT INTO
  "push_subscriptions" (
    "endpoint",
    "p256dh",
    "auth",
    "created_at",
    "id",
    "user_id",
    "session_id"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT ("endpoint") DO UPDATE
SET
  "p256dh" = $8,
  "auth" = $9,
  "created_at" = $10,
  "id" = $11,
  "user_id" = $12,
  "session_id" = $13;

DELETE FROM "push_subscriptions"
WHERE
  "user_id" = $1
  AND "id" NOT IN (
    SELECT
      "id"
    FROM
      "push_subscriptions"
    WHERE
      "user_id" = $2
    ORDER BY
      "created_at" DESC,
      "id" DESC
    LIMIT
      $3
  );

-- listPushSubscriptions

SELECT
  "browser"."id",
  "browser"."endpoint",
  "browser"."session_id",
  "browser"."created_at",
  "sessions"."device"
FROM
  "push_subscriptions" AS "browser"
  INNER JOIN "sessions" ON "sessions"."id" = "browser"."session_id"
WHERE
  "browser"."user_id" = $1
ORDER BY
  "browser"."created_at" DESC,
  "browser"."id" DESC;

-- findPushSubscription

SELECT
  *
FROM
  "push_subscriptions"
WHERE
  "id" = $1;

-- addPushes

SELECT
  "id",
  "user_id"
FROM
  "push_subscriptions"
WHERE
  user_id = ANY ($1::UUID[]);

-- removePushSubscription

DELETE FROM "push_subscriptions"
WHERE
  "user_id" = $1
  AND "endpoint" = $2;

-- removePushSubscriptionById

DELETE FROM "push_subscriptions"
WHERE
  "user_id" = $1
  AND "id" = $2;

-- forgetPushSubscription

DELETE FROM "push_subscriptions"
WHERE
  "id" = $1
  AND "p256dh" = $2;
