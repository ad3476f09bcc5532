-- countByFigures

SELECT
  "amount"
FROM
  "figures"
WHERE
  "name" = $1;

SELECT
  left(key, 7) AS part,
  sum(amount)::bigint AS count
FROM
  (
    SELECT
      key,
      amount
    FROM
      figures
    WHERE
      name = $1
      AND key LIKE $2
      AND substr(key, 9) = ANY ($3::TEXT[])
    UNION ALL
    SELECT
      key,
      amount
    FROM
      figure_changes
    WHERE
      name = $4
      AND key LIKE $5
      AND substr(key, 9) = ANY ($6::TEXT[])
  ) AS kept
GROUP BY
  1
HAVING
  sum(amount) > 0
ORDER BY
  1 DESC;

-- positionByDay

SELECT
  "amount"
FROM
  "figures"
WHERE
  "name" = $1;

SELECT
  left(key, 7) AS part,
  sum(amount)::bigint AS count
FROM
  (
    SELECT
      key,
      amount
    FROM
      figures
    WHERE
      name = $1
      AND key LIKE $2
      AND substr(key, 9) = ANY ($3::TEXT[])
    UNION ALL
    SELECT
      key,
      amount
    FROM
      figure_changes
    WHERE
      name = $4
      AND key LIKE $5
      AND substr(key, 9) = ANY ($6::TEXT[])
  ) AS kept
GROUP BY
  1
HAVING
  sum(amount) > 0
ORDER BY
  1 DESC;

SELECT
  left(key, 10) AS part,
  sum(amount)::bigint AS count
FROM
  (
    SELECT
      key,
      amount
    FROM
      figures
    WHERE
      name = $1
      AND key LIKE $2
      AND substr(key, 12) = ANY ($3::TEXT[])
    UNION ALL
    SELECT
      key,
      amount
    FROM
      figure_changes
    WHERE
      name = $4
      AND key LIKE $5
      AND substr(key, 12) = ANY ($6::TEXT[])
  ) AS kept
GROUP BY
  1
HAVING
  sum(amount) > 0
ORDER BY
  1 DESC;

-- idsAt

SELECT
  id
FROM
  (
    SELECT
      created_at,
      id
    FROM
      jobs
    WHERE
      approval_status = 'pending'
  ) AS listed
WHERE
  created_at < $1::timestamptz
ORDER BY
  created_at DESC,
  id DESC
LIMIT
  $2
OFFSET
  $3;

SELECT
  id
FROM
  (
    SELECT
      created_at,
      id
    FROM
      jobs
    WHERE
      approval_status = 'pending'
  ) AS listed
WHERE
  created_at >= $1::timestamptz - interval '1 day'
ORDER BY
  created_at,
  id
LIMIT
  $2
OFFSET
  $3;
