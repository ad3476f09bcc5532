-- addDecision

INSERT INTO
  "job_decisions" (
    "reason",
    "job_id",
    "kind",
    "decided_by",
    "decided_at",
    "id",
    "owner_id",
    "waiting_since"
  )
VALUES
  (
    $1,
    $2,
    $3,
    $4,
    $5,
    $6,
    (
      SELECT
        jobs.owner_id
      FROM
        jobs
      WHERE
        jobs.id = $7
    ),
    (
      SELECT
        coalesce(
          (
            SELECT
              max(decided_at)
            FROM
              job_decisions AS sent
            WHERE
              sent.job_id = jobs.id
              AND sent.kind = 'resubmitted'
              AND sent.taken_back_at IS NULL
          ),
          jobs.created_at
        )
      FROM
        jobs
      WHERE
        jobs.id = $8
    )
  );

-- decisionsOf

SELECT
  decision.job_id,
  decision.kind,
  decision.reason,
  decision.decided_at,
  users.name AS by_name
FROM
  unnest($1::UUID[]) AS asked (id)
  CROSS JOIN LATERAL (
    SELECT
      id,
      job_id,
      kind,
      reason,
      decided_at,
      decided_by
    FROM
      job_decisions
    WHERE
      job_id = asked.id
      AND taken_back_at IS NULL
    ORDER BY
      decided_at DESC,
      id DESC
    LIMIT
      10
  ) AS decision
  LEFT JOIN users ON users.id = decision.decided_by
ORDER BY
  decision.decided_at DESC,
  decision.id DESC;

-- takeBackDecision

UPDATE "job_decisions"
SET
  "taken_back_at" = $1
WHERE
  "id" = (
    SELECT
      "last"."id"
    FROM
      "job_decisions" AS "last"
    WHERE
      "last"."job_id" = $2
      AND "last"."taken_back_at" IS NULL
    ORDER BY
      "last"."decided_at" DESC,
      "last"."id" DESC
    LIMIT
      $3
  )
  AND "kind" = ANY ($4::TEXT[])
  AND "decided_by" = $5
  AND "decided_at" >= $6
RETURNING
  "id";

DELETE FROM "notifications"
WHERE
  "decision_id" = $1;

-- findDecision

SELECT
  "kind",
  "reason"
FROM
  "job_decisions"
WHERE
  "id" = $1
  AND "taken_back_at" IS NULL;
