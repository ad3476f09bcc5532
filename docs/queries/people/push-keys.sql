-- insertPushKeys

INSERT INTO
  "push_keys" ("public_key", "sealed", "created_at")
VALUES
  ($1, $2, $3)
ON CONFLICT DO NOTHING;

-- findPushKeys

SELECT
  "public_key",
  "sealed"
FROM
  "push_keys";

-- replacePushKeys

UPDATE "push_keys"
SET
  "public_key" = $1,
  "sealed" = $2,
  "created_at" = $3
WHERE
  "sealed" = $4;

DELETE FROM "push_subscriptions";

-- replaceSealedPushKey

UPDATE "push_keys"
SET
  "sealed" = $1
WHERE
  "sealed" = $2;
