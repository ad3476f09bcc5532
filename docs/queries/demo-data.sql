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
