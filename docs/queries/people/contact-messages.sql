-- insertContactMessage

INSERT INTO
  "contact_messages" (
    "id",
    "name",
    "email",
    "subject",
    "message",
    "received_at",
    "search_text"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7);

-- findContactMessage

SELECT
  *
FROM
  "contact_messages"
WHERE
  "id" = $1;

-- listContactMessages

SELECT
  "message"."id",
  "message"."name",
  "message"."email",
  "message"."subject",
  "message"."message",
  "message"."received_at",
  "message"."closed_at",
  "closer"."name" AS "closed_by_name",
  "message"."received_at"::text AS "at"
FROM
  (
    SELECT
      *
    FROM
      "contact_messages"
    WHERE
      (closed_at IS NULL) = TRUE
  ) AS "message"
  LEFT JOIN "users" AS "closer" ON "closer"."id" = "message"."closed_by"
WHERE
  TRUE
  AND TRUE
ORDER BY
  "message"."received_at" DESC,
  "message"."id" DESC
LIMIT
  $1
OFFSET
  $2;

SELECT
  "message"."id",
  "message"."name",
  "message"."email",
  "message"."subject",
  "message"."message",
  "message"."received_at",
  "message"."closed_at",
  "closer"."name" AS "closed_by_name",
  "message"."received_at"::text AS "at"
FROM
  (
    SELECT
      *
    FROM
      "contact_messages"
    WHERE
      (closed_at IS NULL) = FALSE
    ORDER BY
      "received_at" DESC,
      "id" DESC
    LIMIT
      $1
  ) AS "message"
  LEFT JOIN "users" AS "closer" ON "closer"."id" = "message"."closed_by"
WHERE
  (
    coalesce(
      message.search_text,
      lower(
        concat_ws(
          E'
',
          message.name,
          message.email,
          subject,
          message
        )
      )
    ) LIKE $2
    AND coalesce(
      message.search_text,
      lower(
        concat_ws(
          E'
',
          message.name,
          message.email,
          subject,
          message
        )
      )
    ) LIKE $3
  )
  AND TRUE
ORDER BY
  "message"."received_at" DESC,
  "message"."id" DESC
LIMIT
  $4
OFFSET
  $5;

-- countContactMessages

SELECT
  count(*)::int AS "total"
FROM
  (
    SELECT
      *
    FROM
      "contact_messages"
    WHERE
      (closed_at IS NULL) = TRUE
  ) AS "message"
WHERE
  TRUE;

SELECT
  count(*)::int AS "total"
FROM
  (
    SELECT
      *
    FROM
      "contact_messages"
    WHERE
      TRUE
    ORDER BY
      "received_at" DESC,
      "id" DESC
    LIMIT
      $1
  ) AS "message"
WHERE
  (
    coalesce(
      message.search_text,
      lower(
        concat_ws(
          E'
',
          message.name,
          message.email,
          subject,
          message
        )
      )
    ) LIKE $2
  );

-- contactMessagesFrom

SELECT
  "id",
  "name",
  "email",
  "subject",
  "message",
  "received_at",
  "closed_at"
FROM
  "contact_messages"
WHERE
  lower(email) = $1
ORDER BY
  "received_at" DESC,
  "id" DESC
LIMIT
  $2;

-- contactAnswers

SELECT
  "answer"."id",
  "answer"."message_id",
  "answer"."body",
  "answer"."answered_at",
  "users"."name" AS "answered_by_name"
FROM
  "contact_answers" AS "answer"
  LEFT JOIN "users" ON "users"."id" = "answer"."answered_by"
WHERE
  "answer"."message_id" = ANY ($1::UUID[])
ORDER BY
  "answer"."answered_at",
  "answer"."id";

-- contactAnswerFacts

SELECT
  "message"."id",
  "message"."name",
  "message"."email",
  "message"."subject",
  "message"."message",
  "answer"."body"
FROM
  "contact_answers" AS "answer"
  INNER JOIN "contact_messages" AS "message" ON "message"."id" = "answer"."message_id"
WHERE
  "answer"."id" = $1;

-- closeContactMessage

UPDATE "contact_messages"
SET
  "closed_at" = $1,
  "closed_by" = $2
WHERE
  "id" = $3
  AND "closed_at" IS NULL
RETURNING
  "id";

-- reopenContactMessage

UPDATE "contact_messages"
SET
  "closed_at" = $1,
  "closed_by" = $2
WHERE
  "id" = $3
RETURNING
  "id";

-- insertContactAnswer

INSERT INTO
  "contact_answers" (
    "id",
    "message_id",
    "body",
    "answered_at",
    "answered_by"
  )
VALUES
  ($1, $2, $3, $4, $5);

-- forgetContactMessagesOf

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

-- forgetContactMessagesBefore

DELETE FROM "contact_messages"
WHERE
  "received_at" < $1;
