-- updateIndex: a segment of fresh jobs

UPDATE index_lease
SET
  holder = $1,
  until = now() + '30 s'::interval
WHERE
  holder = $2
  OR until < now()
RETURNING
  1;

SELECT
  "id",
  "title",
  "company",
  "description",
  "location",
  "requirements",
  "benefits",
  "search_text"
FROM
  "jobs"
WHERE
  (
    "search_version" < $1
    OR "search_version" > $2
  )
LIMIT
  $3;

UPDATE jobs
SET
  search_text = renewed.text,
  search_version = $1
FROM
  unnest($2::UUID[], $3::TEXT[]) AS renewed (id, text)
WHERE
  jobs.id = renewed.id
  AND jobs.search_version <> $4;

SELECT
  "generation"
FROM
  "search_generation";

SELECT
  "search_fresh"."job_id",
  "search_fresh"."stamp"
FROM
  "search_fresh"
  LEFT JOIN "jobs" ON "jobs"."id" = "search_fresh"."job_id"
ORDER BY
  jobs.created_at NULLS FIRST,
  "search_fresh"."job_id"
LIMIT
  $1;

SELECT
  "id",
  "search_text" AS "text",
  "prefectures",
  "category",
  "job_type",
  "work_style",
  "experience_level",
  "salary_min",
  "salary_max",
  "deadline",
  (
    extract(
      epoch
      FROM
        jobs.created_at
    ) * 1000000
  )::bigint AS "created",
  "terms",
  EXISTS (
    SELECT
    FROM
      employer_profiles
    WHERE
      user_id = jobs.owner_id
      AND verified_at IS NOT NULL
  ) AS "verified",
  "approval_status",
  "is_active"
FROM
  "jobs"
WHERE
  id = ANY ($1::UUID[])
  AND TRUE;

INSERT INTO
  "search_segments" (
    "size",
    "ids",
    "created",
    "pay",
    "annual_days",
    "hourly_min",
    "deadlines",
    "starts",
    "heads",
    "boundaries",
    "words"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
RETURNING
  "id";

INSERT INTO
  search_postings (segment, token, jobs, places)
SELECT
  $1,
  token,
  substring(
    bytes
    FROM
      start + 1 FOR jobs_end - start
  ),
  CASE
    WHEN places_end > jobs_end THEN substring(
      bytes
      FROM
        jobs_end + 1 FOR places_end - jobs_end
    )
  END
FROM
  (
    SELECT
      $2::bytea AS bytes
  ) AS given,
  (
    SELECT
      token,
      lag(places_end, 1, 0) OVER (
        ORDER BY
          token
      ) AS start,
      jobs_end,
      places_end
    FROM
      unnest($3::BIGINT[], $4::INT[], $5::INT[]) AS ends (token, jobs_end, places_end)
  ) AS postings;

LOCK TABLE search_segments IN EXCLUSIVE MODE;

UPDATE search_generation
SET
  generation = generation + 1;

DELETE FROM search_places
WHERE
  job_id = ANY ($1::UUID[])
RETURNING
  segment,
  place AS ordinal;

DELETE FROM search_fresh USING unnest($1::UUID[], $2::BIGINT[]) AS flushed (job_id, stamp)
WHERE
  search_fresh.job_id = flushed.job_id
  AND search_fresh.stamp = flushed.stamp;

INSERT INTO
  search_places (job_id, segment, place)
SELECT
  id,
  $1,
  number - 1
FROM
  unnest($2::UUID[]) WITH ORDINALITY AS jobs (id, number);

UPDATE "search_segments"
SET
  "ready" = $1
WHERE
  "id" = $2;

DELETE FROM search_segments
WHERE
  NOT ready
  AND begun_at < now() - interval '1 hour';

WITH RECURSIVE
  used AS (
    SELECT
      min(segment) AS segment
    FROM
      search_postings
    UNION ALL
    SELECT
      (
        SELECT
          min(segment)
        FROM
          search_postings
        WHERE
          segment > used.segment
      )
    FROM
      used
    WHERE
      used.segment IS NOT NULL
  )
SELECT
  segment
FROM
  used
WHERE
  segment IS NOT NULL
  AND NOT EXISTS (
    SELECT
    FROM
      search_segments
    WHERE
      id = segment
  );

SELECT
  "all_jobs"
FROM
  "desk_search";

SELECT
  "id",
  "size",
  "dead_count" AS "deletedCount",
  "words"
FROM
  "search_segments"
WHERE
  "ready" = $1;

UPDATE index_lease
SET
  until = '-infinity'
WHERE
  holder = $1;

-- find: nothing in memory

SELECT
  (
    SELECT
      generation
    FROM
      search_generation
  ) || ':' || coalesce(sum(stamp), 0) AS version,
  count(*) AS fresh
FROM
  (
    SELECT
      stamp
    FROM
      search_fresh
    LIMIT
      20001
  ) AS fresh;

WITH
  fresh AS (
    SELECT
      job_id AS id,
      stamp,
      segment,
      place AS ordinal
    FROM
      search_fresh
      LEFT JOIN search_places USING (job_id)
    LIMIT
      $1
  )
SELECT
  (
    SELECT
      generation
    FROM
      search_generation
  ) || ':' || (
    SELECT
      coalesce(sum(stamp), 0)
    FROM
      search_fresh
  ) AS version,
  (
    SELECT
      coalesce(
        json_agg(
          json_build_object('id', id, 'deletedCount', dead_count)
          ORDER BY
            id
        ),
        '[]'
      )
    FROM
      search_segments
    WHERE
      ready
  ) AS segments,
  (
    SELECT
      coalesce(json_agg(fresh), '[]')
    FROM
      fresh
  ) AS fresh;

SELECT
  "id",
  "size",
  "words",
  "ids",
  "created",
  "pay",
  "deadlines",
  "starts",
  "heads",
  "boundaries",
  "annual_days",
  "hourly_min"
FROM
  "search_segments"
WHERE
  "id" IN ($1)
  AND ready;

SELECT
  wanted.token,
  segments.id AS segment,
  postings.bytes
FROM
  search_segments AS segments
  CROSS JOIN unnest($1::BIGINT[]) AS wanted (token)
  LEFT JOIN LATERAL (
    SELECT
      jobs AS bytes
    FROM
      search_postings
    WHERE
      segment = segments.id
      AND token = wanted.token
    LIMIT
      1
  ) AS postings ON TRUE
WHERE
  segments.ready
  AND segments.id = ANY ($2::INT[]);

SELECT
  wanted.token,
  segments.id AS segment,
  postings.bytes
FROM
  search_segments AS segments
  CROSS JOIN unnest($1::BIGINT[]) AS wanted (token)
  LEFT JOIN LATERAL (
    SELECT
      places AS bytes
    FROM
      search_postings
    WHERE
      segment = segments.id
      AND token = wanted.token
    LIMIT
      1
  ) AS postings ON TRUE
WHERE
  segments.ready
  AND segments.id = ANY ($2::INT[]);

SELECT
  employer.verified_at IS NOT NULL AS "employer_verified",
  owner.suspended_at IS NOT NULL AS "employer_suspended",
  (
    jobs.application_count + coalesce(
      (
        SELECT
          sum(amount)
        FROM
          figure_changes
        WHERE
          name = 'job-applications'
          AND key = jobs.id::text
      ),
      0
    )
  )::int AS "application_count",
  "jobs"."id",
  "jobs"."owner_id",
  "jobs"."title",
  "jobs"."company",
  "jobs"."location",
  "jobs"."description",
  "jobs"."job_type",
  "jobs"."work_style",
  "jobs"."experience_level",
  "jobs"."category",
  "jobs"."salary_min",
  "jobs"."salary_max",
  "jobs"."requirements",
  "jobs"."benefits",
  "jobs"."deadline",
  "jobs"."terms",
  "jobs"."is_active",
  "jobs"."stopped_by_operator",
  "jobs"."approval_status",
  "jobs"."rejection_reason",
  "jobs"."was_public",
  "jobs"."created_at",
  "jobs"."updated_at",
  "jobs"."view_count",
  "owner"."name" AS "created_by_name"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
WHERE
  jobs.id = ANY ($1::UUID[])
  AND (
    jobs.approval_status = 'approved'
    AND jobs.is_active
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $2::date
    )
  );

-- find: everything in memory

SELECT
  (
    SELECT
      generation
    FROM
      search_generation
  ) || ':' || coalesce(sum(stamp), 0) AS version,
  count(*) AS fresh
FROM
  (
    SELECT
      stamp
    FROM
      search_fresh
    LIMIT
      20001
  ) AS fresh;

SELECT
  employer.verified_at IS NOT NULL AS "employer_verified",
  owner.suspended_at IS NOT NULL AS "employer_suspended",
  (
    jobs.application_count + coalesce(
      (
        SELECT
          sum(amount)
        FROM
          figure_changes
        WHERE
          name = 'job-applications'
          AND key = jobs.id::text
      ),
      0
    )
  )::int AS "application_count",
  "jobs"."id",
  "jobs"."owner_id",
  "jobs"."title",
  "jobs"."company",
  "jobs"."location",
  "jobs"."description",
  "jobs"."job_type",
  "jobs"."work_style",
  "jobs"."experience_level",
  "jobs"."category",
  "jobs"."salary_min",
  "jobs"."salary_max",
  "jobs"."requirements",
  "jobs"."benefits",
  "jobs"."deadline",
  "jobs"."terms",
  "jobs"."is_active",
  "jobs"."stopped_by_operator",
  "jobs"."approval_status",
  "jobs"."rejection_reason",
  "jobs"."was_public",
  "jobs"."created_at",
  "jobs"."updated_at",
  "jobs"."view_count",
  "owner"."name" AS "created_by_name"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
WHERE
  jobs.id = ANY ($1::UUID[])
  AND (
    jobs.approval_status = 'approved'
    AND jobs.is_active
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $2::date
    )
  );

-- findListed

SELECT
  "all_jobs"
FROM
  "desk_search";

SELECT
  (
    SELECT
      generation
    FROM
      search_generation
  ) || ':' || coalesce(sum(stamp), 0) AS version,
  count(*) AS fresh
FROM
  (
    SELECT
      stamp
    FROM
      search_fresh
    LIMIT
      20001
  ) AS fresh;

SELECT
  wanted.token,
  segments.id AS segment,
  postings.bytes
FROM
  search_segments AS segments
  CROSS JOIN unnest($1::BIGINT[]) AS wanted (token)
  LEFT JOIN LATERAL (
    SELECT
      jobs AS bytes
    FROM
      search_postings
    WHERE
      segment = segments.id
      AND token = wanted.token
    LIMIT
      1
  ) AS postings ON TRUE
WHERE
  segments.ready
  AND segments.id = ANY ($2::INT[]);

-- suggest

WITH RECURSIVE
  beginnings AS (
    (
      SELECT
        first.*,
        1 AS n
      FROM
        (
          SELECT
            (
              left(split_part(search_text, E'
', 1), 100) COLLATE "C"
            ) AS key,
            "title" AS text,
            (
              deadline IS NULL
              OR deadline >= $1::date
            ) AS open
          FROM
            jobs
          WHERE
            approval_status = 'approved'
            AND is_active
            AND (
              left(split_part(search_text, E'
', 1), 100) COLLATE "C"
            ) >= $2
            AND (
              left(split_part(search_text, E'
', 1), 100) COLLATE "C"
            ) < $3
          ORDER BY
            (
              left(split_part(search_text, E'
', 1), 100) COLLATE "C"
            )
          LIMIT
            1
        ) AS first
    )
    UNION ALL
    SELECT
      following.*,
      n + 1
    FROM
      beginnings,
      LATERAL (
        SELECT
          (
            left(split_part(search_text, E'
', 1), 100) COLLATE "C"
          ) AS key,
          "title" AS text,
          (
            deadline IS NULL
            OR deadline >= $4::date
          ) AS open
        FROM
          jobs
        WHERE
          approval_status = 'approved'
          AND is_active
          AND (
            left(split_part(search_text, E'
', 1), 100) COLLATE "C"
          ) > beginnings.key
          AND (
            left(split_part(search_text, E'
', 1), 100) COLLATE "C"
          ) < $5
        ORDER BY
          (
            left(split_part(search_text, E'
', 1), 100) COLLATE "C"
          )
        LIMIT
          1
      ) AS following
    WHERE
      n < $6
  )
SELECT
  text,
  open
FROM
  beginnings;

WITH RECURSIVE
  beginnings AS (
    (
      SELECT
        first.*,
        1 AS n
      FROM
        (
          SELECT
            (
              left(split_part(search_text, E'
', 2), 100) COLLATE "C"
            ) AS key,
            "company" AS text,
            (
              deadline IS NULL
              OR deadline >= $1::date
            ) AS open
          FROM
            jobs
          WHERE
            approval_status = 'approved'
            AND is_active
            AND (
              left(split_part(search_text, E'
', 2), 100) COLLATE "C"
            ) >= $2
            AND (
              left(split_part(search_text, E'
', 2), 100) COLLATE "C"
            ) < $3
          ORDER BY
            (
              left(split_part(search_text, E'
', 2), 100) COLLATE "C"
            )
          LIMIT
            1
        ) AS first
    )
    UNION ALL
    SELECT
      following.*,
      n + 1
    FROM
      beginnings,
      LATERAL (
        SELECT
          (
            left(split_part(search_text, E'
', 2), 100) COLLATE "C"
          ) AS key,
          "company" AS text,
          (
            deadline IS NULL
            OR deadline >= $4::date
          ) AS open
        FROM
          jobs
        WHERE
          approval_status = 'approved'
          AND is_active
          AND (
            left(split_part(search_text, E'
', 2), 100) COLLATE "C"
          ) > beginnings.key
          AND (
            left(split_part(search_text, E'
', 2), 100) COLLATE "C"
          ) < $5
        ORDER BY
          (
            left(split_part(search_text, E'
', 2), 100) COLLATE "C"
          )
        LIMIT
          1
      ) AS following
    WHERE
      n < $6
  )
SELECT
  text,
  open
FROM
  beginnings;

-- count: a fresh job

SELECT
  (
    SELECT
      generation
    FROM
      search_generation
  ) || ':' || coalesce(sum(stamp), 0) AS version,
  count(*) AS fresh
FROM
  (
    SELECT
      stamp
    FROM
      search_fresh
    LIMIT
      20001
  ) AS fresh;

WITH
  fresh AS (
    SELECT
      job_id AS id,
      stamp,
      segment,
      place AS ordinal
    FROM
      search_fresh
      LEFT JOIN search_places USING (job_id)
    LIMIT
      $1
  )
SELECT
  (
    SELECT
      generation
    FROM
      search_generation
  ) || ':' || (
    SELECT
      coalesce(sum(stamp), 0)
    FROM
      search_fresh
  ) AS version,
  (
    SELECT
      coalesce(
        json_agg(
          json_build_object('id', id, 'deletedCount', dead_count)
          ORDER BY
            id
        ),
        '[]'
      )
    FROM
      search_segments
    WHERE
      ready
  ) AS segments,
  (
    SELECT
      coalesce(json_agg(fresh), '[]')
    FROM
      fresh
  ) AS fresh;

SELECT
  "id",
  "search_text" AS "text",
  "prefectures",
  "category",
  "job_type",
  "work_style",
  "experience_level",
  "salary_min",
  "salary_max",
  "deadline",
  (
    extract(
      epoch
      FROM
        jobs.created_at
    ) * 1000000
  )::bigint AS "created",
  "terms",
  EXISTS (
    SELECT
    FROM
      employer_profiles
    WHERE
      user_id = jobs.owner_id
      AND verified_at IS NOT NULL
  ) AS "verified",
  "approval_status",
  "is_active"
FROM
  "jobs"
WHERE
  id = ANY ($1::UUID[])
  AND TRUE;

SELECT
  wanted.token,
  segments.id AS segment,
  postings.bytes
FROM
  search_segments AS segments
  CROSS JOIN unnest($1::BIGINT[]) AS wanted (token)
  LEFT JOIN LATERAL (
    SELECT
      jobs AS bytes
    FROM
      search_postings
    WHERE
      segment = segments.id
      AND token = wanted.token
    LIMIT
      1
  ) AS postings ON TRUE
WHERE
  segments.ready
  AND segments.id = ANY ($2::INT[]);

-- find: more fresh jobs than are kept in memory

SELECT
  (
    SELECT
      generation
    FROM
      search_generation
  ) || ':' || coalesce(sum(stamp), 0) AS version,
  count(*) AS fresh
FROM
  (
    SELECT
      stamp
    FROM
      search_fresh
    LIMIT
      20001
  ) AS fresh;

SET
  LOCAL statement_timeout = 60000;

SELECT
  "id",
  "dead_count" AS "deletedCount"
FROM
  "search_segments"
WHERE
  "ready" = $1
ORDER BY
  "id";

SELECT
  segment,
  array_agg(place) AS ordinals
FROM
  search_fresh
  JOIN search_places USING (job_id)
GROUP BY
  segment;

SELECT
  "job_id"
FROM
  "search_fresh"
ORDER BY
  "job_id"
LIMIT
  $1;

SELECT
  "id",
  "search_text" AS "text",
  "prefectures",
  "category",
  "job_type",
  "work_style",
  "experience_level",
  "salary_min",
  "salary_max",
  "deadline",
  (
    extract(
      epoch
      FROM
        jobs.created_at
    ) * 1000000
  )::bigint AS "created",
  "terms",
  EXISTS (
    SELECT
    FROM
      employer_profiles
    WHERE
      user_id = jobs.owner_id
      AND verified_at IS NOT NULL
  ) AS "verified",
  "approval_status",
  "is_active"
FROM
  "jobs"
WHERE
  id = ANY ($1::UUID[])
  AND approval_status = 'approved'
  AND is_active
  AND TRUE
  AND (
    search_text LIKE $2
    OR search_text LIKE $3
    OR search_text LIKE $4
  );

SELECT
  "job_id"
FROM
  "search_fresh"
WHERE
  "job_id" > $1
ORDER BY
  "job_id"
LIMIT
  $2;

-- find: more fresh jobs than can be read in time

SELECT
  (
    SELECT
      generation
    FROM
      search_generation
  ) || ':' || coalesce(sum(stamp), 0) AS version,
  count(*) AS fresh
FROM
  (
    SELECT
      stamp
    FROM
      search_fresh
    LIMIT
      20001
  ) AS fresh;

SET
  LOCAL statement_timeout = 0;

SELECT
  "id",
  "dead_count" AS "deletedCount"
FROM
  "search_segments"
WHERE
  "ready" = $1
ORDER BY
  "id";

SELECT
  segment,
  array_agg(place) AS ordinals
FROM
  search_fresh
  JOIN search_places USING (job_id)
GROUP BY
  segment;

SELECT
  newest.id,
  fresh.stamp,
  segment,
  place AS ordinal
FROM
  (
    SELECT
      id
    FROM
      jobs
    WHERE
      approval_status = 'approved'
      AND is_active
    ORDER BY
      created_at DESC,
      id DESC
    LIMIT
      500
  ) AS newest
  JOIN search_fresh AS fresh ON fresh.job_id = newest.id
  LEFT JOIN search_places AS places ON places.job_id = newest.id;

SELECT
  "id",
  "search_text" AS "text",
  "prefectures",
  "category",
  "job_type",
  "work_style",
  "experience_level",
  "salary_min",
  "salary_max",
  "deadline",
  (
    extract(
      epoch
      FROM
        jobs.created_at
    ) * 1000000
  )::bigint AS "created",
  "terms",
  EXISTS (
    SELECT
    FROM
      employer_profiles
    WHERE
      user_id = jobs.owner_id
      AND verified_at IS NOT NULL
  ) AS "verified",
  "approval_status",
  "is_active"
FROM
  "jobs"
WHERE
  id = ANY ($1::UUID[])
  AND TRUE;

-- updateIndex: deletes from a segment and merges it

UPDATE index_lease
SET
  holder = $1,
  until = now() + '30 s'::interval
WHERE
  holder = $2
  OR until < now()
RETURNING
  1;

SELECT
  "id",
  "title",
  "company",
  "description",
  "location",
  "requirements",
  "benefits",
  "search_text"
FROM
  "jobs"
WHERE
  (
    "search_version" < $1
    OR "search_version" > $2
  )
LIMIT
  $3;

SELECT
  "generation"
FROM
  "search_generation";

SELECT
  "search_fresh"."job_id",
  "search_fresh"."stamp"
FROM
  "search_fresh"
  LEFT JOIN "jobs" ON "jobs"."id" = "search_fresh"."job_id"
ORDER BY
  jobs.created_at NULLS FIRST,
  "search_fresh"."job_id"
LIMIT
  $1;

SELECT
  "id",
  "search_text" AS "text",
  "prefectures",
  "category",
  "job_type",
  "work_style",
  "experience_level",
  "salary_min",
  "salary_max",
  "deadline",
  (
    extract(
      epoch
      FROM
        jobs.created_at
    ) * 1000000
  )::bigint AS "created",
  "terms",
  EXISTS (
    SELECT
    FROM
      employer_profiles
    WHERE
      user_id = jobs.owner_id
      AND verified_at IS NOT NULL
  ) AS "verified",
  "approval_status",
  "is_active"
FROM
  "jobs"
WHERE
  id = ANY ($1::UUID[])
  AND TRUE;

LOCK TABLE search_segments IN EXCLUSIVE MODE;

UPDATE search_generation
SET
  generation = generation + 1;

DELETE FROM search_places
WHERE
  job_id = ANY ($1::UUID[])
RETURNING
  segment,
  place AS ordinal;

SELECT
  "size",
  "dead",
  "dead_count"
FROM
  "search_segments"
WHERE
  "id" = $1;

UPDATE "search_segments"
SET
  "dead" = $1,
  "dead_count" = $2
WHERE
  "id" = $3;

DELETE FROM search_fresh USING unnest($1::UUID[], $2::BIGINT[]) AS flushed (job_id, stamp)
WHERE
  search_fresh.job_id = flushed.job_id
  AND search_fresh.stamp = flushed.stamp;

DELETE FROM search_segments
WHERE
  NOT ready
  AND begun_at < now() - interval '1 hour';

WITH RECURSIVE
  used AS (
    SELECT
      min(segment) AS segment
    FROM
      search_postings
    UNION ALL
    SELECT
      (
        SELECT
          min(segment)
        FROM
          search_postings
        WHERE
          segment > used.segment
      )
    FROM
      used
    WHERE
      used.segment IS NOT NULL
  )
SELECT
  segment
FROM
  used
WHERE
  segment IS NOT NULL
  AND NOT EXISTS (
    SELECT
    FROM
      search_segments
    WHERE
      id = segment
  );

SELECT
  "all_jobs"
FROM
  "desk_search";

SELECT
  "id",
  "size",
  "dead_count" AS "deletedCount",
  "words"
FROM
  "search_segments"
WHERE
  "ready" = $1;

UPDATE index_lease
SET
  until = '-infinity'
WHERE
  holder = $1;
