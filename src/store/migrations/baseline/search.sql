CREATE SEQUENCE search_stamps;

-- One row; the generation rises whenever segments come or go.
CREATE TABLE search_generation (
  generation bigint NOT NULL
);

-- A segment holds up to 32,768 jobs, oldest first. Its postings never change; dead grows.
CREATE TABLE search_segments (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ready boolean NOT NULL DEFAULT false,
  begun_at timestamptz NOT NULL DEFAULT now(),
  size integer NOT NULL,
  -- the version of the known words it indexes
  words text NOT NULL,
  -- one bit per job that has moved to another segment or is deleted
  dead bytea NOT NULL DEFAULT '\x',
  dead_count integer NOT NULL DEFAULT 0,
  -- columns, one entry per job (store/search/segment.ts)
  ids bytea NOT NULL DEFAULT '\x',
  created bytea NOT NULL DEFAULT '\x',
  pay bytea NOT NULL DEFAULT '\x',
  deadlines bytea NOT NULL DEFAULT '\x',
  starts bytea NOT NULL DEFAULT '\x',
  heads bytea NOT NULL DEFAULT '\x',
  boundaries bytea NOT NULL DEFAULT '\x',
  -- columns of stated conditions
  annual_days bytea NOT NULL,
  hourly_min bytea NOT NULL,
  -- jobs by municipality and station (store/search/workplaces.ts)
  workplaces bytea NOT NULL DEFAULT '\x',
  -- the lowest pay of a month
  salary_floor bytea NOT NULL DEFAULT '\x'
);

-- The place of a job in its segment.
CREATE TABLE search_places (
  job_id uuid PRIMARY KEY,
  segment integer NOT NULL,
  place integer NOT NULL
);

-- Postings lists: the jobs of a segment that have a token.
CREATE TABLE search_postings (
  segment integer NOT NULL,
  token bigint NOT NULL,
  -- the jobs that have the token, as a list or as bits
  jobs bytea NOT NULL,
  -- where in the segment's text the token stands, as rising differences
  places bytea,
  PRIMARY KEY (segment, token)
);
ALTER TABLE search_postings ALTER COLUMN jobs SET STORAGE EXTERNAL;
ALTER TABLE search_postings ALTER COLUMN places SET STORAGE EXTERNAL;

-- Jobs changed since they were put into a segment.
CREATE TABLE search_fresh (
  job_id uuid PRIMARY KEY,
  stamp bigint NOT NULL
) WITH (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=500);

-- One row: the node that builds the index.
CREATE TABLE index_lease (
  holder uuid,
  until timestamptz NOT NULL
);

-- The job as the search reads it.
CREATE FUNCTION searched_job(job jobs, verified boolean) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'id', job.id, 'text', job.search_text, 'prefectures', job.prefectures, 'workplaces', job.workplaces,
    'occupations', job.occupations, 'ways', job.ways,
    'category', job.category, 'job_type', job.job_type, 'work_style', job.work_style,
    'experience_level', job.experience_level, 'salary_min', job.salary_min, 'salary_max', job.salary_max,
    'deadline', job.deadline, 'created', (extract(epoch from job.created_at) * 1000000)::bigint, 'terms', job.terms,
    'verified', verified)
$$;

CREATE FUNCTION short_address(address inet) RETURNS inet LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT network(set_masklen(address, CASE family(address) WHEN 4 THEN 24 ELSE 48 END))::inet
$$;
