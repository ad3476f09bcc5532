-- areSearchTextsWritten

SELECT
  "all_people"
FROM
  "desk_search";

-- writeSearchTexts

WITH
  written AS (
    UPDATE users
    SET
      search_text = person_text (name, email, phone)
    WHERE
      id IN (
        SELECT
          id
        FROM
          users
        WHERE
          search_text IS NULL
          AND id > $1::uuid
        ORDER BY
          id
        LIMIT
          $2
        FOR NO KEY UPDATE
      )
    RETURNING
      id
  )
SELECT
  max(id::text) AS last
FROM
  written;

-- noteSearchTexts

UPDATE desk_search
SET
  all_people = TRUE
WHERE
  NOT EXISTS (
    SELECT
    FROM
      users
    WHERE
      search_text IS NULL
  );
