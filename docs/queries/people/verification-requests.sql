-- insertVerificationRequest

DELETE FROM "verification_requests"
WHERE
  "employer_id" = $1
  AND "outcome" = $2;

INSERT INTO
  "verification_requests" ("employer_id", "asked_by", "asked_at", "id")
VALUES
  ($1, $2, $3, $4);

-- findVerificationRequest

SELECT
  "request".*,
  "closer"."name" AS "closed_by_name"
FROM
  "verification_requests" AS "request"
  LEFT JOIN "users" AS "closer" ON "closer"."id" = "request"."closed_by"
WHERE
  "request"."id" = $1;

-- lastVerificationRequest

SELECT
  *
FROM
  "verification_requests"
WHERE
  "employer_id" = $1
  AND outcome IS DISTINCT FROM 'withdrawn'
ORDER BY
  "asked_at" DESC,
  "id" DESC
LIMIT
  $2;

-- listOwnVerificationRequests

SELECT
  "id",
  "asked_at",
  "outcome",
  "closed_at",
  "reason",
  "asked_at"::text AS "at"
FROM
  "verification_requests"
WHERE
  "employer_id" = $1
  AND TRUE
ORDER BY
  "asked_at" DESC,
  "id" DESC
LIMIT
  $2
OFFSET
  $3;

SELECT
  "id",
  "asked_at",
  "outcome",
  "closed_at",
  "reason",
  "asked_at"::text AS "at"
FROM
  "verification_requests"
WHERE
  "employer_id" = $1
  AND ("asked_at", "id") < ($2::timestamptz, $3::uuid)
ORDER BY
  "asked_at" DESC,
  "id" DESC
LIMIT
  $4
OFFSET
  $5;

-- countOwnVerificationRequests

SELECT
  count(*)::int AS "total"
FROM
  "verification_requests"
WHERE
  "employer_id" = $1;

-- listVerificationRequests

SELECT
  "request"."id",
  "request"."employer_id",
  "request"."asked_at",
  "asker"."name" AS "asked_by_name",
  "users"."name" AS "account_name",
  "users"."email",
  "users"."created_at",
  "users"."suspended_at",
  "refused"."reason",
  "refused"."closed_at",
  "refused"."closed_by_name",
  (
    SELECT
      coalesce(json_agg(other), '[]')
    FROM
      (
        SELECT
          account.name,
          account.email,
          stated.verified_at IS NOT NULL AS verified
        FROM
          employer_profiles AS stated
          JOIN users AS account ON account.id = stated.user_id
        WHERE
          stated.corporate_number = profile.corporate_number
          AND account.id <> request.employer_id
          AND account.role = 'employer'
        ORDER BY
          stated.verified_at NULLS LAST,
          account.id
        LIMIT
          5
      ) AS other
  ) AS "same_number",
  "request"."asked_at"::text AS "at"
FROM
  "verification_requests" AS "request"
  INNER JOIN "users" ON "users"."id" = "request"."employer_id"
  LEFT JOIN "employer_profiles" AS "profile" ON "profile"."user_id" = "request"."employer_id"
  LEFT JOIN "users" AS "asker" ON "asker"."id" = "request"."asked_by"
  LEFT JOIN LATERAL (
    SELECT
      "former"."reason",
      "former"."closed_at",
      "refuser"."name" AS "closed_by_name"
    FROM
      "verification_requests" AS "former"
      LEFT JOIN "users" AS "refuser" ON "refuser"."id" = "former"."closed_by"
    WHERE
      "former"."employer_id" = "request"."employer_id"
      AND "former"."outcome" = $1
    ORDER BY
      "former"."asked_at" DESC,
      "former"."id" DESC
    LIMIT
      $2
  ) AS "refused" ON TRUE
WHERE
  "request"."outcome" IS NULL
  AND "users"."role" = $3
  AND TRUE
  AND TRUE
ORDER BY
  "request"."asked_at",
  "request"."id"
LIMIT
  $4
OFFSET
  $5;

SELECT
  "request"."id",
  "request"."employer_id",
  "request"."asked_at",
  "asker"."name" AS "asked_by_name",
  "users"."name" AS "account_name",
  "users"."email",
  "users"."created_at",
  "users"."suspended_at",
  "refused"."reason",
  "refused"."closed_at",
  "refused"."closed_by_name",
  (
    SELECT
      coalesce(json_agg(other), '[]')
    FROM
      (
        SELECT
          account.name,
          account.email,
          stated.verified_at IS NOT NULL AS verified
        FROM
          employer_profiles AS stated
          JOIN users AS account ON account.id = stated.user_id
        WHERE
          stated.corporate_number = profile.corporate_number
          AND account.id <> request.employer_id
          AND account.role = 'employer'
        ORDER BY
          stated.verified_at NULLS LAST,
          account.id
        LIMIT
          5
      ) AS other
  ) AS "same_number",
  "request"."asked_at"::text AS "at"
FROM
  "verification_requests" AS "request"
  INNER JOIN "users" ON "users"."id" = "request"."employer_id"
  LEFT JOIN "employer_profiles" AS "profile" ON "profile"."user_id" = "request"."employer_id"
  LEFT JOIN "users" AS "asker" ON "asker"."id" = "request"."asked_by"
  LEFT JOIN LATERAL (
    SELECT
      "former"."reason",
      "former"."closed_at",
      "refuser"."name" AS "closed_by_name"
    FROM
      "verification_requests" AS "former"
      LEFT JOIN "users" AS "refuser" ON "refuser"."id" = "former"."closed_by"
    WHERE
      "former"."employer_id" = "request"."employer_id"
      AND "former"."outcome" = $1
    ORDER BY
      "former"."asked_at" DESC,
      "former"."id" DESC
    LIMIT
      $2
  ) AS "refused" ON TRUE
WHERE
  "request"."outcome" IS NULL
  AND "users"."role" = $3
  AND (
    (
      coalesce(
        "users"."search_text",
        person_text ("users"."name", "users"."email", "users"."phone")
      ) LIKE $4
      OR strpos(
        person_text (
          coalesce(profile.name, ''),
          coalesce(profile.name_kana, ''),
          NULL
        ),
        $5
      ) > 0
    )
  )
  AND ("request"."asked_at", "request"."id") > ($6::timestamptz, $7::uuid)
ORDER BY
  "request"."asked_at",
  "request"."id"
LIMIT
  $8
OFFSET
  $9;

-- countVerificationRequests

SELECT
  count(*)::int AS "total"
FROM
  "verification_requests" AS "request"
  INNER JOIN "users" ON "users"."id" = "request"."employer_id"
  LEFT JOIN "employer_profiles" AS "profile" ON "profile"."user_id" = "request"."employer_id"
WHERE
  "request"."outcome" IS NULL
  AND "users"."role" = $1
  AND TRUE;

SELECT
  count(*)::int AS "total"
FROM
  "verification_requests" AS "request"
  INNER JOIN "users" ON "users"."id" = "request"."employer_id"
  LEFT JOIN "employer_profiles" AS "profile" ON "profile"."user_id" = "request"."employer_id"
WHERE
  "request"."outcome" IS NULL
  AND "users"."role" = $1
  AND (
    (
      coalesce(
        "users"."search_text",
        person_text ("users"."name", "users"."email", "users"."phone")
      ) LIKE $2
      OR strpos(
        person_text (
          coalesce(profile.name, ''),
          coalesce(profile.name_kana, ''),
          NULL
        ),
        $3
      ) > 0
    )
  );

-- verificationFacts

SELECT
  "request"."outcome",
  "request"."reason",
  "profile"."verified_at"
FROM
  "verification_requests" AS "request"
  INNER JOIN "employer_profiles" AS "profile" ON "profile"."user_id" = "request"."employer_id"
WHERE
  "request"."id" = $1;

-- closeVerificationRequest

UPDATE "verification_requests"
SET
  "outcome" = $1,
  "closed_at" = $2,
  "closed_by" = $3,
  "reason" = $4
WHERE
  "employer_id" = $5
  AND "outcome" IS NULL
RETURNING
  "id";
