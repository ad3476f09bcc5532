-- tellOwner

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

INSERT INTO
  "security_notices" (
    "id",
    "user_id",
    "kind",
    "email",
    "device",
    "network",
    "hash",
    "noticed_at",
    "expires_at"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- rememberOrTell

SELECT
  "ends"
FROM
  "throttles"
WHERE
  "key" = $1;

INSERT INTO
  "throttles" ("key", "since", "ends", "count")
VALUES
  ($1, $2, $3, $4)
ON CONFLICT ("key") DO UPDATE
SET
  "since" = $5,
  "ends" = $6;

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

INSERT INTO
  "security_notices" (
    "id",
    "user_id",
    "kind",
    "email",
    "device",
    "network",
    "hash",
    "noticed_at",
    "expires_at"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7, $8, $9);

-- takeNotice

DELETE FROM "security_notices"
WHERE
  "hash" = $1
  AND "expires_at" > $2
RETURNING
  "user_id",
  "email",
  "noticed_at";

-- sweepNotices

DELETE FROM "security_notices"
WHERE
  "expires_at" < $1;
