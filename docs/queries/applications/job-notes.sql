-- putJobNote

INSERT INTO
  "job_notes" ("user_id", "job_id", "text", "updated_at")
VALUES
  ($1, $2, $3, $4)
ON CONFLICT ("user_id", "job_id") DO UPDATE
SET
  "text" = $5,
  "updated_at" = $6;

-- listJobNotes

SELECT
  "job_id",
  "job_id" AS "id",
  "text",
  "updated_at",
  "updated_at"::text AS "at"
FROM
  "job_notes"
WHERE
  "user_id" = $1
  AND TRUE
  AND TRUE
ORDER BY
  "updated_at" DESC,
  "job_id" DESC
LIMIT
  $2
OFFSET
  $3;

SELECT
  "job_id",
  "job_id" AS "id",
  "text",
  "updated_at",
  "updated_at"::text AS "at"
FROM
  "job_notes"
WHERE
  "user_id" = $1
  AND TRUE
  AND ("updated_at", "job_id") < ($2::timestamptz, $3::uuid)
ORDER BY
  "updated_at" DESC,
  "job_id" DESC
LIMIT
  $4
OFFSET
  $5;

SELECT
  "job_id",
  "job_id" AS "id",
  "text",
  "updated_at",
  "updated_at"::text AS "at"
FROM
  "job_notes"
WHERE
  "user_id" = $1
  AND job_notes.job_id = ANY ($2::UUID[])
  AND TRUE
ORDER BY
  "updated_at" DESC,
  "job_id" DESC
LIMIT
  $3
OFFSET
  $4;

-- countJobNotes

SELECT
  count(*)::int AS "total"
FROM
  "job_notes"
WHERE
  "user_id" = $1
  AND TRUE;

-- removeJobNote

DELETE FROM "job_notes"
WHERE
  "user_id" = $1
  AND "job_id" = $2;
