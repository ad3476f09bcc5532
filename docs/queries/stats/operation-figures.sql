-- operationFigures

SELECT
  "generation" AS "searchGeneration",
  (
    SELECT
      count(*)
    FROM
      search_fresh
  ) AS "jobsUnsealed",
  (
    SELECT
      count(*)
    FROM
      sessions
  ) AS "sessions"
FROM
  "search_generation";
