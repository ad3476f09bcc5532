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
