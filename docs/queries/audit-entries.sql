-- findEntry

SELECT
  "id",
  "at"::text AS "at"
FROM
  "audit_log"
WHERE
  "id" = $1;

-- listEntries

SELECT
  entry.id,
  entry.at::text AS at,
  entry.at AS time,
  entry.action,
  entry.actor_id,
  actor.name AS actor_name,
  actor.email AS actor_email,
  entry.subject_id,
  person.name AS subject_person,
  jobs.title AS subject_job,
  entry.detail,
  audit_changes.changes,
  host(entry.address) || CASE
    WHEN masklen(entry.address) IN (32, 128) THEN ''
    ELSE '/' || masklen(entry.address)
  END AS address,
  entry.request_id
FROM
  (
    (
      SELECT
        *
      FROM
        "audit_log"
      WHERE
        TRUE
      ORDER BY
        "at" DESC,
        "id" DESC
      LIMIT
        $1
    )
  ) AS entry
  LEFT JOIN users AS actor ON actor.id = entry.actor_id
  LEFT JOIN users AS person ON person.id = entry.subject_id
  LEFT JOIN jobs ON jobs.id = entry.subject_id
  LEFT JOIN audit_changes ON audit_changes.entry_id = entry.id
ORDER BY
  entry.at DESC,
  entry.id DESC;

SELECT
  entry.id,
  entry.at::text AS at,
  entry.at AS time,
  entry.action,
  entry.actor_id,
  actor.name AS actor_name,
  actor.email AS actor_email,
  entry.subject_id,
  person.name AS subject_person,
  jobs.title AS subject_job,
  entry.detail,
  audit_changes.changes,
  host(entry.address) || CASE
    WHEN masklen(entry.address) IN (32, 128) THEN ''
    ELSE '/' || masklen(entry.address)
  END AS address,
  entry.request_id
FROM
  (
    (
      SELECT
        *
      FROM
        "audit_log"
      WHERE
        ("at", "id") < ($1::timestamptz, $2::uuid)
        AND "actor_id" = $3
        AND "action" = $4
        AND "subject_id" = $5
        AND "at" >= $6
        AND "at" < $7
      ORDER BY
        "at" DESC,
        "id" DESC
      LIMIT
        $8
    )
  ) AS entry
  LEFT JOIN users AS actor ON actor.id = entry.actor_id
  LEFT JOIN users AS person ON person.id = entry.subject_id
  LEFT JOIN jobs ON jobs.id = entry.subject_id
  LEFT JOIN audit_changes ON audit_changes.entry_id = entry.id
ORDER BY
  entry.at DESC,
  entry.id DESC;

-- lastActor

SELECT
  "users"."name"
FROM
  "audit_log"
  LEFT JOIN "users" ON "users"."id" = "audit_log"."actor_id"
WHERE
  "subject_id" = $1
ORDER BY
  "audit_log"."at" DESC,
  "audit_log"."id" DESC
LIMIT
  $2;

-- entriesAbout

SELECT
  entry.id,
  entry.at::text AS at,
  entry.at AS time,
  entry.action,
  CASE
    WHEN entry.actor_id IS NULL THEN 'system'
    WHEN entry.actor_id = $1 THEN 'self'
    ELSE 'other'
  END AS by,
  CASE
    WHEN entry.actor_id = $2 THEN abbrev(entry.address)
  END AS address,
  own.changes
FROM
  audit_log AS entry
  LEFT JOIN audit_changes AS own ON own.entry_id = entry.id
  AND own.person_id = $3
WHERE
  entry.id IN (
    SELECT
      id
    FROM
      audit_log
    WHERE
      actor_id = $4
    UNION
    SELECT
      id
    FROM
      audit_log
    WHERE
      subject_id = $5
    UNION
    SELECT
      entry_id
    FROM
      audit_changes
    WHERE
      person_id = $6
  )
  AND ("entry"."at", "entry"."id") < ($7::timestamptz, $8::uuid)
ORDER BY
  entry.at DESC,
  entry.id DESC
LIMIT
  $9
OFFSET
  $10;

-- countEntriesAbout

SELECT
  count(*)::int AS total
FROM
  audit_log AS entry
WHERE
  entry.id IN (
    SELECT
      id
    FROM
      audit_log
    WHERE
      actor_id = $1
    UNION
    SELECT
      id
    FROM
      audit_log
    WHERE
      subject_id = $2
    UNION
    SELECT
      entry_id
    FROM
      audit_changes
    WHERE
      person_id = $3
  );

-- everyEntry

SELECT
  entry.id,
  entry.at::text AS at,
  entry.at AS time,
  entry.action,
  entry.actor_id,
  actor.name AS actor_name,
  actor.email AS actor_email,
  entry.subject_id,
  person.name AS subject_person,
  jobs.title AS subject_job,
  entry.detail,
  audit_changes.changes,
  host(entry.address) || CASE
    WHEN masklen(entry.address) IN (32, 128) THEN ''
    ELSE '/' || masklen(entry.address)
  END AS address,
  entry.request_id
FROM
  (
    (
      SELECT
        *
      FROM
        "audit_log"
      WHERE
        TRUE
        AND "actor_id" = $1
      ORDER BY
        "at" DESC,
        "id" DESC
      LIMIT
        $2
    )
  ) AS entry
  LEFT JOIN users AS actor ON actor.id = entry.actor_id
  LEFT JOIN users AS person ON person.id = entry.subject_id
  LEFT JOIN jobs ON jobs.id = entry.subject_id
  LEFT JOIN audit_changes ON audit_changes.entry_id = entry.id
ORDER BY
  entry.at DESC,
  entry.id DESC;
