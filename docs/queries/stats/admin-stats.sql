-- userFigures

SELECT
  count(*) AS "total",
  count(*) FILTER (
    WHERE
      role = 'employer'
  ) AS "employers",
  count(*) FILTER (
    WHERE
      created_at >= $1
  ) AS "this_month"
FROM
  "users";

-- jobFigures

SELECT
  count(*) AS "total",
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
  ) AS "active",
  count(*) FILTER (
    WHERE
      approval_status = 'pending'
  ) AS "pending",
  count(*) FILTER (
    WHERE
      approval_status = 'approved'
  ) AS "approved",
  count(*) FILTER (
    WHERE
      approval_status = 'rejected'
  ) AS "rejected",
  count(*) FILTER (
    WHERE
      created_at >= $2
  ) AS "this_month"
FROM
  "jobs";

-- applicationFigures

SELECT
  to_char(applied_at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM') AS "month",
  "status",
  count(*) AS "count"
FROM
  "applications"
GROUP BY
  "month",
  "status";

-- recentUsers

SELECT
  "id",
  "name",
  "email",
  "role",
  "created_at"
FROM
  "users"
ORDER BY
  "created_at" DESC,
  "id" DESC
LIMIT
  $1;

-- recentJobs

SELECT
  "id",
  "title",
  "company",
  "approval_status",
  "is_active",
  "stopped_by_operator",
  "created_at"
FROM
  "jobs"
ORDER BY
  "created_at" DESC,
  "id" DESC
LIMIT
  $1;

-- topCompanies

SELECT
  "company",
  count(*) AS "job_count",
  sum(application_count) AS "application_count"
FROM
  "jobs"
GROUP BY
  "company"
ORDER BY
  "application_count" DESC,
  "job_count" DESC,
  "company"
LIMIT
  $1;
