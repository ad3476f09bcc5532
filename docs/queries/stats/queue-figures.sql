-- decisionsByDay

SELECT
  to_char(
    decided_at AT TIME ZONE 'Asia/Tokyo',
    'YYYY-MM-DD'
  ) AS DAY,
  (
    count(*) FILTER (
      WHERE
        kind = 'approved'
    )
  )::int AS approved,
  (
    count(*) FILTER (
      WHERE
        kind = 'rejected'
    )
  )::int AS rejected,
  (
    percentile_cont(0.5) WITHIN GROUP (
      ORDER BY
        extract(
          epoch
          FROM
            decided_at - waiting_since
        )
    )
  )::int AS median_wait_seconds
FROM
  job_decisions
WHERE
  decided_at >= $1
  AND taken_back_at IS NULL
  AND kind IN ('approved', 'rejected')
GROUP BY
  1
ORDER BY
  1 DESC;

-- oldestWaiting

SELECT
  min(
    coalesce(
      (
        SELECT
          max(decided_at)
        FROM
          job_decisions AS sent
        WHERE
          sent.job_id = jobs.id
          AND sent.kind = 'resubmitted'
          AND sent.taken_back_at IS NULL
      ),
      jobs.created_at
    )
  ) AS oldest
FROM
  jobs
WHERE
  approval_status = 'pending';
