-- saveTextSketch

INSERT INTO
  "job_text_sketches" ("job_id", "bins", "bands")
VALUES
  ($1, $2, $3)
ON CONFLICT ("job_id") DO UPDATE
SET
  "bins" = $4,
  "bands" = $5;

DELETE FROM "job_text_sketches"
WHERE
  "job_id" = $1;

-- similarTextsOf

SELECT
  mine.job_id,
  bool_or(other.owner_id <> owner.owner_id) AS "ofOthers",
  (
    count(*) FILTER (
      WHERE
        other.owner_id = owner.owner_id
    )
  )::int AS "ofOwner"
FROM
  job_text_sketches AS mine
  JOIN jobs AS owner ON owner.id = mine.job_id
  CROSS JOIN LATERAL (
    SELECT
      jobs.owner_id
    FROM
      (
        SELECT
          theirs.job_id,
          theirs.bins
        FROM
          job_text_sketches AS theirs
        WHERE
          theirs.bands && CASE cardinality(mine.bands)
            WHEN 16 THEN mine.bands[1:0] || mine.bands[4:]
            ELSE mine.bands
          END
          AND theirs.bands && CASE cardinality(mine.bands)
            WHEN 16 THEN mine.bands[1:3] || mine.bands[7:]
            ELSE mine.bands
          END
          AND theirs.bands && CASE cardinality(mine.bands)
            WHEN 16 THEN mine.bands[1:6] || mine.bands[10:]
            ELSE mine.bands
          END
          AND theirs.bands && CASE cardinality(mine.bands)
            WHEN 16 THEN mine.bands[1:9] || mine.bands[13:]
            ELSE mine.bands
          END
          AND theirs.bands && CASE cardinality(mine.bands)
            WHEN 16 THEN mine.bands[1:12] || mine.bands[16:]
            ELSE mine.bands
          END
          AND theirs.bands && CASE cardinality(mine.bands)
            WHEN 16 THEN mine.bands[1:13] || mine.bands[17:]
            ELSE mine.bands
          END
          AND theirs.job_id <> mine.job_id
        LIMIT
          400
      ) AS theirs
      JOIN jobs ON jobs.id = theirs.job_id
    WHERE
      (
        jobs.approval_status = 'pending'
        OR (
          jobs.approval_status = 'approved'
          AND jobs.is_active
          AND (
            jobs.deadline IS NULL
            OR jobs.deadline >= $1::date
          )
        )
      )
      AND (
        SELECT
          count(*) FILTER (
            WHERE
              x = y
              AND x > 0
          ) >= $2::float8 * count(*) FILTER (
            WHERE
              x > 0
              OR y > 0
          )
        FROM
          unnest(theirs.bins, mine.bins) AS bin (x, y)
      )
    LIMIT
      100
  ) AS other
WHERE
  mine.job_id = ANY ($3::UUID[])
GROUP BY
  mine.job_id;
