-- findOpenings

SELECT
  asked.name AS company,
  (
    SELECT
      count(*)
    FROM
      (
        SELECT
        FROM
          jobs
        WHERE
          left(split_part(jobs.search_text, E'
', 2), 100) COLLATE "C" = left(asked.name, 100)
          AND split_part(jobs.search_text, E'
', 2) = asked.name
          AND (
            jobs.approval_status = 'approved'
            AND jobs.is_active
            AND (
              jobs.deadline IS NULL
              OR jobs.deadline >= $1::date
            )
          )
        LIMIT
          $2
      ) AS counted
  )::int AS total,
  ARRAY(
    SELECT
      jobs.id
    FROM
      jobs
    WHERE
      left(split_part(jobs.search_text, E'
', 2), 100) COLLATE "C" = left(asked.name, 100)
      AND split_part(jobs.search_text, E'
', 2) = asked.name
      AND (
        jobs.approval_status = 'approved'
        AND jobs.is_active
        AND (
          jobs.deadline IS NULL
          OR jobs.deadline >= $3::date
        )
      )
    ORDER BY
      jobs.created_at DESC,
      jobs.id DESC
    LIMIT
      $4
  ) AS ids
FROM
  unnest($5::TEXT[]) AS asked (name);
