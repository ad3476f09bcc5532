-- record

INSERT INTO
  "audit_log" (
    "id",
    "at",
    "actor_id",
    "action",
    "subject_id",
    "detail"
  )
VALUES
  ($1, $2, $3, $4, $5, $6);
