-- readBoardFigures

SELECT
  "amount"
FROM
  "figures"
WHERE
  "name" = $1;

SELECT
  name,
  key,
  sum(amount)::bigint AS amount
FROM
  (
    SELECT
      name,
      key,
      amount
    FROM
      figures
    WHERE
      name = ANY ($1::TEXT[])
    UNION ALL
    SELECT
      name,
      key,
      amount
    FROM
      figure_changes
    WHERE
      name = ANY ($2::TEXT[])
  ) AS part
GROUP BY
  name,
  key;

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
  "amount"
FROM
  "figures"
WHERE
  "name" = $1;

WITH
  changed AS (
    SELECT
      key AS company,
      coalesce(
        sum(amount) FILTER (
          WHERE
            name = 'company-jobs'
        ),
        0
      ) AS jobs,
      coalesce(
        sum(amount) FILTER (
          WHERE
            name = 'company-applications'
        ),
        0
      ) AS applications
    FROM
      figure_changes
    WHERE
      name IN ('company-jobs', 'company-applications')
    GROUP BY
      key
  ),
  unchanged AS (
    SELECT
      company,
      jobs AS job_count,
      applications AS application_count
    FROM
      company_figures AS kept
    WHERE
      jobs > 0
      AND NOT EXISTS (
        SELECT
        FROM
          changed
        WHERE
          changed.company = kept.company
      )
    ORDER BY
      kept.applications DESC,
      kept.jobs DESC,
      kept.company
    LIMIT
      $1
  )
SELECT
  *
FROM
  (
    SELECT
      *
    FROM
      unchanged
    UNION ALL
    SELECT
      company,
      (changed.jobs + coalesce(kept.jobs, 0))::bigint,
      (
        changed.applications + coalesce(kept.applications, 0)
      )::bigint
    FROM
      changed
      LEFT JOIN company_figures AS kept USING (company)
  ) AS found
WHERE
  job_count > 0
ORDER BY
  application_count DESC,
  job_count DESC,
  company
LIMIT
  $2;
