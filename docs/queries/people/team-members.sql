-- holdJoining

SELECT
  "id"
FROM
  "users"
WHERE
  "id" IN ($1, $2)
ORDER BY
  "id"
FOR UPDATE;

SELECT
  "users"."email_key",
  "users"."email_verified",
  "users"."role",
  EXISTS (
    SELECT
    FROM
      team_members
    WHERE
      user_id = users.id
  ) AS "is_in_team",
  EXISTS (
    SELECT
    FROM
      jobs
    WHERE
      owner_id = users.id
  ) AS "has_jobs"
FROM
  "users"
WHERE
  "users"."id" = $1;

-- addMember

INSERT INTO
  "team_members" ("user_id", "employer_id", "role", "joined_at")
VALUES
  ($1, $2, $3, $4)
ON CONFLICT ("user_id") DO NOTHING;

INSERT INTO
  "team_members" ("user_id", "employer_id", "role", "joined_at")
VALUES
  ($1, $2, $3, $4);

-- listMembers

SELECT
  "users"."id",
  "users"."name",
  "users"."email",
  "membership"."joined_at",
  coalesce(membership.role, 'owner') AS "role",
  users.id = $1 AS "is_founder"
FROM
  "users"
  LEFT JOIN "team_members" AS "membership" ON "membership"."user_id" = "users"."id"
  AND "membership"."employer_id" = $2
WHERE
  (
    "users"."id" = $3
    OR "membership"."employer_id" = $4
  )
ORDER BY
  users.id <> $5,
  "membership"."joined_at",
  "users"."id";

-- holdsPlace

SELECT
  coalesce(
    (
      SELECT
        employer_id
      FROM
        team_members
      WHERE
        user_id = users.id
    ),
    users.id
  ) = $1 AS "holds"
FROM
  "users"
WHERE
  "users"."id" = $2
FOR KEY SHARE OF
  "users";

-- changeMember

UPDATE "team_members"
SET
  "role" = $1
WHERE
  "user_id" = $2
  AND "employer_id" = $3
  AND "user_id" <> $4;

-- removeMember

DELETE FROM notifications AS told USING applications,
jobs
WHERE
  told.user_id = $1
  AND applications.id = told.application_id
  AND jobs.id = applications.job_id
  AND jobs.owner_id = $2
  AND applications.user_id <> $3;

DELETE FROM notifications AS told USING jobs
WHERE
  told.user_id = $1
  AND jobs.id = told.job_id
  AND jobs.owner_id = $2;

DELETE FROM notifications AS told USING verification_requests AS request
WHERE
  told.user_id = $1
  AND request.id = told.verification_request_id
  AND request.employer_id = $2;

DELETE FROM "team_members"
WHERE
  "user_id" = $1
  AND "employer_id" = $2;

-- endTeamsOf

SELECT
  "employer_id"
FROM
  "team_members"
WHERE
  "user_id" = $1;

DELETE FROM "team_members"
WHERE
  "user_id" = $1;

DELETE FROM "team_invitations"
WHERE
  "employer_id" = $1;
