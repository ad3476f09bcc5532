-- insertInterview

INSERT INTO
  "interviews" (
    "id",
    "application_id",
    "owner_id",
    "kind",
    "place",
    "note",
    "minutes",
    "slots",
    "shared_slot",
    "status",
    "proposed_by",
    "created_at",
    "updated_at"
  )
VALUES
  (
    $1,
    $2,
    $3,
    $4,
    $5,
    $6,
    $7,
    $8,
    $9,
    $10,
    $11,
    $12,
    $13
  );

-- listInterviews

SELECT
  "interviews"."id",
  "interviews"."application_id",
  "interviews"."kind",
  "interviews"."place",
  "interviews"."note",
  "interviews"."minutes",
  "interviews"."slots",
  "interviews"."shared_slot",
  "interviews"."status",
  "interviews"."proposed_by",
  "interviews"."starts_at",
  "interviews"."answer",
  "interviews"."sequence",
  "interviews"."created_at",
  "interviews"."updated_at",
  "interviews"."created_at"::text AS "at",
  "jobs"."id" AS "job_id",
  "jobs"."title" AS "job_title",
  "jobs"."company",
  "jobs"."owner_id",
  "applicant"."id" AS "applicant_id",
  "applicant"."name" AS "applicant_name",
  "arranger"."id" AS "arranger_id",
  "arranger"."name" AS "arranger_name",
  "applications"."status" AS "application_status",
  CASE
    WHEN interviews.shared_slot THEN ARRAY(
      SELECT
        other.starts_at
      FROM
        interviews AS other
      WHERE
        other.owner_id = interviews.owner_id
        AND other.starts_at = ANY (interviews.slots)
        AND other.status = 'accepted'
        AND other.shared_slot
        AND other.id <> interviews.id
      ORDER BY
        1
    )
    ELSE '{}'
  END AS "taken_slots"
FROM
  "interviews"
  INNER JOIN "applications" ON "applications"."id" = "interviews"."application_id"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  LEFT JOIN "users" AS "arranger" ON "arranger"."id" = "interviews"."arranged_by"
WHERE
  "interviews"."application_id" = $1
  AND (
    applications.user_id = $2
    OR jobs.owner_id = $3
  )
ORDER BY
  "interviews"."created_at",
  "interviews"."id";

-- findInterview

SELECT
  "interviews"."id",
  "interviews"."application_id",
  "interviews"."kind",
  "interviews"."place",
  "interviews"."note",
  "interviews"."minutes",
  "interviews"."slots",
  "interviews"."shared_slot",
  "interviews"."status",
  "interviews"."proposed_by",
  "interviews"."starts_at",
  "interviews"."answer",
  "interviews"."sequence",
  "interviews"."created_at",
  "interviews"."updated_at",
  "interviews"."created_at"::text AS "at",
  "jobs"."id" AS "job_id",
  "jobs"."title" AS "job_title",
  "jobs"."company",
  "jobs"."owner_id",
  "applicant"."id" AS "applicant_id",
  "applicant"."name" AS "applicant_name",
  "arranger"."id" AS "arranger_id",
  "arranger"."name" AS "arranger_name",
  "applications"."status" AS "application_status",
  CASE
    WHEN interviews.shared_slot THEN ARRAY(
      SELECT
        other.starts_at
      FROM
        interviews AS other
      WHERE
        other.owner_id = interviews.owner_id
        AND other.starts_at = ANY (interviews.slots)
        AND other.status = 'accepted'
        AND other.shared_slot
        AND other.id <> interviews.id
      ORDER BY
        1
    )
    ELSE '{}'
  END AS "taken_slots"
FROM
  "interviews"
  INNER JOIN "applications" ON "applications"."id" = "interviews"."application_id"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  LEFT JOIN "users" AS "arranger" ON "arranger"."id" = "interviews"."arranged_by"
WHERE
  "interviews"."id" = $1;

-- holdInterview

SELECT
  "interviews"."id",
  "interviews"."application_id",
  "interviews"."kind",
  "interviews"."place",
  "interviews"."note",
  "interviews"."minutes",
  "interviews"."slots",
  "interviews"."shared_slot",
  "interviews"."status",
  "interviews"."proposed_by",
  "interviews"."starts_at",
  "interviews"."answer",
  "interviews"."sequence",
  "interviews"."created_at",
  "interviews"."updated_at",
  "interviews"."created_at"::text AS "at",
  "jobs"."id" AS "job_id",
  "jobs"."title" AS "job_title",
  "jobs"."company",
  "jobs"."owner_id",
  "applicant"."id" AS "applicant_id",
  "applicant"."name" AS "applicant_name",
  "arranger"."id" AS "arranger_id",
  "arranger"."name" AS "arranger_name",
  "applications"."status" AS "application_status",
  CASE
    WHEN interviews.shared_slot THEN ARRAY(
      SELECT
        other.starts_at
      FROM
        interviews AS other
      WHERE
        other.owner_id = interviews.owner_id
        AND other.starts_at = ANY (interviews.slots)
        AND other.status = 'accepted'
        AND other.shared_slot
        AND other.id <> interviews.id
      ORDER BY
        1
    )
    ELSE '{}'
  END AS "taken_slots"
FROM
  "interviews"
  INNER JOIN "applications" ON "applications"."id" = "interviews"."application_id"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  LEFT JOIN "users" AS "arranger" ON "arranger"."id" = "interviews"."arranged_by"
WHERE
  "interviews"."id" = $1
  AND "interviews"."application_id" = $2
  AND (
    applications.user_id = $3
    OR jobs.owner_id = $4
  )
FOR UPDATE OF
  "interviews";

-- changeInterview

UPDATE "interviews"
SET
  "status" = $1,
  "updated_at" = $2,
  "arranged_by" = $3
WHERE
  "id" = $4;

-- cancelInterviews

UPDATE "interviews"
SET
  "status" = $1,
  "updated_at" = $2,
  "sequence" = sequence + 1
WHERE
  "application_id" = $3
  AND "status" <> $4
  AND (
    starts_at IS NULL
    OR starts_at > $5
    OR status <> 'accepted'
  )
RETURNING
  "id",
  "starts_at",
  "sequence";

-- listOwnInterviews

SELECT
  "interviews"."id",
  "interviews"."application_id",
  "interviews"."kind",
  "interviews"."place",
  "interviews"."note",
  "interviews"."minutes",
  "interviews"."slots",
  "interviews"."shared_slot",
  "interviews"."status",
  "interviews"."proposed_by",
  "interviews"."starts_at",
  "interviews"."answer",
  "interviews"."sequence",
  "interviews"."created_at",
  "interviews"."updated_at",
  "interviews"."created_at"::text AS "at",
  "jobs"."id" AS "job_id",
  "jobs"."title" AS "job_title",
  "jobs"."company",
  "jobs"."owner_id",
  "applicant"."id" AS "applicant_id",
  "applicant"."name" AS "applicant_name",
  "arranger"."id" AS "arranger_id",
  "arranger"."name" AS "arranger_name",
  "applications"."status" AS "application_status",
  CASE
    WHEN interviews.shared_slot THEN ARRAY(
      SELECT
        other.starts_at
      FROM
        interviews AS other
      WHERE
        other.owner_id = interviews.owner_id
        AND other.starts_at = ANY (interviews.slots)
        AND other.status = 'accepted'
        AND other.shared_slot
        AND other.id <> interviews.id
      ORDER BY
        1
    )
    ELSE '{}'
  END AS "taken_slots"
FROM
  "interviews"
  INNER JOIN "applications" ON "applications"."id" = "interviews"."application_id"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  LEFT JOIN "users" AS "arranger" ON "arranger"."id" = "interviews"."arranged_by"
WHERE
  (
    interviews.application_id IN (
      SELECT
        id
      FROM
        applications
      WHERE
        user_id = $1
      UNION ALL
      SELECT
        applications.id
      FROM
        applications
        JOIN jobs ON jobs.id = job_id
      WHERE
        jobs.owner_id = $2
    )
    AND interviews.status = $3
    AND interviews.starts_at >= $4
  )
  AND TRUE
ORDER BY
  "interviews"."created_at" DESC,
  "interviews"."id" DESC
LIMIT
  $5
OFFSET
  $6;

SELECT
  "interviews"."id",
  "interviews"."application_id",
  "interviews"."kind",
  "interviews"."place",
  "interviews"."note",
  "interviews"."minutes",
  "interviews"."slots",
  "interviews"."shared_slot",
  "interviews"."status",
  "interviews"."proposed_by",
  "interviews"."starts_at",
  "interviews"."answer",
  "interviews"."sequence",
  "interviews"."created_at",
  "interviews"."updated_at",
  "interviews"."created_at"::text AS "at",
  "jobs"."id" AS "job_id",
  "jobs"."title" AS "job_title",
  "jobs"."company",
  "jobs"."owner_id",
  "applicant"."id" AS "applicant_id",
  "applicant"."name" AS "applicant_name",
  "arranger"."id" AS "arranger_id",
  "arranger"."name" AS "arranger_name",
  "applications"."status" AS "application_status",
  CASE
    WHEN interviews.shared_slot THEN ARRAY(
      SELECT
        other.starts_at
      FROM
        interviews AS other
      WHERE
        other.owner_id = interviews.owner_id
        AND other.starts_at = ANY (interviews.slots)
        AND other.status = 'accepted'
        AND other.shared_slot
        AND other.id <> interviews.id
      ORDER BY
        1
    )
    ELSE '{}'
  END AS "taken_slots"
FROM
  "interviews"
  INNER JOIN "applications" ON "applications"."id" = "interviews"."application_id"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
  INNER JOIN "users" AS "applicant" ON "applicant"."id" = "applications"."user_id"
  LEFT JOIN "users" AS "arranger" ON "arranger"."id" = "interviews"."arranged_by"
WHERE
  (
    interviews.application_id IN (
      SELECT
        id
      FROM
        applications
      WHERE
        user_id = $1
      UNION ALL
      SELECT
        applications.id
      FROM
        applications
        JOIN jobs ON jobs.id = job_id
      WHERE
        jobs.owner_id = $2
    )
  )
  AND ("interviews"."created_at", "interviews"."id") < ($3::timestamptz, $4::uuid)
ORDER BY
  "interviews"."created_at" DESC,
  "interviews"."id" DESC
LIMIT
  $5
OFFSET
  $6;

-- countOwnInterviews

SELECT
  count(*)::int AS "total"
FROM
  "interviews"
WHERE
  (
    interviews.application_id IN (
      SELECT
        id
      FROM
        applications
      WHERE
        user_id = $1
      UNION ALL
      SELECT
        applications.id
      FROM
        applications
        JOIN jobs ON jobs.id = job_id
      WHERE
        jobs.owner_id = $2
    )
  );
