-- countView

WITH
  first AS (
    INSERT INTO
      job_viewers (job_id, DAY, viewer)
    VALUES
      ($1, $2, $3)
    ON CONFLICT DO NOTHING
    RETURNING
      job_id,
      DAY
  ),
  counted AS (
    INSERT INTO
      job_view_days (job_id, DAY, views)
    SELECT
      job_id,
      DAY,
      1
    FROM
      first
    ON CONFLICT (job_id, DAY) DO UPDATE
    SET
      views = job_view_days.views + 1
  )
UPDATE jobs
SET
  view_count = view_count + 1
WHERE
  id IN (
    SELECT
      job_id
    FROM
      first
  );

-- forgetViewersBefore

DELETE FROM "job_viewers"
WHERE
  "day" < $1;
