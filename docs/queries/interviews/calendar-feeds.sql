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
  "user_id"
FROM
  "calendar_feeds"
WHERE
  "hash" = $1;

-- removeCalendarFeed

DELETE FROM "calendar_feeds"
WHERE
  "user_id" = $1;
