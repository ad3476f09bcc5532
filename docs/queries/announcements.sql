-- insertAnnouncement

INSERT INTO
  "announcements" (
    "text",
    "link",
    "tone",
    "starts_at",
    "ends_at",
    "id",
    "created_by",
    "created_at",
    "updated_at"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- listAnnouncements

SELECT
  "told"."id",
  "told"."text",
  "told"."link",
  "told"."tone",
  "told"."starts_at",
  "told"."ends_at",
  "told"."updated_at",
  "author"."name" AS "created_by_name",
  "told"."starts_at"::text AS "at"
FROM
  "announcements" AS "told"
  LEFT JOIN "users" AS "author" ON "author"."id" = "told"."created_by"
WHERE
  ("told"."starts_at", "told"."id") < ($1::timestamptz, $2::uuid)
ORDER BY
  "told"."starts_at" DESC,
  "told"."id" DESC
LIMIT
  $3;

SELECT
  "told"."id",
  "told"."text",
  "told"."link",
  "told"."tone",
  "told"."starts_at",
  "told"."ends_at",
  "told"."updated_at",
  "author"."name" AS "created_by_name",
  "told"."starts_at"::text AS "at"
FROM
  "announcements" AS "told"
  LEFT JOIN "users" AS "author" ON "author"."id" = "told"."created_by"
WHERE
  "told"."starts_at" <= $1
  AND "told"."ends_at" > $2
  AND TRUE
ORDER BY
  "told"."starts_at" DESC,
  "told"."id" DESC
LIMIT
  $3;

SELECT
  "told"."id",
  "told"."text",
  "told"."link",
  "told"."tone",
  "told"."starts_at",
  "told"."ends_at",
  "told"."updated_at",
  "author"."name" AS "created_by_name",
  "told"."starts_at"::text AS "at"
FROM
  "announcements" AS "told"
  LEFT JOIN "users" AS "author" ON "author"."id" = "told"."created_by"
WHERE
  "told"."starts_at" > $1
  AND TRUE
ORDER BY
  "told"."starts_at" DESC,
  "told"."id" DESC
LIMIT
  $2;

SELECT
  "told"."id",
  "told"."text",
  "told"."link",
  "told"."tone",
  "told"."starts_at",
  "told"."ends_at",
  "told"."updated_at",
  "author"."name" AS "created_by_name",
  "told"."starts_at"::text AS "at"
FROM
  "announcements" AS "told"
  LEFT JOIN "users" AS "author" ON "author"."id" = "told"."created_by"
WHERE
  "told"."ends_at" <= $1
  AND TRUE
ORDER BY
  "told"."starts_at" DESC,
  "told"."id" DESC
LIMIT
  $2;

-- listComingAnnouncements

SELECT
  "id",
  "text",
  "link",
  "tone",
  "starts_at",
  "ends_at",
  "updated_at"
FROM
  "announcements"
WHERE
  "ends_at" > $1
ORDER BY
  "starts_at",
  "id"
LIMIT
  $2;

-- findAnnouncement

SELECT
  "told"."id",
  "told"."text",
  "told"."link",
  "told"."tone",
  "told"."starts_at",
  "told"."ends_at",
  "told"."updated_at",
  "author"."name" AS "created_by_name",
  "told"."starts_at"::text AS "at"
FROM
  "announcements" AS "told"
  LEFT JOIN "users" AS "author" ON "author"."id" = "told"."created_by"
WHERE
  "told"."id" = $1;

-- updateAnnouncement

UPDATE "announcements"
SET
  "text" = $1,
  "link" = $2,
  "tone" = $3,
  "starts_at" = $4,
  "ends_at" = $5,
  "updated_at" = $6
WHERE
  "id" = $7;

UPDATE "announcements"
SET
  "text" = $1,
  "link" = $2,
  "tone" = $3,
  "starts_at" = $4,
  "ends_at" = $5,
  "updated_at" = $6
WHERE
  "id" = $7
  AND "updated_at" = $8;

-- endAnnouncement

UPDATE "announcements"
SET
  "ends_at" = $1,
  "updated_at" = $2
WHERE
  "id" = $3
  AND "starts_at" <= $4
  AND "ends_at" > $5;

-- deleteAnnouncement

DELETE FROM "announcements"
WHERE
  "id" = $1;

-- forgetAnnouncementsBefore

DELETE FROM "announcements"
WHERE
  "ends_at" < $1;
