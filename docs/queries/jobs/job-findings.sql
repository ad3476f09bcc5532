-- findingsOf



-- findingsOfPosting

SELECT
  *
FROM
  "employer_profiles"
WHERE
  "user_id" = $1;
