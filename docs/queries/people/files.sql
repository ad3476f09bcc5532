-- putAvatar

INSERT INTO
  "avatars" ("user_id", "name", "webp", "uploaded_at")
VALUES
  ($1, $2, $3, $4)
ON CONFLICT ("user_id") DO UPDATE
SET
  "name" = $5,
  "webp" = $6,
  "uploaded_at" = $7;

UPDATE "users"
SET
  "avatar_name" = $1
WHERE
  "id" = $2;

-- findAvatar

SELECT
  "webp",
  "uploaded_at"
FROM
  "avatars"
WHERE
  "name" = $1;

-- holdResumes

SELECT
  "id"
FROM
  "users"
WHERE
  "id" = $1
FOR NO KEY UPDATE;

SELECT
  count(*)::int AS "count",
  coalesce(sum(size), 0)::int AS "bytes"
FROM
  "resumes"
WHERE
  "user_id" = $1;

-- insertResume

INSERT INTO
  "resumes" (
    "id",
    "user_id",
    "name",
    "kind",
    "size",
    "content",
    "uploaded_at"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7);

-- resumesOf

SELECT
  "id",
  "name",
  "size",
  "uploaded_at"
FROM
  "resumes"
WHERE
  "user_id" = $1
ORDER BY
  "uploaded_at" DESC,
  "id" DESC;

-- findResume

SELECT
  "user_id",
  "name",
  "kind",
  "content"
FROM
  "resumes"
WHERE
  "id" = $1;

-- removeResume

DELETE FROM "resumes"
WHERE
  "id" = $1
  AND "user_id" = $2;
