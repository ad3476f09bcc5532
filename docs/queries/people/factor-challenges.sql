-- putChallenge

INSERT INTO
  "factor_challenges" ("hash", "user_id", "kind", "expires_at")
VALUES
  ($1, $2, $3, $4);

-- findChallenge

SELECT
  "user_id"
FROM
  "factor_challenges"
WHERE
  "hash" = $1
  AND "kind" = $2
  AND "expires_at" > $3;

-- takeChallenge

DELETE FROM "factor_challenges"
WHERE
  "hash" = $1;

-- sweepChallenges

DELETE FROM "factor_challenges"
WHERE
  "expires_at" < $1;
