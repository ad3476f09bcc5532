-- holdListings

SELECT
  pg_advisory_xact_lock(736804418);

-- tryHoldListings

SELECT
  pg_try_advisory_xact_lock(736804418) AS held;

-- listingChanges

SELECT
  "stamp",
  "job_id",
  "before"
FROM
  "listing_changes"
ORDER BY
  "stamp"
LIMIT
  $1;

-- savedSearchesSince

SELECT
  "id",
  "search",
  "stamp",
  now() AS "read_at"
FROM
  "saved_searches"
WHERE
  "changed_at" > $1
ORDER BY
  "id"
LIMIT
  $2;

SELECT
  "id",
  "search",
  "stamp",
  now() AS "read_at"
FROM
  "saved_searches"
WHERE
  "changed_at" > $1
  AND "id" > $2
ORDER BY
  "id"
LIMIT
  $3;

-- addListedBefore

INSERT INTO
  saved_search_jobs (job_id, search_id)
SELECT
  pair.job,
  pair.search
FROM
  unnest($1::UUID[], $2::UUID[]) AS pair (job, search)
  JOIN saved_searches ON saved_searches.id = pair.search
ON CONFLICT DO NOTHING;

-- addFound

INSERT INTO
  saved_search_jobs AS found (job_id, search_id, stamp)
SELECT
  pair.job,
  pair.search,
  nextval('listing_stamps')
FROM
  unnest($1::UUID[], $2::UUID[]) AS pair (job, search)
  JOIN saved_searches ON saved_searches.id = pair.search
ON CONFLICT (job_id, search_id) DO UPDATE
SET
  listed = TRUE
WHERE
  NOT found.listed;

-- foundJobs

SELECT
  "found"."job_id" AS "job",
  "found"."search_id" AS "search",
  "found"."listed",
  coalesce(found.stamp > saved.told, FALSE) AS "untold"
FROM
  "saved_search_jobs" AS "found"
  INNER JOIN "saved_searches" AS "saved" ON "saved"."id" = "found"."search_id"
WHERE
  found.job_id = ANY ($1::UUID[]);

-- addDueAlerts

INSERT INTO
  due_alerts (user_id, "notify", due_at)
SELECT DISTINCT
  user_id,
  "notify",
  CASE
    WHEN "notify" = 'daily' THEN $1::timestamptz
    ELSE $2
  END
FROM
  saved_searches
WHERE
  id = ANY ($3::UUID[])
  AND "notify" <> 'none'
ON CONFLICT DO NOTHING;

-- markUnlisted

UPDATE saved_search_jobs AS found
SET
  listed = FALSE
FROM
  unnest($1::UUID[], $2::UUID[]) AS pair (job, search)
WHERE
  found.job_id = pair.job
  AND found.search_id = pair.search;

-- removeFound

DELETE FROM saved_search_jobs AS found USING unnest($1::UUID[], $2::UUID[]) AS pair (job, search)
WHERE
  found.job_id = pair.job
  AND found.search_id = pair.search;

-- removeListingChanges

DELETE FROM listing_changes
WHERE
  stamp = ANY ($1::BIGINT[]);

-- countAllSavedSearches

SELECT
  count(*)::int AS "count"
FROM
  "saved_searches";
