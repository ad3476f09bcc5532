-- Occupations of a job (rules/occupations), guessed from its title until its employer states them.
ALTER TABLE jobs
  ADD COLUMN occupations text[] NOT NULL DEFAULT '{}',
  ADD COLUMN occupations_guessed boolean NOT NULL DEFAULT true;

DROP TRIGGER jobs_searched ON jobs;
CREATE TRIGGER jobs_searched
  AFTER INSERT OR DELETE OR UPDATE OF search_text, prefectures, job_type, work_style, experience_level, category, occupations, salary_min, salary_max, deadline, is_active, approval_status, created_at, terms, owner_id
  ON jobs
  FOR EACH ROW EXECUTE FUNCTION search_changed();

CREATE OR REPLACE FUNCTION searched_job(job jobs, verified boolean) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'id', job.id, 'text', job.search_text, 'prefectures', job.prefectures, 'category', job.category,
    'occupations', job.occupations,
    'job_type', job.job_type, 'work_style', job.work_style, 'experience_level', job.experience_level,
    'salary_min', job.salary_min, 'salary_max', job.salary_max, 'deadline', job.deadline,
    'created', (extract(epoch from job.created_at) * 1000000)::bigint, 'terms', job.terms, 'verified', verified)
$$;
