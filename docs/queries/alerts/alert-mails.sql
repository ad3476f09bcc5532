-- makeDueMails

INSERT INTO
  "saved_searches" (
    "id",
    "user_id",
    "name",
    "search",
    "created_at",
    "notify"
  )
VALUES
  ($1, $2, $3, $4, $5, $6);

INSERT INTO
  saved_search_jobs AS found (job_id, search_id, stamp)
SELECT
  pair.job,
  pair.search,
  nextval('listing_stamps')
FROM
  unnest($1::UUID[], $2::UUID[]) AS pair (job, search)
  JOIN saved_searches ON saved_searches.id = pair.search
ON CONFLICT (job_id, search_id) DO UPDATE
SET
  listed = TRUE
WHERE
  NOT found.listed;

INSERT INTO
  due_alerts (user_id, "notify", due_at)
SELECT DISTINCT
  user_id,
  "notify",
  CASE
    WHEN "notify" = 'daily' THEN $1::timestamptz
    ELSE $2
  END
FROM
  saved_searches
WHERE
  id = ANY ($3::UUID[])
  AND "notify" <> 'none'
ON CONFLICT DO NOTHING;

DELETE FROM due_alerts
WHERE
  (user_id, "notify") IN (
    SELECT
      user_id,
      "notify"
    FROM
      due_alerts
    WHERE
      due_at <= $1
    ORDER BY
      due_at
    LIMIT
      500
    FOR UPDATE
      SKIP LOCKED
  )
RETURNING
  user_id,
  "notify";

SELECT
  saved.id,
  saved.user_id,
  saved."notify",
  saved.told AS after,
  max(found.stamp) AS upto,
  (
    count(*) FILTER (
      WHERE
        NOT EXISTS (
          SELECT
          FROM
            blocked_employers
          WHERE
            blocked_employers.user_id = saved.user_id
            AND (
              blocked_employers.name_key = split_part(jobs.search_text, E'
', 2)
              OR blocked_employers.corporate_number = (
                SELECT
                  employer_profiles.corporate_number
                FROM
                  employer_profiles
                WHERE
                  employer_profiles.user_id = jobs.owner_id
              )
            )
        )
    )
  )::int AS jobs,
  coalesce(
    (settings.choices ->> 'alert.list')::boolean,
    TRUE
  ) AS wants_list,
  coalesce(settings.mail, TRUE)
  AND coalesce(
    (settings.choices ->> 'alert.mail')::boolean,
    TRUE
  )
  AND NOT EXISTS (
    SELECT
    FROM
      mail_bounces
      JOIN users ON users.id = mail_bounces.user_id
    WHERE
      users.id = saved.user_id
      AND mail_bounces.email_key = users.email_key
  ) AS wants_mail
FROM
  unnest($1::UUID[], $2::TEXT[]) AS due (user_id, at)
  JOIN saved_searches AS saved ON saved.user_id = due.user_id
  AND saved."notify" = due.at
  JOIN saved_search_jobs AS found ON found.search_id = saved.id
  AND found.stamp > saved.told
  AND found.listed
  JOIN jobs ON jobs.id = found.job_id
  LEFT JOIN notification_settings AS settings ON settings.user_id = saved.user_id
GROUP BY
  saved.id,
  settings.user_id,
  settings.choices,
  settings.mail
ORDER BY
  saved.created_at,
  saved.id;

UPDATE saved_searches
SET
  told = news.upto
FROM
  unnest($1::UUID[], $2::BIGINT[]) AS news (id, upto)
WHERE
  saved_searches.id = news.id;

-- takeAlertMails

UPDATE alert_mails
SET
  retry_at = $1,
  tries = tries + 1
WHERE
  id IN (
    SELECT
      id
    FROM
      alert_mails
    WHERE
      retry_at <= $2
    ORDER BY
      retry_at
    LIMIT
      100
    FOR UPDATE
      SKIP LOCKED
  )
RETURNING
  id,
  user_id,
  "notify",
  searches,
  tries;

-- alertReaders

SELECT
  "users"."id",
  "users"."name",
  "users"."email"
FROM
  "users"
  LEFT JOIN "notification_settings" AS "settings" ON "settings"."user_id" = "users"."id"
  LEFT JOIN "mail_bounces" AS "bounce" ON "bounce"."user_id" = "users"."id"
WHERE
  users.id = ANY ($1::UUID[])
  AND coalesce(settings.mail, TRUE)
  AND coalesce(
    (settings.choices ->> 'alert.mail')::boolean,
    TRUE
  )
  AND bounce.email_key IS DISTINCT FROM users.email_key;

-- alertedJobs

SELECT
  found.mail,
  found.search_id,
  found.name,
  found.search,
  found.total::int AS total,
  found.rank <= $1 AS shown,
  jobs.id,
  jobs.title,
  jobs.company,
  jobs.location,
  jobs.salary_min,
  jobs.salary_max,
  jobs.terms
FROM
  (
    SELECT
      told.mail,
      saved.id AS search_id,
      saved.name,
      saved.search,
      saved.created_at AS saved_at,
      jobs.id,
      count(*) OVER (
        PARTITION BY
          told.mail,
          saved.id
      ) AS total,
      row_number() OVER (
        PARTITION BY
          told.mail
        ORDER BY
          jobs.created_at DESC,
          jobs.id DESC
      ) AS rank,
      row_number() OVER (
        PARTITION BY
          told.mail,
          saved.id
        ORDER BY
          jobs.created_at DESC,
          jobs.id DESC
      ) AS in_search
    FROM
      unnest(
        $2::UUID[],
        $3::UUID[],
        $4::BIGINT[],
        $5::BIGINT[]
      ) AS told (mail, search, after, upto)
      JOIN saved_searches AS saved ON saved.id = told.search
      JOIN saved_search_jobs AS found ON found.search_id = saved.id
      AND found.stamp > told.after
      AND found.stamp <= told.upto
      AND found.listed
      JOIN jobs ON jobs.id = found.job_id
      AND (
        jobs.approval_status = 'approved'
        AND jobs.is_active
        AND (
          jobs.deadline IS NULL
          OR jobs.deadline >= $6::date
        )
      )
      AND NOT EXISTS (
        SELECT
        FROM
          blocked_employers
        WHERE
          blocked_employers.user_id = saved.user_id
          AND (
            blocked_employers.name_key = split_part(jobs.search_text, E'
', 2)
            OR blocked_employers.corporate_number = (
              SELECT
                employer_profiles.corporate_number
              FROM
                employer_profiles
              WHERE
                employer_profiles.user_id = jobs.owner_id
            )
          )
      )
  ) AS found
  JOIN jobs ON jobs.id = found.id
WHERE
  found.rank <= $7
  OR found.in_search = 1
ORDER BY
  found.mail,
  found.saved_at,
  found.search_id,
  found.rank;

-- putOffAlertMail

UPDATE "alert_mails"
SET
  "retry_at" = $1
WHERE
  "id" = $2;

-- removeAlertMails

DELETE FROM alert_mails
WHERE
  id = ANY ($1::UUID[]);

-- forgetAlertMails

DELETE FROM "alert_mails"
WHERE
  "made_at" < $1;

-- forgetFoundJobs

DELETE FROM saved_search_jobs AS found
WHERE
  NOT found.listed
  AND NOT EXISTS (
    SELECT
    FROM
      jobs
    WHERE
      jobs.id = found.job_id
      AND jobs.created_at >= $1
  );

-- rememberBounce

INSERT INTO
  mail_bounces (user_id, email_key, bounced_at)
SELECT
  id,
  email_key,
  $1::timestamptz
FROM
  users
WHERE
  id = $2
ON CONFLICT (user_id) DO UPDATE
SET
  email_key = excluded.email_key,
  bounced_at = excluded.bounced_at;
