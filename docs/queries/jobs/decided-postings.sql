-- saveDecidedPosting



-- decidedPostingsOf

SELECT DISTINCT
  ON (posting.job_id) posting.job_id,
  posting.fields
FROM
  decided_postings AS posting
  JOIN job_decisions AS decision ON decision.id = posting.decision_id
WHERE
  posting.job_id = ANY ($1::UUID[])
  AND decision.taken_back_at IS NULL
ORDER BY
  posting.job_id,
  posting.decided_at DESC;

-- forgetDecidedPostingsBefore

DELETE FROM "decided_postings"
WHERE
  "decided_at" < $1;
