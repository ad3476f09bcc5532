-- jobAddresses

SELECT
  "id",
  "updated_at"
FROM
  "jobs"
WHERE
  (
    jobs.approval_status = 'approved'
    AND jobs.is_active
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $1::date
    )
  )
  AND "id" >= $2
  AND "id" < $3
ORDER BY
  "id"
LIMIT
  $4;

SELECT
  "id",
  "updated_at"
FROM
  "jobs"
WHERE
  (
    jobs.approval_status = 'approved'
    AND jobs.is_active
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $1::date
    )
  )
  AND "id" > $2
ORDER BY
  "id"
LIMIT
  $3;

-- jobAddressParts

SELECT
  min(id::text) AS first,
  max(updated_at) AS changed
FROM
  (
    SELECT
      id,
      updated_at,
      (
        row_number() OVER (
          ORDER BY
            id
        ) - 1
      ) / $1::int AS part
    FROM
      jobs
    WHERE
      (
        jobs.approval_status = 'approved'
        AND jobs.is_active
        AND (
          jobs.deadline IS NULL
          OR jobs.deadline >= $2::date
        )
      )
  ) AS ranked
GROUP BY
  part
ORDER BY
  part;

-- filledFilters

WITH
  public AS MATERIALIZED (
    SELECT
      prefectures,
      category,
      job_type,
      max(updated_at) AS changed
    FROM
      jobs
    WHERE
      (
        jobs.approval_status = 'approved'
        AND jobs.is_active
        AND (
          jobs.deadline IS NULL
          OR jobs.deadline >= $1::date
        )
      )
    GROUP BY
      prefectures,
      category,
      job_type
  )
SELECT
  'prefecture' AS name,
  value,
  max(changed) AS changed
FROM
  public,
  unnest(prefectures) AS value
GROUP BY
  value
UNION ALL
SELECT
  'category',
  category,
  max(changed)
FROM
  public
WHERE
  category IS NOT NULL
GROUP BY
  category
UNION ALL
SELECT
  'job_type',
  job_type,
  max(changed)
FROM
  public
GROUP BY
  job_type;
