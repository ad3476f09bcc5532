-- saveTextSketch

INSERT INTO
  "job_text_sketches" ("job_id", "bins", "bands")
VALUES
  ($1, $2, $3)
ON CONFLICT ("job_id") DO UPDATE
SET
  "bins" = $4,
  "bands" = $5
WHERE
  "job_text_sketches"."bins" <> "excluded"."bins"
RETURNING
  "job_id";

INSERT INTO
  similar_texts (job_id, other_id)
SELECT
  mine.job_id,
  found.id
FROM
  job_text_sketches AS mine
  CROSS JOIN LATERAL (
    SELECT
      theirs.job_id AS id
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
    WHERE
      (
        SELECT
          count(*) FILTER (
            WHERE
              x = y
              AND x > 0
          ) >= 0.8::float8 * count(*) FILTER (
            WHERE
              x > 0
              OR y > 0
          )
        FROM
          unnest(theirs.bins, mine.bins) AS bin (x, y)
      )
    LIMIT
      100
  ) AS found
WHERE
  mine.job_id = ANY ($1::UUID[])
ON CONFLICT DO NOTHING;

DELETE FROM "job_text_sketches"
WHERE
  "job_id" = $1;

-- similarTextsOf

SELECT
  near.job_id,
  bool_or(jobs.owner_id <> own.owner_id) AS "ofOthers",
  (
    count(*) FILTER (
      WHERE
        jobs.owner_id = own.owner_id
    )
  )::int AS "ofOwner"
FROM
  (
    SELECT
      mine.job_id,
      noted.id
    FROM
      unnest($1::UUID[]) AS mine (job_id)
      CROSS JOIN LATERAL (
        (
          SELECT
            other_id AS id
          FROM
            similar_texts
          WHERE
            similar_texts.job_id = mine.job_id
          LIMIT
            100
        )
        UNION
        (
          SELECT
            job_id
          FROM
            similar_texts
          WHERE
            similar_texts.other_id = mine.job_id
          LIMIT
            100
        )
      ) AS noted
    UNION
    SELECT
      mine.job_id,
      found.id
    FROM
      uncompared_texts AS uncompared
      JOIN job_text_sketches AS mine ON mine.job_id = uncompared.job_id
      CROSS JOIN LATERAL (
        SELECT
          theirs.job_id AS id
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
        WHERE
          (
            SELECT
              count(*) FILTER (
                WHERE
                  x = y
                  AND x > 0
              ) >= 0.8::float8 * count(*) FILTER (
                WHERE
                  x > 0
                  OR y > 0
              )
            FROM
              unnest(theirs.bins, mine.bins) AS bin (x, y)
          )
        LIMIT
          100
      ) AS found
    WHERE
      uncompared.job_id = ANY ($2::UUID[])
  ) AS near
  JOIN jobs AS own ON own.id = near.job_id
  JOIN jobs ON jobs.id = near.id
WHERE
  jobs.approval_status = 'pending'
  OR (
    jobs.approval_status = 'approved'
    AND jobs.is_active
    AND (
      jobs.deadline IS NULL
      OR jobs.deadline >= $3::date
    )
  )
GROUP BY
  near.job_id;

-- compareTexts

SELECT
  pg_try_advisory_xact_lock(7316054) AS had;

DELETE FROM uncompared_texts
WHERE
  job_id IN (
    SELECT
      job_id
    FROM
      uncompared_texts
    LIMIT
      $1
    FOR UPDATE
      SKIP LOCKED
  )
RETURNING
  job_id;
