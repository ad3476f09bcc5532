-- listQueue

SELECT
  jobs.id
FROM
  jobs
WHERE
  (jobs.approval_status = 'pending')
  AND TRUE
ORDER BY
  jobs.created_at,
  jobs.id
LIMIT
  $1
OFFSET
  $2;

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
  "owner"."name" AS "created_by_name",
  "owner"."name" AS "employer_name",
  "owner"."email" AS "employer_email",
  "poster"."id" AS "poster_id",
  "poster"."name" AS "poster_name",
  "jobs"."created_at"::text AS "at"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
  LEFT JOIN "users" AS "poster" ON "poster"."id" = "jobs"."posted_by"
WHERE
  jobs.id = ANY ($1::UUID[]);

SELECT
  jobs.id
FROM
  jobs
WHERE
  (jobs.approval_status = 'pending')
  AND ("jobs"."created_at", "jobs"."id") > ($1::timestamptz, $2::uuid)
ORDER BY
  jobs.created_at,
  jobs.id
LIMIT
  $3
OFFSET
  $4;

SELECT
  jobs.id
FROM
  jobs
  JOIN users ON users.id = jobs.owner_id
  JOIN job_checks AS checked ON checked.job_id = jobs.id
  JOIN employer_profiles AS employer ON employer.user_id = jobs.owner_id
WHERE
  (
    jobs.approval_status = 'pending'
    AND (
      (
        coalesce(
          "users"."search_text",
          person_text ("users"."name", "users"."email", "users"."phone")
        ) LIKE $1
        OR strpos(split_part(jobs.search_text, E'
', 1), $2) > 0
        OR strpos(split_part(jobs.search_text, E'
', 2), $3) > 0
      )
      AND (
        coalesce(
          "users"."search_text",
          person_text ("users"."name", "users"."email", "users"."phone")
        ) LIKE $4
        OR strpos(split_part(jobs.search_text, E'
', 1), $5) > 0
        OR strpos(split_part(jobs.search_text, E'
', 2), $6) > 0
      )
    )
    AND checked.severity = $7
    AND employer.verified_at IS NOT NULL
  )
  AND TRUE
ORDER BY
  jobs.created_at,
  jobs.id
LIMIT
  $8
OFFSET
  $9;

SELECT
  jobs.id
FROM
  jobs
WHERE
  (
    jobs.approval_status = 'pending'
    AND jobs.id = $1
  )
  AND TRUE
ORDER BY
  jobs.created_at,
  jobs.id
LIMIT
  $2
OFFSET
  $3;

SELECT
  jobs.id
FROM
  jobs
WHERE
  (
    jobs.approval_status = 'pending'
    AND NOT EXISTS (
      SELECT
      FROM
        jobs AS other
      WHERE
        other.owner_id = jobs.owner_id
        AND (
          other.approval_status = 'approved'
          OR other.was_public
        )
    )
  )
  AND TRUE
ORDER BY
  jobs.created_at,
  jobs.id
LIMIT
  $1
OFFSET
  $2;

SELECT
  jobs.id
FROM
  jobs
WHERE
  (
    jobs.approval_status = 'pending'
    AND (
      SELECT
        max(decided_at)
      FROM
        job_decisions AS sent
      WHERE
        sent.job_id = jobs.id
        AND sent.kind = 'resubmitted'
        AND sent.taken_back_at IS NULL
    ) IS NOT NULL
    AND coalesce(
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
    ) < $1
  )
  AND TRUE
ORDER BY
  jobs.created_at,
  jobs.id
LIMIT
  $2
OFFSET
  $3;

-- countQueue

SELECT
  count(*)::int AS total
FROM
  jobs
WHERE
  (
    jobs.approval_status = 'pending'
    AND NOT EXISTS (
      SELECT
      FROM
        jobs AS other
      WHERE
        other.owner_id = jobs.owner_id
        AND (
          other.approval_status = 'approved'
          OR other.was_public
        )
    )
  );

-- employerRecordsOf

SELECT
  jobs.owner_id,
  NOT EXISTS (
    SELECT
    FROM
      jobs AS other
    WHERE
      other.owner_id = jobs.owner_id
      AND (
        other.approval_status = 'approved'
        OR other.was_public
      )
  ) AS first,
  (
    SELECT
      count(*)::int
    FROM
      (
        SELECT
        FROM
          job_decisions
        WHERE
          owner_id = jobs.owner_id
          AND kind = 'approved'
          AND taken_back_at IS NULL
        LIMIT
          100
      ) AS counted
  ) AS approved,
  (
    SELECT
      count(*)::int
    FROM
      (
        SELECT
        FROM
          job_decisions
        WHERE
          owner_id = jobs.owner_id
          AND kind = 'rejected'
          AND taken_back_at IS NULL
        LIMIT
          100
      ) AS counted
  ) AS rejected
FROM
  unnest($1::UUID[]) AS jobs (owner_id);
