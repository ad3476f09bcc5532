-- addApplicationNote

SELECT
  "id"
FROM
  "applications"
WHERE
  "id" = $1
FOR KEY SHARE;

INSERT INTO
  "application_reviews" ("application_id", "updated_at")
VALUES
  ($1, $2)
ON CONFLICT ("application_id") DO UPDATE
SET
  "updated_at" = $3;

INSERT INTO
  "application_notes" (
    "application_id",
    "author_id",
    "text",
    "written_at",
    "id"
  )
VALUES
  ($1, $2, $3, $4, $5);

SELECT
  "note"."id",
  "note"."text",
  "note"."written_at",
  "note"."author_id",
  "author"."name" AS "author_name"
FROM
  "application_notes" AS "note"
  LEFT JOIN "users" AS "author" ON "author"."id" = "note"."author_id"
WHERE
  "note"."application_id" = $1
ORDER BY
  "note"."written_at" DESC,
  "note"."id" DESC;

UPDATE "application_reviews"
SET
  "note_count" = $1,
  "notes_text" = $2,
  "updated_at" = $3
WHERE
  "application_id" = $4;

-- listApplicationNotes

SELECT
  "note"."id",
  "note"."text",
  "note"."written_at",
  "note"."author_id",
  "author"."name" AS "author_name"
FROM
  "application_notes" AS "note"
  LEFT JOIN "users" AS "author" ON "author"."id" = "note"."author_id"
WHERE
  "note"."application_id" = $1
ORDER BY
  "note"."written_at" DESC,
  "note"."id" DESC;

-- removeApplicationNote

SELECT
  "id"
FROM
  "applications"
WHERE
  "id" = $1
FOR KEY SHARE;

INSERT INTO
  "application_reviews" ("application_id", "updated_at")
VALUES
  ($1, $2)
ON CONFLICT ("application_id") DO UPDATE
SET
  "updated_at" = $3;

DELETE FROM "application_notes"
WHERE
  "id" = $1
  AND "application_id" = $2;

SELECT
  "note"."id",
  "note"."text",
  "note"."written_at",
  "note"."author_id",
  "author"."name" AS "author_name"
FROM
  "application_notes" AS "note"
  LEFT JOIN "users" AS "author" ON "author"."id" = "note"."author_id"
WHERE
  "note"."application_id" = $1
ORDER BY
  "note"."written_at" DESC,
  "note"."id" DESC;

UPDATE "application_reviews"
SET
  "note_count" = $1,
  "notes_text" = $2,
  "updated_at" = $3
WHERE
  "application_id" = $4;

-- notesOf

SELECT
  "application_id",
  "text"
FROM
  "application_notes"
WHERE
  application_id = ANY ($1::UUID[])
ORDER BY
  "written_at" DESC,
  "id" DESC;

-- listReviewsOf

SELECT
  "review"."application_id",
  "jobs"."title" AS "job_title",
  "jobs"."company",
  "review"."tags",
  "review"."rating",
  "review"."stage",
  "review"."updated_at",
  (
    SELECT
      coalesce(
        json_agg(
          json_build_object('text', note.text, 'written_at', note.written_at)
          ORDER BY
            note.written_at DESC,
            note.id DESC
        ),
        '[]'
      )
    FROM
      application_notes AS note
    WHERE
      note.application_id = review.application_id
  ) AS "notes"
FROM
  "applications"
  INNER JOIN "application_reviews" AS "review" ON "review"."application_id" = "applications"."id"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
WHERE
  "applications"."user_id" = $1
ORDER BY
  "applications"."applied_at" DESC,
  "applications"."id" DESC;
