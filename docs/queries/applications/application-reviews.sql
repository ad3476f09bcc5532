-- findOnOwnersDesk

SELECT
  "applications"."id",
  "applications"."job_id",
  "jobs"."owner_id"
FROM
  "applications"
  INNER JOIN "jobs" ON "jobs"."id" = "applications"."job_id"
WHERE
  "applications"."id" = $1
  AND "jobs"."owner_id" = $2;

-- holdColleague

SELECT
  "users"."id"
FROM
  "users"
WHERE
  "users"."id" = $1
  AND (
    "users"."id" = $2
    OR EXISTS (
      SELECT
        "team_members"."user_id"
      FROM
        "team_members"
      WHERE
        "team_members"."user_id" = "users"."id"
        AND "team_members"."employer_id" = $3
    )
  )
FOR KEY SHARE;

-- putReview

INSERT INTO
  "application_reviews" (
    "tags",
    "rating",
    "assignee_id",
    "stage",
    "updated_at",
    "application_id"
  )
VALUES
  ($1, $2, $3, $4, $5, $6)
ON CONFLICT ("application_id") DO UPDATE
SET
  "tags" = $7,
  "rating" = $8,
  "assignee_id" = $9,
  "stage" = $10,
  "updated_at" = $11;
