-- findPaperFields

SELECT
  "name_kana",
  "birth_date",
  "gender",
  "family",
  "postal_code",
  "address_kana",
  "contact_postal_code",
  "contact_address",
  "contact_address_kana",
  "contact_phone",
  "licences",
  "summary",
  "self_pr",
  "motivation",
  "wishes"
FROM
  "paper_fields"
WHERE
  "user_id" = $1;

-- findPaperSources

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
  "suspended_at",
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
  (
    SELECT
      json_build_object(
        'role',
        membership.role,
        'employer_name',
        coalesce(nullif(profile.name, ''), employer.name),
        'is_founder',
        membership.user_id = membership.employer_id
      )
    FROM
      team_members AS membership
      JOIN users AS employer ON employer.id = membership.employer_id
      LEFT JOIN employer_profiles AS profile ON profile.user_id = membership.employer_id
    WHERE
      membership.user_id = users.id
      AND users.role = 'employer'
      AND EXISTS (
        SELECT
        FROM
          team_members AS other
        WHERE
          other.employer_id = membership.employer_id
          AND other.user_id <> membership.employer_id
      )
  ) AS "team"
FROM
  "users"
WHERE
  "id" = $1;

SELECT
  "name_kana",
  "birth_date",
  "gender",
  "family",
  "postal_code",
  "address_kana",
  "contact_postal_code",
  "contact_address",
  "contact_address_kana",
  "contact_phone",
  "licences",
  "summary",
  "self_pr",
  "motivation",
  "wishes"
FROM
  "paper_fields"
WHERE
  "user_id" = $1;

SELECT
  "webp"
FROM
  "avatars"
WHERE
  "user_id" = $1;

-- storePaperFields

INSERT INTO
  "paper_fields" ("licences", "name_kana", "updated_at", "user_id")
VALUES
  ($1, $2, $3, $4)
ON CONFLICT ("user_id") DO UPDATE
SET
  "name_kana" = $5,
  "licences" = $6,
  "updated_at" = $7;
