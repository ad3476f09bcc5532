-- holdSavedSearches

SELECT
  "id"
FROM
  "users"
WHERE
  "id" = $1
FOR NO KEY UPDATE;

SELECT
  count(*)::int AS "count"
FROM
  "saved_searches"
WHERE
  "user_id" = $1;

-- insertSavedSearch

INSERT INTO
  "saved_searches" (
    "id",
    "user_id",
    "name",
    "search",
    "created_at",
    "notify"
  )
VALUES
  ($1, $2, $3, $4, $5, $6);

-- savedSearchesOf

SELECT
  "id",
  "name",
  "search",
  "notify",
  "created_at",
  "last_seen_at",
  (
    SELECT
      count(*)::int
    FROM
      (
        SELECT
        FROM
          saved_search_jobs AS found
          JOIN jobs ON jobs.id = found.job_id
        WHERE
          found.search_id = saved_searches.id
          AND found.stamp > saved_searches.seen
          AND found.listed
          AND (
            jobs.approval_status = 'approved'
            AND jobs.is_active
            AND (
              jobs.deadline IS NULL
              OR jobs.deadline >= $1::date
            )
          )
          AND NOT EXISTS (
            SELECT
            FROM
              blocked_employers
            WHERE
              blocked_employers.user_id = saved_searches.user_id
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
          )
          AND (
            saved_searches.search !~ '(^|&)newOnly=1'
            OR jobs.created_at > $2
          )
        LIMIT
          1000
      ) AS new
  ) AS "new_count"
FROM
  "saved_searches"
WHERE
  "user_id" = $3
ORDER BY
  "created_at" DESC,
  "id" DESC;

SELECT
  "id",
  "name",
  "search",
  "notify",
  "created_at",
  "last_seen_at",
  (
    SELECT
      count(*)::int
    FROM
      (
        SELECT
        FROM
          saved_search_jobs AS found
          JOIN jobs ON jobs.id = found.job_id
        WHERE
          found.search_id = saved_searches.id
          AND found.stamp > saved_searches.seen
          AND found.listed
          AND (
            jobs.approval_status = 'approved'
            AND jobs.is_active
            AND (
              jobs.deadline IS NULL
              OR jobs.deadline >= $1::date
            )
          )
          AND NOT EXISTS (
            SELECT
            FROM
              blocked_employers
            WHERE
              blocked_employers.user_id = saved_searches.user_id
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
          )
          AND (
            saved_searches.search !~ '(^|&)newOnly=1'
            OR jobs.created_at > $2
          )
        LIMIT
          1000
      ) AS new
  ) AS "new_count"
FROM
  "saved_searches"
WHERE
  "user_id" = $3
ORDER BY
  "created_at" DESC,
  "id" DESC
LIMIT
  $4
OFFSET
  $5;

-- countSavedSearches

SELECT
  count(*)::int AS "count"
FROM
  "saved_searches"
WHERE
  "user_id" = $1;

-- findSavedSearch

SELECT
  "id",
  "name",
  "search",
  "notify",
  "created_at",
  "last_seen_at",
  (
    SELECT
      count(*)::int
    FROM
      (
        SELECT
        FROM
          saved_search_jobs AS found
          JOIN jobs ON jobs.id = found.job_id
        WHERE
          found.search_id = saved_searches.id
          AND found.stamp > saved_searches.seen
          AND found.listed
          AND (
            jobs.approval_status = 'approved'
            AND jobs.is_active
            AND (
              jobs.deadline IS NULL
              OR jobs.deadline >= $1::date
            )
          )
          AND NOT EXISTS (
            SELECT
            FROM
              blocked_employers
            WHERE
              blocked_employers.user_id = saved_searches.user_id
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
          )
          AND (
            saved_searches.search !~ '(^|&)newOnly=1'
            OR jobs.created_at > $2
          )
        LIMIT
          1000
      ) AS new
  ) AS "new_count"
FROM
  "saved_searches"
WHERE
  "user_id" = $3
  AND "id" = $4;

-- updateSavedSearch

SELECT
  "search",
  "notify"
FROM
  "saved_searches"
WHERE
  "id" = $1
  AND "user_id" = $2
FOR UPDATE;

UPDATE "saved_searches"
SET
  "name" = $1
WHERE
  "id" = $2;

DELETE FROM "saved_search_jobs"
WHERE
  "search_id" = $1;

UPDATE "saved_searches"
SET
  "notify" = $1,
  "told" = coalesce(
    (
      SELECT
        max(found.stamp)
      FROM
        saved_search_jobs AS found
      WHERE
        found.search_id = saved_searches.id
    ),
    0
  ),
  "search" = $2,
  "stamp" = nextval('listing_stamps'),
  "changed_at" = now(),
  "last_seen_at" = $3
WHERE
  "id" = $4;

INSERT INTO
  "due_alerts" ("user_id", "notify", "due_at")
VALUES
  ($1, $2, $3)
ON CONFLICT DO NOTHING;

-- markSeen

UPDATE "saved_searches"
SET
  "last_seen_at" = $1,
  "seen" = coalesce(
    (
      SELECT
        max(found.stamp)
      FROM
        saved_search_jobs AS found
      WHERE
        found.search_id = saved_searches.id
    ),
    0
  )
WHERE
  "id" = $2
  AND "user_id" = $3;

UPDATE "notifications"
SET
  "read_at" = $1
WHERE
  "saved_search_id" = $2
  AND "user_id" = $3
  AND "read_at" IS NULL;

-- removeSavedSearch

DELETE FROM "saved_searches"
WHERE
  "id" = $1
  AND "user_id" = $2;
