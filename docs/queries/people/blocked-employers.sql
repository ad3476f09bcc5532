-- insertBlock

INSERT INTO
  "blocked_employers" (
    "id",
    "user_id",
    "name",
    "corporate_number",
    "blocked_at",
    "name_key"
  )
VALUES
  ($1, $2, $3, $4, $5, $6);

-- listBlockedEmployers

SELECT
  "id",
  "name",
  "corporate_number",
  "blocked_at",
  "blocked_at"::text AS "at"
FROM
  "blocked_employers"
WHERE
  "user_id" = $1
  AND TRUE
ORDER BY
  "blocked_at" DESC,
  "id" DESC
LIMIT
  $2
OFFSET
  $3;

SELECT
  "id",
  "name",
  "corporate_number",
  "blocked_at",
  "blocked_at"::text AS "at"
FROM
  "blocked_employers"
WHERE
  "user_id" = $1
  AND ("blocked_at", "id") < ($2::timestamptz, $3::uuid)
ORDER BY
  "blocked_at" DESC,
  "id" DESC
LIMIT
  $4
OFFSET
  $5;

-- countBlockedEmployers

SELECT
  count(*)::int AS "total"
FROM
  "blocked_employers"
WHERE
  "user_id" = $1;

-- hasBlockedEmployerOf

SELECT
  "id"
FROM
  "jobs"
WHERE
  "id" = $1
  AND EXISTS (
    SELECT
    FROM
      blocked_employers
    WHERE
      blocked_employers.user_id = $2::uuid
      AND (
        blocked_employers.name_key = split_part(jobs.search_text, E'
', 2)
        OR blocked_employers.corporate_number = (
          SELECT
            employer_profiles.corporate_number
          FROM
            employer_profiles
          WHERE
            employer_profiles.user_id = jobs.owner_id
        )
      )
  );

-- listBlockedJobIds

SELECT
  jobs.id
FROM
  blocked_employers
  JOIN jobs ON left(split_part(jobs.search_text, E'
', 2), 100) COLLATE "C" = left(blocked_employers.name_key, 100)
  AND split_part(jobs.search_text, E'
', 2) = blocked_employers.name_key
  AND (
    jobs.approval_status = 'approved'
    AND jobs.is_active
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $1::date
    )
  )
WHERE
  blocked_employers.user_id = $2
UNION
SELECT
  jobs.id
FROM
  blocked_employers
  JOIN employer_profiles ON employer_profiles.corporate_number = blocked_employers.corporate_number
  JOIN jobs ON jobs.owner_id = employer_profiles.user_id
  AND (
    jobs.approval_status = 'approved'
    AND jobs.is_active
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $3::date
    )
  )
WHERE
  blocked_employers.user_id = $4
LIMIT
  $5;

-- removeBlock

DELETE FROM "blocked_employers"
WHERE
  "id" = $1
  AND "user_id" = $2;
