-- writeApplicationTexts

SELECT
  id,
  user_id,
  job_id
FROM
  applications
WHERE
  id > $1::uuid
  AND NOT EXISTS (
    SELECT
    FROM
      application_texts
    WHERE
      application_id = id
  )
ORDER BY
  id
LIMIT
  $2;

SELECT
FROM
  users
WHERE
  id = ANY ($1::UUID[])
ORDER BY
  id
FOR SHARE;

SELECT
FROM
  jobs
WHERE
  id = ANY ($1::UUID[])
ORDER BY
  id
FOR SHARE;

WITH
  held AS MATERIALIZED (
    SELECT
      applications
    FROM
      applications
    WHERE
      id = ANY ($1::UUID[])
    ORDER BY
      id
    FOR UPDATE
  )
SELECT
  write_application_texts (applications)
FROM
  held;

-- areApplicationTextsWritten

SELECT
  "all_applications"
FROM
  "desk_search";

-- noteApplicationTexts

UPDATE "desk_search"
SET
  "all_applications" = $1;
