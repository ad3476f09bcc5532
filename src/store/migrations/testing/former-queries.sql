-- holdApplicant

SELECT
  "id"
FROM
  "users"
WHERE
  "id" = $1
FOR KEY SHARE;

-- hasApplied

SELECT
  "id"
FROM
  "applications"
WHERE
  "job_id" = $1
  AND "user_id" = $2;

-- holdOwnResume

SELECT
  "id"
FROM
  "resumes"
WHERE
  "id" = $1
  AND "user_id" = $2
FOR KEY SHARE;

-- insertApplication

INSERT INTO
  "applications" (
    "id",
    "job_id",
    "user_id",
    "resume_id",
    "cover_letter",
    "applied_at",
    "updated_at"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7);

-- lockOwnApplication

SELECT
  "id"
FROM
  "jobs"
WHERE
  "id" IN (
    SELECT
      "job_id"
    FROM
      "applications"
    WHERE
      "id" = $1
      AND "user_id" = $2
  )
FOR NO KEY UPDATE;

SELECT
  "id",
  "status",
  "applied_at"
FROM
  "applications"
WHERE
  "id" = $1
  AND "user_id" = $2
FOR UPDATE;

-- removeApplication

DELETE FROM "applications"
WHERE
  "id" = $1;

-- forgetApplicationsBefore

SELECT
  "id"
FROM
  "jobs"
WHERE
  "id" IN (
    SELECT
      "job_id"
    FROM
      "applications"
    WHERE
      "updated_at" < $1
  )
ORDER BY
  "id"
FOR NO KEY UPDATE;

DELETE FROM "applications"
WHERE
  "updated_at" < $1;

-- moveApplication

UPDATE "applications"
SET
  "status" = $1,
  "updated_at" = $2
WHERE
  "id" = $3
  AND "job_id" = $4
  AND status = ANY ($5)
RETURNING
  "id";

-- readOwnApplication

SELECT
  "applications"."id",
  "applications"."job_id",
  "applications"."status",
  "applications"."applied_at",
  "applications"."updated_at",
  "applications"."cover_letter",
  "jobs"."title",
  "jobs"."company",
  "jobs"."location",
  "jobs"."salary_min",
  "jobs"."salary_max",
  "jobs"."terms",
  "jobs"."job_type",
  "jobs"."work_style",
  "jobs"."requirements",
  "resumes"."name" AS "resume_name",
  "applications"."applied_at"::text AS "at"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  LEFT JOIN "resumes" ON "resumes"."id" = "applications"."resume_id"
WHERE
  "applications"."id" = $1;

-- listOwnApplications

SELECT
  "applications"."id",
  "applications"."job_id",
  "applications"."status",
  "applications"."applied_at",
  "applications"."updated_at",
  "applications"."cover_letter",
  "jobs"."title",
  "jobs"."company",
  "jobs"."location",
  "jobs"."salary_min",
  "jobs"."salary_max",
  "jobs"."terms",
  "jobs"."job_type",
  "jobs"."work_style",
  "jobs"."requirements",
  "resumes"."name" AS "resume_name",
  "applications"."applied_at"::text AS "at"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  LEFT JOIN "resumes" ON "resumes"."id" = "applications"."resume_id"
WHERE
  (
    applications.user_id = $1
    AND TRUE
  )
  AND TRUE
ORDER BY
  "applications"."applied_at" DESC,
  "applications"."id" DESC
LIMIT
  $2
OFFSET
  $3;

SELECT
  "applications"."id",
  "applications"."job_id",
  "applications"."status",
  "applications"."applied_at",
  "applications"."updated_at",
  "applications"."cover_letter",
  "jobs"."title",
  "jobs"."company",
  "jobs"."location",
  "jobs"."salary_min",
  "jobs"."salary_max",
  "jobs"."terms",
  "jobs"."job_type",
  "jobs"."work_style",
  "jobs"."requirements",
  "resumes"."name" AS "resume_name",
  "applications"."applied_at"::text AS "at"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  LEFT JOIN "resumes" ON "resumes"."id" = "applications"."resume_id"
WHERE
  (
    applications.user_id = $1
    AND (
      (
        split_part(jobs.search_text, E'
', 1) || E'
' || split_part(jobs.search_text, E'
', 2)
      ) LIKE $2
    )
    AND applications.job_id = $3
  )
  AND "applications"."status" = $4
  AND ("applications"."applied_at", "applications"."id") < ($5::timestamptz, $6::uuid)
ORDER BY
  "applications"."applied_at" DESC,
  "applications"."id" DESC
LIMIT
  $7
OFFSET
  $8;

SELECT
  "applications"."id",
  "applications"."job_id",
  "applications"."status",
  "applications"."applied_at",
  "applications"."updated_at",
  "applications"."cover_letter",
  "jobs"."title",
  "jobs"."company",
  "jobs"."location",
  "jobs"."salary_min",
  "jobs"."salary_max",
  "jobs"."terms",
  "jobs"."job_type",
  "jobs"."work_style",
  "jobs"."requirements",
  "resumes"."name" AS "resume_name",
  "applications"."applied_at"::text AS "at"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  LEFT JOIN "resumes" ON "resumes"."id" = "applications"."resume_id"
WHERE
  (
    applications.user_id = $1
    AND TRUE
  )
  AND ("applications"."applied_at", "applications"."id") > ($2::timestamptz, $3::uuid)
ORDER BY
  "applications"."applied_at" ASC,
  "applications"."id" ASC
LIMIT
  $4
OFFSET
  $5;

SELECT
  "applications"."id",
  "applications"."job_id",
  "applications"."status",
  "applications"."applied_at",
  "applications"."updated_at",
  "applications"."cover_letter",
  "jobs"."title",
  "jobs"."company",
  "jobs"."location",
  "jobs"."salary_min",
  "jobs"."salary_max",
  "jobs"."terms",
  "jobs"."job_type",
  "jobs"."work_style",
  "jobs"."requirements",
  "resumes"."name" AS "resume_name",
  "applications"."updated_at"::text AS "at"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  LEFT JOIN "resumes" ON "resumes"."id" = "applications"."resume_id"
WHERE
  (
    applications.user_id = $1
    AND TRUE
  )
  AND ("applications"."updated_at", "applications"."id") < ($2::timestamptz, $3::uuid)
ORDER BY
  "applications"."updated_at" DESC,
  "applications"."id" DESC
LIMIT
  $4
OFFSET
  $5;

-- listAppliedJobIds

SELECT
  "job_id"
FROM
  "applications"
WHERE
  "user_id" = $1
ORDER BY
  "applied_at" DESC,
  "id" DESC
LIMIT
  $2;

-- countOwnApplications

SELECT
  "applications"."status",
  count(*) AS "count"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
WHERE
  (
    applications.user_id = $1
    AND TRUE
  )
GROUP BY
  "applications"."status";

-- findReceived

SELECT
  "applications"."id",
  "applications"."job_id",
  "applications"."status",
  "applications"."applied_at",
  "applications"."updated_at",
  "applications"."cover_letter",
  "applications"."resume_id",
  "jobs"."title" AS "job_title",
  "applicant"."name" AS "applicant_name",
  "applicant"."email" AS "applicant_email",
  "applicant"."phone" AS "applicant_phone",
  "applicant"."avatar_name",
  "resumes"."name" AS "resume_name",
  "applications"."applied_at"::text AS "at"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  LEFT JOIN "resumes" ON "resumes"."id" = "applications"."resume_id"
WHERE
  "applications"."job_id" = $1
  AND "applications"."id" = $2;

-- listReceived

SELECT
  "applications"."id",
  "applications"."job_id",
  "applications"."status",
  "applications"."applied_at",
  "applications"."updated_at",
  "applications"."cover_letter",
  "applications"."resume_id",
  "jobs"."title" AS "job_title",
  "applicant"."name" AS "applicant_name",
  "applicant"."email" AS "applicant_email",
  "applicant"."phone" AS "applicant_phone",
  "applicant"."avatar_name",
  "resumes"."name" AS "resume_name",
  "applications"."applied_at"::text AS "at"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  LEFT JOIN "resumes" ON "resumes"."id" = "applications"."resume_id"
WHERE
  (
    TRUE
    AND jobs.owner_id = $1
  )
  AND TRUE
ORDER BY
  "applications"."applied_at" DESC,
  "applications"."id" DESC
LIMIT
  $2
OFFSET
  $3;

SELECT
  "applications"."id",
  "applications"."job_id",
  "applications"."status",
  "applications"."applied_at",
  "applications"."updated_at",
  "applications"."cover_letter",
  "applications"."resume_id",
  "jobs"."title" AS "job_title",
  "applicant"."name" AS "applicant_name",
  "applicant"."email" AS "applicant_email",
  "applicant"."phone" AS "applicant_phone",
  "applicant"."avatar_name",
  "resumes"."name" AS "resume_name",
  "applications"."applied_at"::text AS "at"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  LEFT JOIN "resumes" ON "resumes"."id" = "applications"."resume_id"
WHERE
  (
    (
      (
        replace(
          translate(
            lower(normalize("applicant"."name", NFKC)),
            'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
            'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'
          ),
          ' ',
          ''
        ) || E'
' || translate(
          lower(normalize("applicant"."email", NFKC)),
          'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
          'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'
        ) || E'
' || split_part(jobs.search_text, E'
', 1)
      ) LIKE $1
    )
    AND applications.job_id = $2
  )
  AND "applications"."status" = $3
  AND ("applications"."applied_at", "applications"."id") < ($4::timestamptz, $5::uuid)
ORDER BY
  "applications"."applied_at" DESC,
  "applications"."id" DESC
LIMIT
  $6
OFFSET
  $7;

-- countReceived

SELECT
  "applications"."status",
  count(*) AS "count"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
WHERE
  (
    (
      (
        replace(
          translate(
            lower(normalize("applicant"."name", NFKC)),
            'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
            'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'
          ),
          ' ',
          ''
        ) || E'
' || translate(
          lower(normalize("applicant"."email", NFKC)),
          'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
          'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'
        ) || E'
' || split_part(jobs.search_text, E'
', 1)
      ) LIKE $1
    )
    AND jobs.owner_id = $2
  )
GROUP BY
  "applications"."status";

-- record

INSERT INTO
  "audit_log" (
    "id",
    "at",
    "actor_id",
    "action",
    "subject_id",
    "detail",
    "address",
    "request_id"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7, $8);

-- recordOncePerMinute

INSERT INTO
  "audit_log" (
    "id",
    "at",
    "actor_id",
    "action",
    "subject_id",
    "detail",
    "address",
    "request_id"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT ("id") DO NOTHING;

-- shortenOldAddresses

UPDATE "audit_log"
SET
  "address" = short_address (address)
WHERE
  at <= now() - interval '30 days'
  AND masklen(address) IN (32, 128);

-- insertDemoData

LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE;

SELECT
  "id"
FROM
  "users"
LIMIT
  $1;

INSERT INTO
  "users" (
    "id",
    "name",
    "email",
    "password_hash",
    "role",
    "created_at",
    "email_key"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7);

INSERT INTO
  "employer_profiles" ("user_id", "name", "updated_at")
VALUES
  ($1, $2, $3);

INSERT INTO
  "jobs" (
    "title",
    "company",
    "location",
    "description",
    "job_type",
    "work_style",
    "experience_level",
    "category",
    "salary_min",
    "salary_max",
    "requirements",
    "benefits",
    "deadline",
    "is_active",
    "id",
    "owner_id",
    "approval_status",
    "created_at",
    "updated_at",
    "prefectures",
    "search_text",
    "was_public"
  )
VALUES
  (
    $1,
    $2,
    $3,
    $4,
    $5,
    $6,
    $7,
    $8,
    $9,
    $10,
    $11,
    $12,
    $13,
    $14,
    $15,
    $16,
    $17,
    $18,
    $19,
    $20,
    $21,
    $22
  );

INSERT INTO
  job_view_days (job_id, DAY, views)
SELECT
  *
FROM
  unnest($1::UUID[], $2::date[], $3::INT[]);

INSERT INTO
  "applications" (
    "id",
    "job_id",
    "user_id",
    "cover_letter",
    "applied_at",
    "updated_at"
  )
VALUES
  ($1, $2, $3, $4, $5, $6);

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

-- addDecision

INSERT INTO
  "job_decisions" (
    "reason",
    "job_id",
    "kind",
    "decided_by",
    "decided_at",
    "id"
  )
VALUES
  ($1, $2, $3, $4, $5, $6);

-- decisionsOf

SELECT
  decision.job_id,
  decision.kind,
  decision.reason,
  decision.decided_at,
  users.name AS by_name
FROM
  unnest($1::UUID[]) AS asked (id)
  CROSS JOIN LATERAL (
    SELECT
      id,
      job_id,
      kind,
      reason,
      decided_at,
      decided_by
    FROM
      job_decisions
    WHERE
      job_id = asked.id
      AND taken_back_at IS NULL
    ORDER BY
      decided_at DESC,
      id DESC
    LIMIT
      10
  ) AS decision
  LEFT JOIN users ON users.id = decision.decided_by
ORDER BY
  decision.decided_at DESC,
  decision.id DESC;

-- takeBackDecision

UPDATE "job_decisions"
SET
  "taken_back_at" = $1
WHERE
  "id" = (
    SELECT
      "last"."id"
    FROM
      "job_decisions" AS "last"
    WHERE
      "last"."job_id" = $2
      AND "last"."taken_back_at" IS NULL
    ORDER BY
      "last"."decided_at" DESC,
      "last"."id" DESC
    LIMIT
      $3
  )
  AND "kind" IN ($4, $5)
  AND "decided_by" = $6
  AND "decided_at" >= $7
RETURNING
  "id";

-- findDecision

SELECT
  "kind",
  "reason"
FROM
  "job_decisions"
WHERE
  "id" = $1
  AND "taken_back_at" IS NULL;

-- findingsOf



-- findingsOfPosting

SELECT
  *
FROM
  "employer_profiles"
WHERE
  "user_id" = $1;

-- listJobs

SELECT
  employer.verified_at IS NOT NULL AS "employer_verified",
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
  "jobs"."application_count",
  "owner"."name" AS "created_by_name",
  "owner"."name" AS "employer_name",
  "owner"."email" AS "employer_email",
  "jobs"."created_at"::text AS "at"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
WHERE
  (TRUE)
  AND TRUE
ORDER BY
  "jobs"."created_at" DESC,
  "jobs"."id" DESC
LIMIT
  $1
OFFSET
  $2;

SELECT
  employer.verified_at IS NOT NULL AS "employer_verified",
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
  "jobs"."application_count",
  "owner"."name" AS "created_by_name",
  "owner"."name" AS "employer_name",
  "owner"."email" AS "employer_email",
  "jobs"."created_at"::text AS "at"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
WHERE
  (
    (
      "jobs"."search_text" LIKE $1
      AND "jobs"."search_text" LIKE $2
    )
    AND jobs.owner_id = $3
    AND jobs.approval_status = $4
    AND jobs.job_type = $5
  )
  AND ("jobs"."created_at", "jobs"."id") < ($6::timestamptz, $7::uuid)
ORDER BY
  "jobs"."created_at" DESC,
  "jobs"."id" DESC
LIMIT
  $8
OFFSET
  $9;

SELECT
  employer.verified_at IS NOT NULL AS "employer_verified",
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
  "jobs"."application_count",
  "owner"."name" AS "created_by_name",
  "owner"."name" AS "employer_name",
  "owner"."email" AS "employer_email",
  "jobs"."created_at"::text AS "at"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
WHERE
  (
    TRUE
    AND NOT jobs.is_active
  )
  AND TRUE
ORDER BY
  "jobs"."created_at" DESC,
  "jobs"."id" DESC
LIMIT
  $1
OFFSET
  $2;

SELECT
  employer.verified_at IS NOT NULL AS "employer_verified",
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
  "jobs"."application_count",
  "owner"."name" AS "created_by_name",
  "owner"."name" AS "employer_name",
  "owner"."email" AS "employer_email",
  "jobs"."created_at"::text AS "at"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
WHERE
  (
    TRUE
    AND (
      jobs.approval_status = 'approved'
      AND jobs.is_active
      AND (
        jobs.deadline IS NULL
        OR jobs.deadline >= $1::date
      )
    )
  )
  AND TRUE
ORDER BY
  "jobs"."created_at" DESC,
  "jobs"."id" DESC
LIMIT
  $2
OFFSET
  $3;

-- listPending

SELECT
  employer.verified_at IS NOT NULL AS "employer_verified",
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
  "jobs"."application_count",
  "owner"."name" AS "created_by_name",
  "owner"."name" AS "employer_name",
  "owner"."email" AS "employer_email",
  "jobs"."created_at"::text AS "at"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
WHERE
  "jobs"."approval_status" = $1
  AND TRUE
ORDER BY
  "jobs"."created_at",
  "jobs"."id"
LIMIT
  $2
OFFSET
  $3;

SELECT
  employer.verified_at IS NOT NULL AS "employer_verified",
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
  "jobs"."application_count",
  "owner"."name" AS "created_by_name",
  "owner"."name" AS "employer_name",
  "owner"."email" AS "employer_email",
  "jobs"."created_at"::text AS "at"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
WHERE
  "jobs"."approval_status" = $1
  AND ("jobs"."created_at", "jobs"."id") > ($2::timestamptz, $3::uuid)
ORDER BY
  "jobs"."created_at",
  "jobs"."id"
LIMIT
  $4
OFFSET
  $5;

-- countListed

SELECT
  count(*) AS "total"
FROM
  "jobs"
WHERE
  (
    ("jobs"."search_text" LIKE $1)
    AND jobs.owner_id = $2
  );

-- holdRecheck

SELECT
  *
FROM
  "job_recheck"
FOR UPDATE;

-- saveRecheck

UPDATE "job_recheck"
SET
  "edition" = $1,
  "after_id" = $2,
  "done" = $3;

-- publicJobsAfter

SELECT
  employer.verified_at IS NOT NULL AS "employer_verified",
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
  "jobs"."application_count",
  "owner"."name" AS "created_by_name"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
WHERE
  (
    jobs.approval_status = 'approved'
    AND jobs.is_active
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $1::date
    )
  )
ORDER BY
  "jobs"."id"
LIMIT
  $2;

SELECT
  employer.verified_at IS NOT NULL AS "employer_verified",
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
  "jobs"."application_count",
  "owner"."name" AS "created_by_name"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
WHERE
  (
    jobs.approval_status = 'approved'
    AND jobs.is_active
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $1::date
    )
  )
  AND "jobs"."id" > $2
ORDER BY
  "jobs"."id"
LIMIT
  $3;

-- knownStopsOf

SELECT
  *
FROM
  "job_known_stops"
WHERE
  job_id = ANY ($1::UUID[]);

-- saveKnownStops

INSERT INTO
  "job_known_stops" ("job_id", "stops")
VALUES
  ($1, $2)
ON CONFLICT ("job_id") DO UPDATE
SET
  "stops" = "excluded"."stops";

-- openCheckCase

INSERT INTO
  "job_report_cases" ("id", "job_id", "opened_at", "desk_at", "found")
VALUES
  ($1, $2, $3, $4, $5)
ON CONFLICT ("job_id")
WHERE
  "closed_at" IS NULL DO UPDATE
SET
  "desk_at" = coalesce(job_report_cases.desk_at, excluded.desk_at),
  "found" = $6;

-- holdOpenCase

INSERT INTO
  "job_report_cases" ("id", "job_id", "opened_at")
VALUES
  ($1, $2, $3)
ON CONFLICT ("job_id")
WHERE
  "closed_at" IS NULL DO UPDATE
SET
  "job_id" = "excluded"."job_id"
RETURNING
  "id";

-- addReport

INSERT INTO
  "job_report_cases" ("id", "job_id", "opened_at")
VALUES
  ($1, $2, $3)
ON CONFLICT ("job_id")
WHERE
  "closed_at" IS NULL DO UPDATE
SET
  "job_id" = "excluded"."job_id"
RETURNING
  "id";

INSERT INTO
  "job_reports" (
    "case_id",
    "job_id",
    "reporter_id",
    "viewer",
    "reason",
    "text",
    "reported_at",
    "id"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7, $8);

-- reportsInCase

SELECT
  count(*)::int AS "count",
  coalesce(bool_or(reason = 'suspicious'), FALSE) AS "suspicious"
FROM
  "job_reports"
WHERE
  "case_id" = $1;

-- putOnDesk

UPDATE "job_report_cases"
SET
  "desk_at" = $1
WHERE
  "id" = $2
  AND "desk_at" IS NULL;

-- listReportCases

SELECT
  "report_case"."id",
  "report_case"."desk_at",
  "report_case"."closed_at",
  "report_case"."note",
  "report_case"."found",
  "jobs"."id" AS "job_id",
  "jobs"."title",
  "jobs"."company",
  (
    jobs.approval_status = 'approved'
    AND jobs.is_active
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $1::date
    )
  ) AS "is_public",
  "owner"."id" AS "employer_id",
  "owner"."name" AS "employer_name",
  "closer"."name" AS "closed_by_name",
  "report_case"."desk_at"::text AS "at"
FROM
  "job_report_cases" AS "report_case"
  INNER JOIN "jobs" ON "jobs"."id" = "report_case"."job_id"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "users" AS "closer" ON "closer"."id" = "report_case"."closed_by"
WHERE
  report_case.desk_at IS NOT NULL
  AND TRUE
ORDER BY
  "report_case"."desk_at" DESC,
  "report_case"."id" DESC
LIMIT
  $2
OFFSET
  $3;

SELECT
  "report_case"."id",
  "report_case"."desk_at",
  "report_case"."closed_at",
  "report_case"."note",
  "report_case"."found",
  "jobs"."id" AS "job_id",
  "jobs"."title",
  "jobs"."company",
  (
    jobs.approval_status = 'approved'
    AND jobs.is_active
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $1::date
    )
  ) AS "is_public",
  "owner"."id" AS "employer_id",
  "owner"."name" AS "employer_name",
  "closer"."name" AS "closed_by_name",
  "report_case"."desk_at"::text AS "at"
FROM
  "job_report_cases" AS "report_case"
  INNER JOIN "jobs" ON "jobs"."id" = "report_case"."job_id"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "users" AS "closer" ON "closer"."id" = "report_case"."closed_by"
WHERE
  report_case.desk_at IS NOT NULL
  AND report_case.closed_at IS NULL
  AND ("report_case"."desk_at", "report_case"."id") < ($2::timestamptz, $3::uuid)
ORDER BY
  "report_case"."desk_at" DESC,
  "report_case"."id" DESC
LIMIT
  $4
OFFSET
  $5;

SELECT
  "report_case"."id",
  "report_case"."desk_at",
  "report_case"."closed_at",
  "report_case"."note",
  "report_case"."found",
  "jobs"."id" AS "job_id",
  "jobs"."title",
  "jobs"."company",
  (
    jobs.approval_status = 'approved'
    AND jobs.is_active
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $1::date
    )
  ) AS "is_public",
  "owner"."id" AS "employer_id",
  "owner"."name" AS "employer_name",
  "closer"."name" AS "closed_by_name",
  "report_case"."desk_at"::text AS "at"
FROM
  "job_report_cases" AS "report_case"
  INNER JOIN "jobs" ON "jobs"."id" = "report_case"."job_id"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "users" AS "closer" ON "closer"."id" = "report_case"."closed_by"
WHERE
  report_case.desk_at IS NOT NULL
  AND report_case.closed_at IS NOT NULL
  AND TRUE
ORDER BY
  "report_case"."desk_at" DESC,
  "report_case"."id" DESC
LIMIT
  $2
OFFSET
  $3;

-- findReportCase

SELECT
  "report_case"."id",
  "report_case"."desk_at",
  "report_case"."closed_at",
  "report_case"."note",
  "report_case"."found",
  "jobs"."id" AS "job_id",
  "jobs"."title",
  "jobs"."company",
  (
    jobs.approval_status = 'approved'
    AND jobs.is_active
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $1::date
    )
  ) AS "is_public",
  "owner"."id" AS "employer_id",
  "owner"."name" AS "employer_name",
  "closer"."name" AS "closed_by_name",
  "report_case"."desk_at"::text AS "at"
FROM
  "job_report_cases" AS "report_case"
  INNER JOIN "jobs" ON "jobs"."id" = "report_case"."job_id"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "users" AS "closer" ON "closer"."id" = "report_case"."closed_by"
WHERE
  "report_case"."id" = $2
  AND report_case.desk_at IS NOT NULL;

-- countReportCases

SELECT
  count(*)::int AS "total"
FROM
  "job_report_cases" AS "report_case"
WHERE
  report_case.desk_at IS NOT NULL
  AND report_case.closed_at IS NULL;

-- reportsOf

SELECT
  "report"."case_id",
  "report"."reason",
  "report"."text",
  "report"."reported_at",
  "users"."id",
  "users"."name",
  "users"."email"
FROM
  "job_reports" AS "report"
  LEFT JOIN "users" ON "users"."id" = "report"."reporter_id"
WHERE
  report.case_id = ANY ($1::UUID[])
ORDER BY
  "report"."reported_at",
  "report"."id";

-- ownReports

SELECT
  "report"."job_id",
  "jobs"."title" AS "job_title",
  "report"."reason",
  "report"."text",
  "report"."reported_at"
FROM
  "job_reports" AS "report"
  INNER JOIN "jobs" ON "jobs"."id" = "report"."job_id"
WHERE
  "report"."reporter_id" = $1
ORDER BY
  "report"."reported_at" DESC,
  "report"."id" DESC;

-- closeCase

UPDATE "job_report_cases"
SET
  "closed_at" = $1,
  "closed_by" = $2,
  "note" = $3
WHERE
  "id" = $4
  AND "desk_at" IS NOT NULL
  AND "closed_at" IS NULL
RETURNING
  "id";

-- forgetCasesClosedBefore

DELETE FROM "job_report_cases"
WHERE
  "closed_at" < $1;

-- countView

WITH
  first AS (
    INSERT INTO
      job_viewers (job_id, DAY, viewer)
    VALUES
      ($1, $2, $3)
    ON CONFLICT DO NOTHING
    RETURNING
      job_id,
      DAY
  ),
  counted AS (
    INSERT INTO
      job_view_days (job_id, DAY, views)
    SELECT
      job_id,
      DAY,
      1
    FROM
      first
    ON CONFLICT (job_id, DAY) DO UPDATE
    SET
      views = job_view_days.views + 1
  )
UPDATE jobs
SET
  view_count = view_count + 1
WHERE
  id IN (
    SELECT
      job_id
    FROM
      first
  );

-- forgetViewersBefore

DELETE FROM "job_viewers"
WHERE
  "day" < $1;

-- insertJob

INSERT INTO
  "jobs" (
    "title",
    "company",
    "location",
    "description",
    "job_type",
    "work_style",
    "experience_level",
    "category",
    "salary_min",
    "salary_max",
    "requirements",
    "benefits",
    "deadline",
    "is_active",
    "id",
    "owner_id",
    "approval_status",
    "created_at",
    "updated_at",
    "terms",
    "prefectures",
    "search_text",
    "search_version"
  )
VALUES
  (
    $1,
    $2,
    $3,
    $4,
    $5,
    $6,
    $7,
    $8,
    $9,
    $10,
    $11,
    $12,
    $13,
    $14,
    $15,
    $16,
    $17,
    $18,
    $19,
    $20,
    $21,
    $22,
    $23
  );

DELETE FROM "job_text_sketches"
WHERE
  "job_id" = $1;

-- findJob

SELECT
  employer.verified_at IS NOT NULL AS "employer_verified",
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
  "jobs"."application_count",
  "owner"."name" AS "created_by_name"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
WHERE
  "jobs"."id" = $1;

-- findVisibleJob

SELECT
  employer.verified_at IS NOT NULL AS "employer_verified",
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
  "jobs"."application_count",
  "owner"."name" AS "created_by_name"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
WHERE
  "jobs"."id" = $1
  AND (
    jobs.approval_status = 'approved'
    AND jobs.is_active
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $2::date
    )
  );

SELECT
  employer.verified_at IS NOT NULL AS "employer_verified",
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
  "jobs"."application_count",
  "owner"."name" AS "created_by_name"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
WHERE
  "jobs"."id" = $1
  AND (
    (
      jobs.approval_status = 'approved'
      AND jobs.is_active
      AND (
        jobs.deadline IS NULL
        OR jobs.deadline >= $2::date
      )
    )
    OR "jobs"."owner_id" = $3
    OR EXISTS (
      SELECT
        "applications"."id"
      FROM
        "applications"
      WHERE
        "applications"."job_id" = "jobs"."id"
        AND "applications"."user_id" = $4
    )
  );

-- lockJob

SELECT
  employer.verified_at IS NOT NULL AS "employer_verified",
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
  "jobs"."application_count",
  "owner"."name" AS "created_by_name"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
WHERE
  "jobs"."id" = $1
FOR NO KEY UPDATE OF
  "jobs";

-- updateJob

UPDATE "jobs"
SET
  "title" = $1,
  "company" = $2,
  "location" = $3,
  "description" = $4,
  "job_type" = $5,
  "work_style" = $6,
  "experience_level" = $7,
  "category" = $8,
  "salary_min" = $9,
  "salary_max" = $10,
  "requirements" = $11,
  "benefits" = $12,
  "deadline" = $13,
  "is_active" = $14,
  "terms" = $15,
  "prefectures" = $16,
  "search_text" = $17,
  "search_version" = $18
WHERE
  "id" = $19;

DELETE FROM "job_text_sketches"
WHERE
  "job_id" = $1;

-- removeJob

DELETE FROM "jobs"
WHERE
  "id" = $1;

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

-- listPublicJobs

SELECT
  employer.verified_at IS NOT NULL AS "employer_verified",
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
  "jobs"."application_count",
  "owner"."name" AS "created_by_name",
  "jobs"."created_at"::text AS "at",
  "employer"."name" AS "employer_name"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
WHERE
  "jobs"."id" IN (
    SELECT
      "jobs"."id"
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
      AND TRUE
    ORDER BY
      "jobs"."created_at" DESC,
      "jobs"."id" DESC
    LIMIT
      $2
    OFFSET
      $3
  )
ORDER BY
  "jobs"."created_at" DESC,
  "jobs"."id" DESC;

SELECT
  employer.verified_at IS NOT NULL AS "employer_verified",
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
  "jobs"."application_count",
  "owner"."name" AS "created_by_name",
  "jobs"."created_at"::text AS "at",
  "employer"."name" AS "employer_name"
FROM
  "jobs"
  INNER JOIN "users" AS "owner" ON "owner"."id" = "jobs"."owner_id"
  LEFT JOIN "employer_profiles" AS "employer" ON "employer"."user_id" = "jobs"."owner_id"
WHERE
  "jobs"."id" IN (
    SELECT
      "jobs"."id"
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
      AND ("jobs"."created_at", "jobs"."id") < ($2::timestamptz, $3::uuid)
    ORDER BY
      "jobs"."created_at" DESC,
      "jobs"."id" DESC
    LIMIT
      $4
    OFFSET
      $5
  )
ORDER BY
  "jobs"."created_at" DESC,
  "jobs"."id" DESC;

-- readPublicJobs

SELECT
  employer.verified_at IS NOT NULL AS "employer_verified",
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
  "jobs"."application_count",
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

-- approvePending

UPDATE "jobs"
SET
  "approval_status" = $1,
  "updated_at" = $2,
  "was_public" = jobs.was_public
  OR (
    jobs.is_active
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $3::date
    )
  )
WHERE
  "id" = $4
  AND "approval_status" = $5
  AND "updated_at" = $6
RETURNING
  "id";

-- rejectPending

UPDATE "jobs"
SET
  "approval_status" = $1,
  "rejection_reason" = $2,
  "updated_at" = $3
WHERE
  "id" = $4
  AND "approval_status" = $5
  AND "updated_at" = $6
RETURNING
  "id";

-- returnToPending

UPDATE "jobs"
SET
  "approval_status" = $1,
  "rejection_reason" = $2,
  "updated_at" = $3
WHERE
  "id" = $4;

-- takeDown

UPDATE "jobs"
SET
  "is_active" = $1,
  "updated_at" = $2
WHERE
  "id" = $3;

-- putUp

UPDATE "jobs"
SET
  "is_active" = $1,
  "stopped_by_operator" = $2,
  "updated_at" = $3,
  "was_public" = jobs.was_public
  OR (
    jobs.approval_status = 'approved'
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $4::date
    )
  )
WHERE
  "id" = $5;

-- toggleRunning

UPDATE "jobs"
SET
  "is_active" = NOT jobs.is_active,
  "stopped_by_operator" = jobs.is_active,
  "updated_at" = $1,
  "was_public" = jobs.was_public
  OR (
    NOT jobs.is_active
    AND jobs.approval_status = 'approved'
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $2::date
    )
  )
WHERE
  "id" = $3
RETURNING
  "is_active";

-- saveTextSketch

INSERT INTO
  "job_text_sketches" ("job_id", "bins", "bands")
VALUES
  ($1, $2, $3)
ON CONFLICT ("job_id") DO UPDATE
SET
  "bins" = $4,
  "bands" = $5;

DELETE FROM "job_text_sketches"
WHERE
  "job_id" = $1;

-- similarTextsOf

SELECT
  mine.job_id,
  bool_or(other.owner_id <> owner.owner_id) AS "ofOthers",
  (
    count(*) FILTER (
      WHERE
        other.owner_id = owner.owner_id
    )
  )::int AS "ofOwner"
FROM
  job_text_sketches AS mine
  JOIN jobs AS owner ON owner.id = mine.job_id
  CROSS JOIN LATERAL (
    SELECT
      jobs.owner_id
    FROM
      job_text_sketches AS theirs
      JOIN jobs ON jobs.id = theirs.job_id
    WHERE
      theirs.bands && mine.bands
      AND theirs.job_id <> mine.job_id
      AND (
        jobs.approval_status = 'pending'
        OR (
          jobs.approval_status = 'approved'
          AND jobs.is_active
          AND (
            jobs.deadline IS NULL
            OR jobs.deadline >= $1::date
          )
        )
      )
      AND (
        SELECT
          count(*) FILTER (
            WHERE
              x = y
              AND x > 0
          ) >= $2::float8 * count(*) FILTER (
            WHERE
              x > 0
              OR y > 0
          )
        FROM
          unnest(theirs.bins, mine.bins) AS bin (x, y)
      )
    LIMIT
      100
  ) AS other
WHERE
  mine.job_id = ANY ($3::UUID[])
GROUP BY
  mine.job_id;

-- linkFacts

SELECT
  "users"."name",
  "users"."email",
  "users"."email_verified",
  "link"."kind"
FROM
  "mailed_links" AS "link"
  INNER JOIN "users" ON "users"."id" = "link"."user_id"
WHERE
  "link"."id" = $1
  AND "link"."expires_at" > $2;

-- emailChangeFacts

SELECT
  "users"."name",
  "change"."email",
  "change"."changed_at"
FROM
  "email_changes" AS "change"
  INNER JOIN "users" ON "users"."id" = "change"."user_id"
WHERE
  "change"."id" = $1
  AND "change"."expires_at" > $2;

-- receivedApplicationFacts

SELECT
  "employer"."id" AS "recipient_id",
  "employer"."name",
  "employer"."email",
  "applicant"."name" AS "applicant_name",
  "jobs"."id" AS "job_id",
  "jobs"."title" AS "job_title"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  INNER JOIN "users" AS "employer" ON "employer"."id" = "jobs"."owner_id"
WHERE
  "applications"."id" = $1;

-- ownApplicationFacts

SELECT
  "applicant"."id" AS "recipient_id",
  "applicant"."name",
  "applicant"."email",
  "jobs"."title" AS "job_title",
  "jobs"."company",
  "resumes"."name" AS "resume_name"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  LEFT JOIN "resumes" ON "resumes"."id" = "applications"."resume_id"
WHERE
  "applications"."id" = $1;

-- employerFacts

SELECT
  "users"."id" AS "recipient_id",
  "users"."name",
  "users"."email",
  "profile"."verified_at"
FROM
  "users"
  INNER JOIN "employer_profiles" AS "profile" ON "profile"."user_id" = "users"."id"
WHERE
  "users"."id" = $1;

-- reviewedJobFacts

SELECT
  "users"."id" AS "recipient_id",
  "users"."name",
  "users"."email",
  "jobs"."title" AS "job_title",
  "jobs"."approval_status",
  "jobs"."rejection_reason",
  "jobs"."stopped_by_operator"
FROM
  "jobs"
  INNER JOIN "users" ON "users"."id" = "jobs"."owner_id"
WHERE
  "jobs"."id" = $1;

-- insertContactMessage

INSERT INTO
  "contact_messages" (
    "id",
    "name",
    "email",
    "subject",
    "message",
    "received_at"
  )
VALUES
  ($1, $2, $3, $4, $5, $6);

-- findContactMessage

SELECT
  *
FROM
  "contact_messages"
WHERE
  "id" = $1;

-- forgetContactMessagesBefore

DELETE FROM "contact_messages"
WHERE
  "received_at" < $1;

-- rememberEmailChange

SELECT
  "email_key",
  "changed_at"
FROM
  "email_changes"
WHERE
  "user_id" = $1
  AND "expires_at" > $2
ORDER BY
  "changed_at";

INSERT INTO
  "email_changes" (
    "id",
    "user_id",
    "email",
    "email_key",
    "was_verified",
    "changed_at",
    "expires_at",
    "hash"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7, $8);

-- takeEmailChange

DELETE FROM "email_changes"
WHERE
  "hash" = $1
  AND "expires_at" > $2
RETURNING
  "user_id",
  "email",
  "changed_at";

-- forgetEmailChanges

DELETE FROM "email_changes"
WHERE
  "user_id" = $1
  AND "changed_at" >= $2;

-- findFormerEmail

SELECT
  "email",
  "was_verified"
FROM
  "email_changes"
WHERE
  "user_id" = $1
  AND "expires_at" > $2
ORDER BY
  "changed_at" DESC
LIMIT
  $3;

-- isEmailReserved

SELECT
  "id"
FROM
  "email_changes"
WHERE
  "email_key" = $1
  AND "was_verified" = $2
  AND "expires_at" > $3
  AND "user_id" <> $4;

-- sweepEmailChanges

DELETE FROM "email_changes"
WHERE
  "expires_at" < $1;

-- lockEmployerProfile

INSERT INTO
  "employer_profiles" ("user_id", "updated_at")
VALUES
  ($1, $2)
ON CONFLICT ("user_id") DO NOTHING;

SELECT
  *
FROM
  "employer_profiles"
WHERE
  "user_id" = $1
FOR UPDATE;

-- updateEmployerProfile

UPDATE "employer_profiles"
SET
  "name" = $1,
  "verified_at" = $2,
  "updated_at" = $3
WHERE
  "user_id" = $4
RETURNING
  *;

-- markVerified

UPDATE "employer_profiles"
SET
  "verified_at" = $1,
  "last_verification" = $2
WHERE
  "user_id" = $3
RETURNING
  *;

-- takeVerification

INSERT INTO
  "employer_profiles" ("user_id", "updated_at")
VALUES
  ($1, $2)
ON CONFLICT ("user_id") DO NOTHING;

SELECT
  *
FROM
  "employer_profiles"
WHERE
  "user_id" = $1
FOR UPDATE;

UPDATE "employer_profiles"
SET
  "verified_at" = $1,
  "last_verification" = $2
WHERE
  "user_id" = $3
RETURNING
  *;

-- findEmployerProfile

SELECT
  *
FROM
  "employer_profiles"
WHERE
  "user_id" = $1;

-- employerProfilesOf

SELECT
  *
FROM
  "employer_profiles"
WHERE
  user_id = ANY ($1::UUID[]);

-- putChallenge

INSERT INTO
  "factor_challenges" ("hash", "user_id", "kind", "expires_at")
VALUES
  ($1, $2, $3, $4);

-- findChallenge

SELECT
  "user_id"
FROM
  "factor_challenges"
WHERE
  "hash" = $1
  AND "kind" = $2
  AND "expires_at" > $3;

-- takeChallenge

DELETE FROM "factor_challenges"
WHERE
  "hash" = $1;

-- sweepChallenges

DELETE FROM "factor_challenges"
WHERE
  "expires_at" < $1;

-- putAvatar

INSERT INTO
  "avatars" ("user_id", "name", "webp", "uploaded_at")
VALUES
  ($1, $2, $3, $4)
ON CONFLICT ("user_id") DO UPDATE
SET
  "name" = $5,
  "webp" = $6,
  "uploaded_at" = $7;

UPDATE "users"
SET
  "avatar_name" = $1
WHERE
  "id" = $2;

-- findAvatar

SELECT
  "webp",
  "uploaded_at"
FROM
  "avatars"
WHERE
  "name" = $1;

-- holdResumes

SELECT
  "id"
FROM
  "users"
WHERE
  "id" = $1
FOR NO KEY UPDATE;

SELECT
  count(*)::int AS "count",
  coalesce(sum(size), 0)::int AS "bytes"
FROM
  "resumes"
WHERE
  "user_id" = $1;

-- insertResume

INSERT INTO
  "resumes" (
    "id",
    "user_id",
    "name",
    "kind",
    "size",
    "content",
    "uploaded_at"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7);

-- resumesOf

SELECT
  "id",
  "name",
  "size",
  "uploaded_at"
FROM
  "resumes"
WHERE
  "user_id" = $1
ORDER BY
  "uploaded_at" DESC,
  "id" DESC;

-- findResume

SELECT
  "user_id",
  "name",
  "kind",
  "content"
FROM
  "resumes"
WHERE
  "id" = $1;

-- removeResume

DELETE FROM "resumes"
WHERE
  "id" = $1
  AND "user_id" = $2;

-- tieIdentity

INSERT INTO
  "identities" ("provider", "subject", "user_id", "created_at")
VALUES
  ($1, $2, $3, $4)
ON CONFLICT DO NOTHING;

-- findUserByIdentity

SELECT
  "user_id"
FROM
  "identities"
WHERE
  "provider" = $1
  AND "subject" = $2;

-- untieIdentities

DELETE FROM "identities"
WHERE
  "user_id" = $1;

-- mailLink

INSERT INTO
  "mailed_links" ("user_id", "kind", "id", "hash", "expires_at")
VALUES
  ($1, $2, $3, $4, $5)
ON CONFLICT ("user_id", "kind") DO UPDATE
SET
  "id" = $6,
  "hash" = $7,
  "expires_at" = $8;

-- takeLink

DELETE FROM "mailed_links"
WHERE
  "hash" = $1
  AND "kind" = $2
  AND "expires_at" > $3
RETURNING
  "user_id";

-- findLinkUser

SELECT
  "users"."id",
  "users"."email",
  "users"."email_verified"
FROM
  "mailed_links" AS "link"
  INNER JOIN "users" ON "users"."id" = "link"."user_id"
WHERE
  "link"."hash" = $1
  AND "link"."kind" = $2
  AND "link"."expires_at" > $3;

-- voidLink

DELETE FROM "mailed_links"
WHERE
  "user_id" = $1
  AND "kind" = $2;

-- sweepLinks

DELETE FROM "mailed_links"
WHERE
  "expires_at" < $1;

-- findMailChoices

SELECT
  "mail",
  "status_changed"
FROM
  "notification_settings"
WHERE
  "user_id" = $1;

-- storeMailChoices

INSERT INTO
  "notification_settings" ("user_id", "mail", "status_changed")
VALUES
  ($1, $2, $3)
ON CONFLICT ("user_id") DO UPDATE
SET
  "mail" = $4,
  "status_changed" = "notification_settings"."status_changed";

-- putOperatorPassword

INSERT INTO
  "operator_passwords" ("user_id", "hash")
VALUES
  ($1, $2)
ON CONFLICT ("user_id") DO UPDATE
SET
  "hash" = $3;

-- findOperatorPassword

SELECT
  "hash"
FROM
  "operator_passwords"
WHERE
  "user_id" = $1;

-- putTotp

INSERT INTO
  "totp_secrets" ("user_id", "sealed", "created_at")
VALUES
  ($1, $2, $3)
ON CONFLICT ("user_id") DO UPDATE
SET
  "sealed" = $4,
  "created_at" = $5
WHERE
  "totp_secrets"."confirmed_at" IS NULL
RETURNING
  "user_id";

-- findUnconfirmedTotp

SELECT
  "sealed"
FROM
  "totp_secrets"
WHERE
  "user_id" = $1
  AND "confirmed_at" IS NULL;

-- confirmTotp

UPDATE "totp_secrets"
SET
  "confirmed_at" = $1,
  "last_step" = $2
WHERE
  "user_id" = $3
  AND "sealed" = $4
  AND "confirmed_at" IS NULL;

-- insertPasskey

INSERT INTO
  "passkeys" (
    "id",
    "user_id",
    "credential_id",
    "public_key",
    "counter",
    "transports",
    "name",
    "created_at"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7, $8);

-- putRecoveryCodes

DELETE FROM "recovery_codes"
WHERE
  "user_id" = $1;

INSERT INTO
  "recovery_codes" ("user_id", "hash")
VALUES
  ($1, $2);

-- findFactors

SELECT
  "sealed",
  "confirmed_at"
FROM
  "totp_secrets"
WHERE
  "user_id" = $1
  AND "confirmed_at" IS NOT NULL;

SELECT
  *
FROM
  "passkeys"
WHERE
  "user_id" = $1
ORDER BY
  "created_at",
  "id";

SELECT
  count(*)::int AS "left"
FROM
  "recovery_codes"
WHERE
  "user_id" = $1;

-- hasSecondFactor

SELECT
  EXISTS (
    SELECT
    FROM
      totp_secrets
    WHERE
      user_id = $1
      AND confirmed_at IS NOT NULL
  )
  OR EXISTS (
    SELECT
    FROM
      passkeys
    WHERE
      user_id = $2
  ) AS has;

-- beginSession

SELECT
  EXISTS (
    SELECT
    FROM
      totp_secrets
    WHERE
      user_id = $1
      AND confirmed_at IS NOT NULL
  )
  OR EXISTS (
    SELECT
    FROM
      passkeys
    WHERE
      user_id = $2
  ) AS has;

SELECT
  "sealed",
  "confirmed_at"
FROM
  "totp_secrets"
WHERE
  "user_id" = $1
  AND "confirmed_at" IS NOT NULL;

SELECT
  *
FROM
  "passkeys"
WHERE
  "user_id" = $1
ORDER BY
  "created_at",
  "id";

SELECT
  count(*)::int AS "left"
FROM
  "recovery_codes"
WHERE
  "user_id" = $1;

INSERT INTO
  "factor_challenges" ("hash", "user_id", "kind", "expires_at")
VALUES
  ($1, $2, $3, $4);

-- lockAccount

SELECT
  "id"
FROM
  "users"
WHERE
  "id" = $1
FOR UPDATE;

-- takeFactor

UPDATE "totp_secrets"
SET
  "last_step" = $1
WHERE
  "user_id" = $2
  AND "last_step" < $3;

UPDATE "passkeys"
SET
  "counter" = $1,
  "last_used_at" = $2
WHERE
  "user_id" = $3
  AND "credential_id" = $4;

DELETE FROM "recovery_codes"
WHERE
  "user_id" = $1
  AND "hash" = $2;

-- removePasskey

DELETE FROM "passkeys"
WHERE
  "id" = $1
  AND "user_id" = $2;

-- removeTotp

DELETE FROM "totp_secrets"
WHERE
  "user_id" = $1;

-- removeSecondFactors

DELETE FROM "totp_secrets"
WHERE
  "user_id" = $1;

DELETE FROM "passkeys"
WHERE
  "user_id" = $1;

DELETE FROM "recovery_codes"
WHERE
  "user_id" = $1;

-- openSession

INSERT INTO
  "sessions" (
    "id",
    "user_id",
    "signed_in_at",
    "device",
    "network"
  )
VALUES
  ($1, $2, $3, $4, $5);

INSERT INTO
  "session_tokens" (
    "hash",
    "session_id",
    "predecessor",
    "issued_at",
    "used_at",
    "retired_at"
  )
VALUES
  ($1, $2, $3, $4, $5, $6);

-- sessionsOf

SELECT
  "sessions"."id",
  "sessions"."signed_in_at",
  "sessions"."device",
  "sessions"."network",
  max(greatest(token.issued_at, token.used_at)) AS "last_active_at"
FROM
  "sessions"
  INNER JOIN "session_tokens" AS "token" ON "token"."session_id" = "sessions"."id"
WHERE
  "sessions"."user_id" = $1
  AND "sessions"."signed_in_at" >= $2
  AND "token"."issued_at" >= $3
GROUP BY
  "sessions"."id"
ORDER BY
  "sessions"."signed_in_at" DESC,
  "sessions"."id" DESC;

-- endOwnSession

DELETE FROM "sessions"
WHERE
  "id" = $1
  AND "user_id" = $2;

-- markConfirmed

UPDATE "sessions"
SET
  "confirmed_at" = $1
WHERE
  "id" = $2;

-- findToken

SELECT
  "token"."issued_at" AS "issuedAt",
  "token"."retired_at" AS "retiredAt",
  "token"."used_at" AS "usedAt",
  "sessions"."signed_in_at" AS "signedInAt",
  "sessions"."confirmed_at" AS "confirmedAt",
  "sessions"."id" AS "sessionId",
  "users"."id" AS "userId",
  "users"."role",
  EXISTS (
    SELECT
    FROM
      session_tokens successor
    WHERE
      successor.predecessor = token.hash
      AND successor.used_at IS NOT NULL
  ) AS "successorUsed"
FROM
  "session_tokens" AS "token"
  INNER JOIN "sessions" ON "sessions"."id" = "token"."session_id"
  INNER JOIN "users" ON "users"."id" = "sessions"."user_id"
WHERE
  "token"."hash" = $1;

-- lockToken

SELECT
FROM
  sessions
WHERE
  id = (
    SELECT
      session_id
    FROM
      session_tokens
    WHERE
      hash = $1
  )
FOR UPDATE;

SELECT
  "token"."issued_at" AS "issuedAt",
  "token"."retired_at" AS "retiredAt",
  "token"."used_at" AS "usedAt",
  "sessions"."signed_in_at" AS "signedInAt",
  "sessions"."confirmed_at" AS "confirmedAt",
  "sessions"."id" AS "sessionId",
  "users"."id" AS "userId",
  "users"."role",
  EXISTS (
    SELECT
    FROM
      session_tokens successor
    WHERE
      successor.predecessor = token.hash
      AND successor.used_at IS NOT NULL
  ) AS "successorUsed"
FROM
  "session_tokens" AS "token"
  INNER JOIN "sessions" ON "sessions"."id" = "token"."session_id"
  INNER JOIN "users" ON "users"."id" = "sessions"."user_id"
WHERE
  "token"."hash" = $1;

-- insertToken

SELECT
  "id"
FROM
  "sessions";

INSERT INTO
  "session_tokens" (
    "hash",
    "session_id",
    "predecessor",
    "issued_at",
    "used_at",
    "retired_at"
  )
VALUES
  ($1, $2, $3, $4, $5, $6);

-- markUsed

UPDATE "session_tokens"
SET
  "used_at" = $1
WHERE
  "hash" = $2
  AND "used_at" IS NULL;

-- retireToken

UPDATE "session_tokens"
SET
  "retired_at" = $1
WHERE
  "hash" = $2
  AND "retired_at" IS NULL;

-- endSession

DELETE FROM "sessions"
WHERE
  "id" = $1;

-- endSessionsOf

DELETE FROM "factor_challenges"
WHERE
  "user_id" = $1;

DELETE FROM "sessions"
WHERE
  "user_id" = $1
  AND "id" <> $2;

DELETE FROM "sessions"
WHERE
  "user_id" = $1;

-- sweepSessions

DELETE FROM "sessions"
WHERE
  "signed_in_at" < $1;

DELETE FROM sessions
WHERE
  NOT EXISTS (
    SELECT
    FROM
      session_tokens
    WHERE
      session_id = sessions.id
      AND issued_at >= $1
  );

-- insertUser

INSERT INTO
  "users" (
    "id",
    "name",
    "email",
    "password_hash",
    "role",
    "created_at",
    "email_key",
    "last_login"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7, $8);

-- findUser

SELECT
  "id",
  "name",
  "email",
  "phone",
  "address",
  "bio",
  "education",
  "role",
  "skills",
  "experiences",
  "educations",
  "avatar_name",
  "email_verified",
  "created_at",
  "last_login",
  "password_hash" IS NOT NULL AS "has_password",
  (
    SELECT
      count(*)::int
    FROM
      jobs
    WHERE
      jobs.owner_id = users.id
  ) AS "job_count",
  (
    SELECT
      count(*)::int
    FROM
      applications
    WHERE
      applications.user_id = users.id
  ) AS "application_count"
FROM
  "users"
WHERE
  "id" = $1;

-- findCredentials

SELECT
  "id",
  "password_hash",
  "role"
FROM
  "users"
WHERE
  "email_key" = $1;

-- findPasswordHash

SELECT
  "password_hash"
FROM
  "users"
WHERE
  "id" = $1;

-- updateUser

UPDATE "users"
SET
  "name" = $1,
  "email" = $2,
  "email_key" = $3
WHERE
  "id" = $4;

-- lockAdmins

SELECT
  "id"
FROM
  "users"
WHERE
  "role" = $1
ORDER BY
  "id"
FOR UPDATE;

-- toggleVerified

UPDATE "users"
SET
  "email_verified" = NOT email_verified
WHERE
  "id" = $1
RETURNING
  "email_verified";

-- pageOfUsers

SELECT
  "id",
  "name",
  "email",
  "phone",
  "address",
  "bio",
  "education",
  "role",
  "skills",
  "experiences",
  "educations",
  "avatar_name",
  "email_verified",
  "created_at",
  "last_login",
  "password_hash" IS NOT NULL AS "has_password",
  (
    SELECT
      count(*)::int
    FROM
      jobs
    WHERE
      jobs.owner_id = users.id
  ) AS "job_count",
  (
    SELECT
      count(*)::int
    FROM
      applications
    WHERE
      applications.user_id = users.id
  ) AS "application_count"
FROM
  "users"
WHERE
  TRUE
ORDER BY
  "created_at" DESC,
  "id" DESC
LIMIT
  $1
OFFSET
  $2;

SELECT
  count(*)::int AS "total"
FROM
  "users"
WHERE
  TRUE;

SELECT
  "id",
  "name",
  "email",
  "phone",
  "address",
  "bio",
  "education",
  "role",
  "skills",
  "experiences",
  "educations",
  "avatar_name",
  "email_verified",
  "created_at",
  "last_login",
  "password_hash" IS NOT NULL AS "has_password",
  (
    SELECT
      count(*)::int
    FROM
      jobs
    WHERE
      jobs.owner_id = users.id
  ) AS "job_count",
  (
    SELECT
      count(*)::int
    FROM
      applications
    WHERE
      applications.user_id = users.id
  ) AS "application_count"
FROM
  "users"
WHERE
  "role" = $1
  AND "email_verified" = $2
  AND (
    (
      replace(
        translate(
          lower(normalize("users"."name", NFKC)),
          'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
          'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'
        ),
        ' ',
        ''
      ) || E'
' || translate(
        lower(normalize("users"."email", NFKC)),
        'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
        'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'
      )
    ) LIKE $3
  )
ORDER BY
  "created_at" DESC,
  "id" DESC
LIMIT
  $4
OFFSET
  $5;

SELECT
  count(*)::int AS "total"
FROM
  "users"
WHERE
  "role" = $1
  AND "email_verified" = $2
  AND (
    (
      replace(
        translate(
          lower(normalize("users"."name", NFKC)),
          'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
          'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'
        ),
        ' ',
        ''
      ) || E'
' || translate(
        lower(normalize("users"."email", NFKC)),
        'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
        'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'
      )
    ) LIKE $3
  );

-- everyUser

SELECT
  "id",
  "name",
  "email",
  "phone",
  "address",
  "bio",
  "education",
  "role",
  "skills",
  "experiences",
  "educations",
  "avatar_name",
  "email_verified",
  "created_at",
  "last_login",
  "password_hash" IS NOT NULL AS "has_password",
  (
    SELECT
      count(*)::int
    FROM
      jobs
    WHERE
      jobs.owner_id = users.id
  ) AS "job_count",
  (
    SELECT
      count(*)::int
    FROM
      applications
    WHERE
      applications.user_id = users.id
  ) AS "application_count",
  "created_at"::text AS "at"
FROM
  "users"
WHERE
  TRUE
ORDER BY
  "created_at" DESC,
  "id" DESC
LIMIT
  $1;

-- removeUser

DELETE FROM "users"
WHERE
  "id" = $1;

-- publicVersion

SELECT
  "version"
FROM
  "public_version";

-- updateIndex: a segment of fresh jobs

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
  count(*) AS "count"
FROM
  "search_fresh";

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
  ) AS "verified"
FROM
  "jobs"
WHERE
  id = ANY ($1::UUID[])
  AND "approval_status" = $2
  AND "is_active" = $3
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
  "id",
  "size",
  "dead_count" AS "deletedCount",
  "words"
FROM
  "search_segments"
WHERE
  "ready" = $1;

-- find: nothing in memory

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
      count(*)
    FROM
      search_fresh
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
  "jobs"."application_count",
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
  ) || ':' || (
    SELECT
      coalesce(sum(stamp), 0)
    FROM
      search_fresh
  ) AS version,
  (
    SELECT
      count(*)
    FROM
      search_fresh
  ) AS fresh;

SELECT
  employer.verified_at IS NOT NULL AS "employer_verified",
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
  "jobs"."application_count",
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
  ) || ':' || (
    SELECT
      coalesce(sum(stamp), 0)
    FROM
      search_fresh
  ) AS version,
  (
    SELECT
      count(*)
    FROM
      search_fresh
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
  ) AS "verified"
FROM
  "jobs"
WHERE
  id = ANY ($1::UUID[])
  AND "approval_status" = $2
  AND "is_active" = $3
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
  ) || ':' || (
    SELECT
      coalesce(sum(stamp), 0)
    FROM
      search_fresh
  ) AS version,
  (
    SELECT
      count(*)
    FROM
      search_fresh
  ) AS fresh;

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
  ) AS "verified"
FROM
  "jobs"
WHERE
  id = ANY ($1::UUID[])
  AND "approval_status" = $2
  AND "is_active" = $3
  AND TRUE
  AND (
    search_text LIKE $4
    OR search_text LIKE $5
    OR search_text LIKE $6
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

-- updateIndex: deletes from a segment and merges it

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
  count(*) AS "count"
FROM
  "search_fresh";

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
  ) AS "verified"
FROM
  "jobs"
WHERE
  id = ANY ($1::UUID[])
  AND "approval_status" = $2
  AND "is_active" = $3
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
  "id",
  "size",
  "dead_count" AS "deletedCount",
  "words"
FROM
  "search_segments"
WHERE
  "ready" = $1;

SELECT
  "search_places"."job_id",
  0 AS "stamp"
FROM
  "search_places"
  INNER JOIN "jobs" ON "jobs"."id" = "search_places"."job_id"
WHERE
  "segment" IN ($1)
ORDER BY
  "jobs"."created_at",
  "jobs"."id";

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

DELETE FROM "search_places"
WHERE
  "segment" IN ($1);

DELETE FROM "search_segments"
WHERE
  "id" IN ($1);

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

DELETE FROM "search_postings"
WHERE
  "segment" = $1
  AND "token" IN (
    SELECT
      "token"
    FROM
      "search_postings"
    WHERE
      "segment" = $2
    LIMIT
      $3
  );

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

-- ownJobFigures

SELECT
  "id" AS "job_id",
  "title",
  "approval_status",
  "is_active",
  "deadline",
  "view_count" AS "views",
  "application_count" AS "applications"
FROM
  "jobs"
WHERE
  "owner_id" = $1
ORDER BY
  "created_at" DESC,
  "id" DESC;

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

-- takeAttempt

INSERT INTO
  "throttles" ("key", "since", "ends", "count")
VALUES
  ($1, $2, $3, $4)
ON CONFLICT ("key") DO UPDATE
SET
  "since" = CASE
    WHEN throttles.ends <= $5 THEN $6
    ELSE throttles.since
  END,
  "ends" = CASE
    WHEN throttles.ends <= $7 THEN $8
    ELSE throttles.ends
  END,
  "count" = CASE
    WHEN throttles.ends <= $9 THEN 1
    ELSE throttles.count + 1
  END
WHERE
  throttles.ends <= $10
  OR throttles.count < $11
RETURNING
  "count";

SELECT
  "ends"
FROM
  "throttles"
WHERE
  "key" = $1;

-- checkAttempt

SELECT
  "ends",
  "count"
FROM
  "throttles"
WHERE
  "key" = $1;

-- checkAttempts

SELECT
  "ends",
  "count"
FROM
  "throttles"
WHERE
  "key" = $1;

-- takeAttempts

SELECT
  "ends",
  "count"
FROM
  "throttles"
WHERE
  "key" = $1;

-- clearAttempts

DELETE FROM "throttles"
WHERE
  "key" = $1;

-- rememberSignIn

INSERT INTO
  "throttles" ("key", "since", "ends", "count")
VALUES
  ($1, $2, $3, $4)
ON CONFLICT ("key") DO UPDATE
SET
  "since" = $5,
  "ends" = $6;

-- hasSignedInFrom

SELECT
  "ends"
FROM
  "throttles"
WHERE
  "key" = $1;

-- giveBackAttempt

UPDATE "throttles"
SET
  "count" = greatest(count - 1, 0)
WHERE
  "key" = $1;

-- sweepThrottles

DELETE FROM "throttles"
WHERE
  "ends" < $1;

