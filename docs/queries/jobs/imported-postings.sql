-- holdImports

SELECT
  pg_advisory_xact_lock(hashtextextended ($1, 0));

-- rememberImported

INSERT INTO
  "imported_postings" ("owner_id", "key", "job_id")
VALUES
  ($1, $2, $3);

-- findImported

SELECT
  "key",
  "job_id"
FROM
  "imported_postings"
WHERE
  "owner_id" = $1
  AND key = ANY ($2::TEXT[]);
