-- ownJobFigures

SELECT
  "id" AS "job_id",
  "title",
  "view_count" AS "views",
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
  )::int AS "applications"
FROM
  "jobs"
WHERE
  "owner_id" = $1
ORDER BY
  "created_at" DESC,
  "id" DESC;

-- pageOfOwnJobFigures

SELECT
  "id" AS "job_id",
  "title",
  "view_count" AS "views",
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
  )::int AS "applications"
FROM
  "jobs"
WHERE
  "owner_id" = $1
ORDER BY
  "view_count" DESC,
  "jobs"."application_count" DESC,
  "created_at" DESC,
  "id" DESC
LIMIT
  $2
OFFSET
  $3;

-- ownJobSums

SELECT
  count(*)::int AS "total",
  (
    count(*) FILTER (
      WHERE
        (
          jobs.approval_status = 'approved'
          AND jobs.is_active
          AND (
            jobs.deadline IS NULL
            OR jobs.deadline >= $1::date
          )
        )
    )
  )::int AS "active",
  (
    count(*) FILTER (
      WHERE
        approval_status = 'pending'
    )
  )::int AS "pending",
  (
    count(*) FILTER (
      WHERE
        approval_status = 'approved'
    )
  )::int AS "approved",
  (
    count(*) FILTER (
      WHERE
        approval_status = 'rejected'
    )
  )::int AS "rejected",
  coalesce(sum(view_count), 0)::bigint AS "views"
FROM
  "jobs"
WHERE
  "owner_id" = $2;

-- ownApplicationFigures

SELECT
  "applications"."status",
  count(*) AS "count"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
WHERE
  "jobs"."owner_id" = $1
GROUP BY
  "applications"."status";

-- figuresByDay

SELECT
  DAY::text AS DAY,
  sum(views) AS views,
  sum(applications) AS applications
FROM
  (
    SELECT
      v.day,
      v.views,
      0 AS applications
    FROM
      job_view_days v
      JOIN jobs ON jobs.id = v.job_id
    WHERE
      jobs.owner_id = $1
      AND v.day >= $2
    UNION ALL
    SELECT
      (a.applied_at AT TIME ZONE 'Asia/Tokyo')::date,
      0,
      1
    FROM
      applications a
      JOIN jobs ON jobs.id = a.job_id
    WHERE
      jobs.owner_id = $3
      AND a.applied_at >= $4
  ) happened
GROUP BY
  1;
