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

-- lockPasswordHash

SELECT
  "password_hash"
FROM
  "users"
WHERE
  "id" = $1
FOR UPDATE;

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

-- idsOfPosters

SELECT
  "all_people"
FROM
  "desk_search";

SELECT
  "id"
FROM
  "users"
WHERE
  (
    (
      coalesce(
        "users"."search_text",
        person_text ("users"."name", "users"."email", "users"."phone")
      ) LIKE $1
    )
  )
  AND EXISTS (
    SELECT
    FROM
      jobs
    WHERE
      jobs.owner_id = users.id
  )
  AND (
    users.search_text IS NOT NULL
    AND text_parts (users.search_text) @> $2::TEXT[]
  )
ORDER BY
  "created_at" DESC,
  "id" DESC
LIMIT
  $3;

-- pageOfUsers

SELECT
  "amount"
FROM
  "figures"
WHERE
  "name" = $1;

SELECT
  id
FROM
  (
    (
      SELECT
        "created_at",
        "id"
      FROM
        "users"
      WHERE
        TRUE
    )
  ) AS listed
ORDER BY
  created_at DESC,
  id DESC
LIMIT
  $1
OFFSET
  $2;

SELECT
  left(key, 7) AS part,
  sum(amount)::bigint AS count
FROM
  (
    SELECT
      key,
      amount
    FROM
      figures
    WHERE
      name = $1
      AND key LIKE $2
      AND substr(key, 9) = ANY ($3::TEXT[])
    UNION ALL
    SELECT
      key,
      amount
    FROM
      figure_changes
    WHERE
      name = $4
      AND key LIKE $5
      AND substr(key, 9) = ANY ($6::TEXT[])
  ) AS kept
GROUP BY
  1
HAVING
  sum(amount) > 0
ORDER BY
  1 DESC;

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
  id = ANY ($1::UUID[]);

SELECT
  "all_people"
FROM
  "desk_search";

WITH
  found AS MATERIALIZED (
    (
      SELECT
        "id",
        "created_at"
      FROM
        "users"
      WHERE
        "role" = $1
        AND "email_verified" = $2
        AND (
          (
            coalesce(
              "users"."search_text",
              person_text ("users"."name", "users"."email", "users"."phone")
            ) LIKE $3
          )
        )
        AND (
          users.search_text IS NOT NULL
          AND text_parts (users.search_text) @> $4::TEXT[]
        )
    )
  )
SELECT
  ARRAY(
    SELECT
      id
    FROM
      found
    ORDER BY
      created_at DESC,
      id DESC
    LIMIT
      $5
    OFFSET
      $6
  ) AS ids,
  (
    SELECT
      count(*)
    FROM
      found
  )::int AS total;

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
  ) AS "team",
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

DELETE FROM "contact_messages"
WHERE
  lower(email) = (
    SELECT
      lower(email)
    FROM
      users
    WHERE
      id = $1
      AND email_verified
  );

DELETE FROM "users"
WHERE
  "id" = $1;
