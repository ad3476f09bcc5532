-- areFiguresCounted

SELECT
  "amount"
FROM
  "figures"
WHERE
  "name" = $1;

-- foldFigures

WITH
  gone AS (
    DELETE FROM figure_changes
    WHERE
      ctid = ANY (
        ARRAY(
          SELECT
            ctid
          FROM
            figure_changes
          WHERE
            name <> 'job-applications'
          LIMIT
            10000
          FOR UPDATE
            SKIP LOCKED
        )
      )
    RETURNING
      name,
      key,
      amount
  ),
  summed AS (
    SELECT
      name,
      key,
      sum(amount)::bigint AS amount
    FROM
      gone
    GROUP BY
      name,
      key
    ORDER BY
      name,
      key
  ),
  kept AS (
    INSERT INTO
      figures (name, key, amount)
    SELECT
      name,
      key,
      amount
    FROM
      summed
    WHERE
      name NOT LIKE 'company-%'
    ON CONFLICT (name, key) DO UPDATE
    SET
      amount = figures.amount + excluded.amount
  ),
  companies AS (
    INSERT INTO
      company_figures (company, jobs, applications)
    SELECT
      key,
      coalesce(
        sum(amount) FILTER (
          WHERE
            name = 'company-jobs'
        ),
        0
      ),
      coalesce(
        sum(amount) FILTER (
          WHERE
            name = 'company-applications'
        ),
        0
      )
    FROM
      summed
    WHERE
      name LIKE 'company-%'
    GROUP BY
      key
    ORDER BY
      key
    ON CONFLICT (company) DO UPDATE
    SET
      jobs = company_figures.jobs + excluded.jobs,
      applications = company_figures.applications + excluded.applications
  )
SELECT
  count(*)::int AS folded
FROM
  gone;

SELECT DISTINCT
  key
FROM
  figure_changes
WHERE
  name = 'job-applications'
LIMIT
  200;

WITH
  gone AS (
    DELETE FROM figure_changes
    WHERE
      name = 'job-applications'
      AND key = $1
    RETURNING
      amount
  )
UPDATE jobs
SET
  application_count = application_count + (
    SELECT
      coalesce(sum(amount), 0)
    FROM
      gone
  )
WHERE
  id = $2::uuid
  AND EXISTS (
    SELECT
    FROM
      gone
  );
