-- record

INSERT INTO
  "audit_log" (
    "id",
    "at",
    "actor_id",
    "action",
    "subject_id",
    "detail",
    "address",
    "request_id"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7, $8);

INSERT INTO
  "audit_changes" ("entry_id", "person_id", "changes")
VALUES
  ($1, $2, $3);

-- recordOncePerMinute

INSERT INTO
  "audit_log" (
    "id",
    "at",
    "actor_id",
    "action",
    "subject_id",
    "detail",
    "address",
    "request_id"
  )
VALUES
  ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT ("id") DO NOTHING;

-- shortenOldAddresses

UPDATE "audit_log"
SET
  "address" = short_address (address)
WHERE
  at <= now() - interval '30 days'
  AND masklen(address) IN (32, 128);

-- forgetOldEntries

SELECT
  forget_old_audit_entries (5000) AS count;
