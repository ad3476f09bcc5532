-- takeEndingJobs

WITH
  taken AS (
    INSERT INTO
      job_deadline_reminders (job_id, deadline)
    SELECT
      jobs.id,
      jobs.deadline
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
      AND jobs.deadline > $2::date
      AND jobs.deadline <= $3::date
      AND NOT EXISTS (
        SELECT
        FROM
          job_deadline_reminders AS sent
        WHERE
          sent.job_id = jobs.id
          AND sent.deadline = jobs.deadline
      )
    ORDER BY
      jobs.deadline,
      jobs.id
    LIMIT
      $4
    ON CONFLICT (job_id) DO UPDATE
    SET
      deadline = excluded.deadline
    WHERE
      job_deadline_reminders.deadline <> excluded.deadline
    RETURNING
      job_id,
      deadline
  )
SELECT
  jobs.id,
  jobs.owner_id,
  taken.deadline::text AS deadline
FROM
  taken
  JOIN jobs ON jobs.id = taken.job_id;
