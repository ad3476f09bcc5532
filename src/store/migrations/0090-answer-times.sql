-- How long the first answer of a person to an application took; employer_id is the owner of the job.
CREATE TABLE answer_times (
  application_id uuid PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
  employer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  answered_at timestamptz NOT NULL,
  seconds double precision NOT NULL
);
CREATE INDEX answer_times_employer ON answer_times (employer_id, answered_at) INCLUDE (seconds);
CREATE INDEX answer_times_latest ON answer_times (answered_at) INCLUDE (seconds);

-- Answers of the last 90 days that were given before; a reply to several at once cannot be told from one any more.
INSERT INTO answer_times (application_id, employer_id, answered_at, seconds)
SELECT applications.id, jobs.owner_id, min(answer.at), greatest(0, extract(epoch FROM min(answer.at) - applications.applied_at))
FROM (
  SELECT application_id, decided_at AS at FROM application_decisions WHERE taken_back_at IS NULL AND message_id IS NULL
  UNION ALL
  SELECT application_id, sent_at FROM messages WHERE sender = 'employer'
    AND NOT EXISTS (SELECT FROM application_decisions WHERE message_id = messages.id)
  UNION ALL
  SELECT application_id, created_at FROM interviews
) AS answer
JOIN applications ON applications.id = answer.application_id
JOIN jobs ON jobs.id = applications.job_id
WHERE applications.applied_at > now() - interval '180 days'
GROUP BY applications.id, jobs.owner_id
HAVING min(answer.at) > now() - interval '90 days';
