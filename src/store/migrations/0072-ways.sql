-- Ways of working that a job states or that follow (rules/ways). Workers fill them for the jobs of before, with their texts.
ALTER TABLE jobs ADD COLUMN ways text[] NOT NULL DEFAULT '{}';

-- A column of a segment: the lowest pay of a month.
ALTER TABLE search_segments ADD COLUMN salary_floor bytea NOT NULL DEFAULT '\x';

CREATE OR REPLACE FUNCTION searched_job(job jobs, verified boolean) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'id', job.id, 'text', job.search_text, 'prefectures', job.prefectures, 'workplaces', job.workplaces,
    'occupations', job.occupations, 'ways', job.ways,
    'category', job.category, 'job_type', job.job_type, 'work_style', job.work_style,
    'experience_level', job.experience_level, 'salary_min', job.salary_min, 'salary_max', job.salary_max,
    'deadline', job.deadline, 'created', (extract(epoch from job.created_at) * 1000000)::bigint, 'terms', job.terms,
    'verified', verified)
$$;

DROP TRIGGER jobs_searched ON jobs;
CREATE TRIGGER jobs_searched
  AFTER INSERT OR DELETE OR UPDATE OF search_text, prefectures, workplaces, ways, job_type, work_style, experience_level,
    category, occupations, salary_min, salary_max, deadline, is_active, approval_status, created_at, terms, owner_id
  ON jobs
  FOR EACH ROW EXECUTE FUNCTION search_changed();
