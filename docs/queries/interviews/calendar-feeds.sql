-- putCalendarFeed

INSERT INTO
  "calendar_feeds" ("user_id", "hash", "created_at")
VALUES
  ($1, $2, $3)
ON CONFLICT ("user_id") DO UPDATE
SET
  "hash" = $4,
  "created_at" = $5;

-- findCalendarFeed

SELECT
  "created_at"
FROM
  "calendar_feeds"
WHERE
  "user_id" = $1;

-- readerOfFeed

SELECT
  "users"."id",
  coalesce(membership.employer_id, users.id) AS "employerId"
FROM
  "calendar_feeds"
  INNER JOIN "users" ON "users"."id" = "calendar_feeds"."user_id"
  LEFT JOIN "team_members" AS "membership" ON "membership"."user_id" = "users"."id"
  AND "users"."role" = $1
  AND NOT EXISTS (
    SELECT
    FROM
      users AS employer
    WHERE
      employer.id = membership.employer_id
      AND employer.suspended_at IS NOT NULL
  )
WHERE
  "calendar_feeds"."hash" = $2
  AND "users"."suspended_at" IS NULL;

-- removeCalendarFeed

DELETE FROM "calendar_feeds"
WHERE
  "user_id" = $1;

-- removeCalendarFeedSince

DELETE FROM "calendar_feeds"
WHERE
  "user_id" = $1
  AND "created_at" >= $2;
