/** The search index: sealed segments of postings, and the jobs that changed since (docs/search.md). */
export const name = '0003-search'

export const sql = `
-- The normaliser's version that made search_text; texts of older versions are made anew by a worker.
ALTER TABLE jobs ADD COLUMN search_version smallint NOT NULL DEFAULT 0;

-- Suggestions: titles and companies by how they begin (an entry of an index has room for some 2,700 bytes).
CREATE INDEX jobs_titles ON jobs ((left(split_part(search_text, E'\\n', 1), 100) COLLATE "C"))
  WHERE approval_status = 'approved' AND is_active;
CREATE INDEX jobs_companies ON jobs ((left(split_part(search_text, E'\\n', 2), 100) COLLATE "C"))
  WHERE approval_status = 'approved' AND is_active;

-- Jobs that changed since they were sealed, whatever changed them. A stamp is never used twice and only rises, so that
-- the sum of all stamps tells every state from every other while no row leaves; rows leave with a new generation.
CREATE SEQUENCE search_stamps;
CREATE TABLE search_fresh (
  job_id uuid PRIMARY KEY,
  stamp bigint NOT NULL
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);

-- One row; the generation rises whenever segments come or go.
CREATE TABLE search_generation (generation bigint NOT NULL);
INSERT INTO search_generation VALUES (0);

-- A segment holds up to 32,768 jobs, oldest first; its postings never change, only its dead grow.
CREATE TABLE search_segments (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ready boolean NOT NULL DEFAULT false,
  begun_at timestamptz NOT NULL DEFAULT now(),
  size integer NOT NULL,
  -- which known words it indexes
  words text NOT NULL,
  -- a bit per job that lives elsewhere by now, or nowhere
  dead bytea NOT NULL DEFAULT '',
  dead_count integer NOT NULL DEFAULT 0,
  -- columns, one entry per job (store/search/segment.ts)
  ids bytea NOT NULL DEFAULT '',
  created bytea NOT NULL DEFAULT '',
  pay bytea NOT NULL DEFAULT '',
  deadlines bytea NOT NULL DEFAULT '',
  starts bytea NOT NULL DEFAULT '',
  heads bytea NOT NULL DEFAULT '',
  boundaries bytea NOT NULL DEFAULT ''
);

-- Where a sealed job stands.
CREATE TABLE search_places (
  job_id uuid PRIMARY KEY,
  segment integer NOT NULL,
  place integer NOT NULL
);

CREATE TABLE search_postings (
  segment integer NOT NULL,
  token bigint NOT NULL,
  -- the jobs that have the token, as a list or as bits
  jobs bytea NOT NULL,
  -- where in the segment's text the token stands, as rising differences
  places bytea,
  PRIMARY KEY (segment, token)
);
ALTER TABLE search_postings ALTER jobs SET STORAGE EXTERNAL, ALTER places SET STORAGE EXTERNAL;

CREATE FUNCTION search_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What neither was nor is public is not in the index.
  IF NOT ((TG_OP <> 'INSERT' AND OLD.approval_status = 'approved' AND OLD.is_active)
       OR (TG_OP <> 'DELETE' AND NEW.approval_status = 'approved' AND NEW.is_active)) THEN
    RETURN NULL;
  END IF;
  INSERT INTO search_fresh (job_id, stamp)
  VALUES (CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END, nextval('search_stamps'))
  ON CONFLICT (job_id) DO UPDATE SET stamp = excluded.stamp;
  RETURN NULL;
END
$$;
CREATE TRIGGER jobs_searched AFTER INSERT OR DELETE OR UPDATE OF
  search_text, prefectures, job_type, work_style, experience_level, category, salary_min, salary_max, deadline,
  is_active, approval_status, created_at
  ON jobs FOR EACH ROW EXECUTE FUNCTION search_changed();
INSERT INTO search_fresh (job_id, stamp)
  SELECT id, nextval('search_stamps') FROM jobs WHERE approval_status = 'approved' AND is_active;
`
