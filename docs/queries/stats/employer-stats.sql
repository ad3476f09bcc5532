-- ownJobFigures

WITH
  own AS MATERIALIZED (
    SELECT
      id,
      title,
      approval_status,
      (
        jobs.approval_status = 'approved'
        AND jobs.is_active
        AND (
          jobs.deadline IS NULL
          OR jobs.deadline >= $1::date
        )
      ) AS is_public,
      view_count,
      application_count,
      created_at
    FROM
      jobs
    WHERE
      owner_id = $2
  )
SELECT
  count(*)::int AS total,
  (
    count(*) FILTER (
      WHERE
        is_public
    )
  )::int AS active,
  (
    count(*) FILTER (
      WHERE
        approval_status = 'pending'
    )
  )::int AS pending,
  (
    count(*) FILTER (
      WHERE
        approval_status = 'approved'
    )
  )::int AS approved,
  (
    count(*) FILTER (
      WHERE
        approval_status = 'rejected'
    )
  )::int AS rejected,
  coalesce(sum(view_count), 0)::bigint AS views,
  (
    SELECT
      coalesce(json_agg(listed), '[]')
    FROM
      (
        SELECT
          id AS job_id,
          title,
          view_count AS views,
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
          )::int AS applications
        FROM
          own AS jobs
        ORDER BY
          created_at DESC,
          id DESC
      ) AS listed
  ) AS per_job
FROM
  own;

WITH
  own AS MATERIALIZED (
    SELECT
      id,
      title,
      approval_status,
      (
        jobs.approval_status = 'approved'
        AND jobs.is_active
        AND (
          jobs.deadline IS NULL
          OR jobs.deadline >= $1::date
        )
      ) AS is_public,
      view_count,
      application_count,
      created_at
    FROM
      jobs
    WHERE
      owner_id = $2
  )
SELECT
  count(*)::int AS total,
  (
    count(*) FILTER (
      WHERE
        is_public
    )
  )::int AS active,
  (
    count(*) FILTER (
      WHERE
        approval_status = 'pending'
    )
  )::int AS pending,
  (
    count(*) FILTER (
      WHERE
        approval_status = 'approved'
    )
  )::int AS approved,
  (
    count(*) FILTER (
      WHERE
        approval_status = 'rejected'
    )
  )::int AS rejected,
  coalesce(sum(view_count), 0)::bigint AS views,
  (
    SELECT
      coalesce(json_agg(listed), '[]')
    FROM
      (
        SELECT
          id AS job_id,
          title,
          view_count AS views,
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
          )::int AS applications
        FROM
          own AS jobs
        ORDER BY
          view_count DESC,
          application_count DESC,
          created_at DESC,
          id DESC
        LIMIT
          $3
        OFFSET
          $4
      ) AS listed
  ) AS per_job
FROM
  own;

-- ownApplicationFigures

SELECT
  applications.status,
  CASE
    WHEN applied_at >= $1 THEN (applied_at AT TIME ZONE 'Asia/Tokyo')::date::text
  END AS DAY,
  count(*)::int AS count
FROM
  applications
  JOIN jobs ON jobs.id = applications.job_id
WHERE
  jobs.owner_id = $2
GROUP BY
  1,
  2;

-- ownViewsByDay

SELECT
  viewed.day::text AS DAY,
  sum(viewed.views)::int AS views
FROM
  jobs
  CROSS JOIN LATERAL (
    SELECT
      DAY,
      views
    FROM
      job_view_days
    WHERE
      job_id = jobs.id
      AND DAY >= $1
    OFFSET
      0
  ) AS viewed
WHERE
  jobs.owner_id = $2
GROUP BY
  viewed.day;
