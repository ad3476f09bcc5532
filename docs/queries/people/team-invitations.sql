-- putInvitation

SELECT
  "id"
FROM
  "users"
WHERE
  "id" = $1
FOR NO KEY UPDATE;

SELECT
  (
    (
      SELECT
        greatest(1, count(*))
      FROM
        team_members
      WHERE
        employer_id = $1
    ) + (
      SELECT
        count(*)
      FROM
        team_invitations
      WHERE
        employer_id = $2
        AND email_key <> $3
    )
  )::int AS taken;

INSERT INTO
  "team_invitations" (
    "id",
    "email",
    "role",
    "invited_by",
    "invited_at",
    "hash",
    "expires_at",
    "employer_id",
    "email_key"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7, $8, $9)
ON CONFLICT ON CONSTRAINT "team_invitations_once" DO UPDATE
SET
  "id" = $10,
  "email" = $11,
  "role" = $12,
  "invited_by" = $13,
  "invited_at" = $14,
  "hash" = $15,
  "expires_at" = $16;

-- listInvitations

SELECT
  "invitation"."id",
  "invitation"."email",
  "invitation"."role",
  "invitation"."invited_at",
  "invitation"."expires_at",
  "inviter"."name" AS "invited_by_name",
  coalesce(
    (
      inviter.suspended_at IS NULL
      AND (
        inviter.id = invitation.employer_id
        OR EXISTS (
          SELECT
          FROM
            team_members
          WHERE
            user_id = inviter.id
            AND employer_id = invitation.employer_id
            AND role = 'owner'
        )
      )
    ),
    FALSE
  ) AS "by_owner"
FROM
  "team_invitations" AS "invitation"
  LEFT JOIN "users" AS "inviter" ON "inviter"."id" = "invitation"."invited_by"
WHERE
  "invitation"."employer_id" = $1
ORDER BY
  "invitation"."invited_at" DESC,
  "invitation"."id" DESC;

-- findInvitation

SELECT
  "invitation"."id",
  "invitation"."employer_id",
  "invitation"."email",
  "invitation"."email_key",
  "invitation"."role",
  "invitation"."hash",
  "invitation"."expires_at",
  "inviter"."name" AS "invited_by_name",
  coalesce(nullif(profile.name, ''), employer.name) AS "employer_name"
FROM
  "team_invitations" AS "invitation"
  INNER JOIN "users" AS "employer" ON "employer"."id" = "invitation"."employer_id"
  LEFT JOIN "employer_profiles" AS "profile" ON "profile"."user_id" = "invitation"."employer_id"
  LEFT JOIN "users" AS "inviter" ON "inviter"."id" = "invitation"."invited_by"
WHERE
  "invitation"."expires_at" > $1
  AND (
    inviter.suspended_at IS NULL
    AND (
      inviter.id = invitation.employer_id
      OR EXISTS (
        SELECT
        FROM
          team_members
        WHERE
          user_id = inviter.id
          AND employer_id = invitation.employer_id
          AND role = 'owner'
      )
    )
  )
  AND "employer"."role" <> $2
  AND "employer"."suspended_at" IS NULL
  AND "invitation"."hash" = $3;

-- findInvitationToMail

SELECT
  "invitation"."id",
  "invitation"."employer_id",
  "invitation"."email",
  "invitation"."email_key",
  "invitation"."role",
  "invitation"."hash",
  "invitation"."expires_at",
  "inviter"."name" AS "invited_by_name",
  coalesce(nullif(profile.name, ''), employer.name) AS "employer_name"
FROM
  "team_invitations" AS "invitation"
  INNER JOIN "users" AS "employer" ON "employer"."id" = "invitation"."employer_id"
  LEFT JOIN "employer_profiles" AS "profile" ON "profile"."user_id" = "invitation"."employer_id"
  LEFT JOIN "users" AS "inviter" ON "inviter"."id" = "invitation"."invited_by"
WHERE
  "invitation"."expires_at" > $1
  AND (
    inviter.suspended_at IS NULL
    AND (
      inviter.id = invitation.employer_id
      OR EXISTS (
        SELECT
        FROM
          team_members
        WHERE
          user_id = inviter.id
          AND employer_id = invitation.employer_id
          AND role = 'owner'
      )
    )
  )
  AND "employer"."role" <> $2
  AND "employer"."suspended_at" IS NULL
  AND "invitation"."id" = $3;

-- removeInvitation

DELETE FROM "team_invitations"
WHERE
  "id" = $1
  AND "employer_id" = $2;

-- removeInvitationsSince

DELETE FROM "team_invitations"
WHERE
  "invited_by" = $1
  AND "invited_at" >= $2;

-- sweepInvitations

DELETE FROM "team_invitations"
WHERE
  "expires_at" < $1;
