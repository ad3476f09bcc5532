import { expect, test } from 'vitest'
import { shardedQueries, shardTable } from './shard-plan.ts'

const reachesOf = (text: string) => shardedQueries('jobs/jobs', text).map(({ name, reach }) => [name, reach])

test('a statement reaches one shard by its key, every shard without it, and both kinds of tables where it joins them', () => {
  const text = `-- insertApplication

INSERT INTO
  "applications" ("id", "job_id")
VALUES
  ($1, $2);

-- lockJob

SELECT
  "id"
FROM
  "jobs"
WHERE
  "jobs"."id" = $1
FOR UPDATE;

-- ownJobs

SELECT
  "id"
FROM
  "jobs"
WHERE
  "posted_by" = $1
  AND "category_id" = $2;

-- applicants

SELECT
  "users"."id"
FROM
  "applications"
  INNER JOIN "users" ON "users"."id" = "applications"."user_id"
WHERE
  "applications"."job_id" = $1;

-- findUser

SELECT
  "id"
FROM
  "users"
WHERE
  "id" = $1;
`
  expect(reachesOf(text)).toEqual([
    ['insertApplication', 'one shard'],
    ['lockJob', 'one shard'],
    ['ownJobs', 'every shard'],
    ['applicants', 'shards and global tables'],
    ['findUser', 'global'],
  ])
})

test('a query reaches as far as its farthest statement, and names that it gives itself are no tables', () => {
  const text = `-- removeJob

DELETE FROM "jobs"
WHERE
  "id" = $1;

WITH
  "gone" AS (
    DELETE FROM applications
    WHERE
      user_id = $1
  )
SELECT
  *
FROM
  "gone";
`
  const [query] = shardedQueries('jobs/jobs', text)
  expect(query).toMatchObject({ reach: 'every shard', sharded: ['applications', 'jobs'], global: [] })
  expect(shardTable(query ? [query] : [])).toContain('| jobs/jobs |  |  | 1 |  |')
})
