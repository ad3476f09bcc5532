-- claimFor

INSERT INTO
  job_claims (job_id, user_id, until)
VALUES
  ($1, $2, now() + 10 * interval '1 minute')
ON CONFLICT (job_id) DO UPDATE
SET
  user_id = excluded.user_id,
  until = excluded.until
WHERE
  job_claims.until <= now()
  OR job_claims.user_id = excluded.user_id
RETURNING
  job_id;

DELETE FROM job_claims
WHERE
  job_id IN (
    SELECT
      job_id
    FROM
      job_claims
    WHERE
      user_id = $1
      AND job_id <> $2
    FOR UPDATE
      SKIP LOCKED
  );

-- claimsOf

SELECT
  claim.job_id,
  claim.user_id,
  claim.until,
  users.name AS by_name
FROM
  job_claims AS claim
  JOIN users ON users.id = claim.user_id
WHERE
  claim.job_id = ANY ($1::UUID[])
  AND claim.until > now();

-- releaseClaim

DELETE FROM "job_claims"
WHERE
  "job_id" = $1
  AND "user_id" = $2;

-- endClaim

DELETE FROM "job_claims"
WHERE
  "job_id" = $1;

-- sweepClaims

DELETE FROM job_claims
WHERE
  until <= now();
