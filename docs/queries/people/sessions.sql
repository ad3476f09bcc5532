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

-- isSessionOpen

SELECT
  "id"
FROM
  "sessions"
WHERE
  "id" = $1;

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
  coalesce(membership.employer_id, users.id) AS "employerId",
  coalesce(membership.role, 'owner') AS "teamRole",
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
  LEFT JOIN "team_members" AS "membership" ON "membership"."user_id" = "users"."id"
  AND "users"."role" = $1
  AND NOT EXISTS (
    SELECT
    FROM
      users AS employer
    WHERE
      employer.id = membership.employer_id
      AND employer.suspended_at IS NOT NULL
  )
WHERE
  "token"."hash" = $2;

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
  coalesce(membership.employer_id, users.id) AS "employerId",
  coalesce(membership.role, 'owner') AS "teamRole",
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
  LEFT JOIN "team_members" AS "membership" ON "membership"."user_id" = "users"."id"
  AND "users"."role" = $1
  AND NOT EXISTS (
    SELECT
    FROM
      users AS employer
    WHERE
      employer.id = membership.employer_id
      AND employer.suspended_at IS NOT NULL
  )
WHERE
  "token"."hash" = $2;

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
