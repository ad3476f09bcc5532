-- Employers may hide the estimate of a job's pay, which search reads.
ALTER TABLE jobs ADD COLUMN show_estimate boolean NOT NULL DEFAULT true;

CREATE OR REPLACE FUNCTION searched_job(job jobs, verified boolean) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'id', job.id, 'text', job.search_text, 'prefectures', job.prefectures, 'workplaces', job.workplaces,
    'occupations', job.occupations, 'ways', job.ways,
    'category', job.category, 'job_type', job.job_type, 'work_style', job.work_style,
    'experience_level', job.experience_level, 'salary_min', job.salary_min, 'salary_max', job.salary_max,
    'deadline', job.deadline, 'created', (extract(epoch from job.created_at) * 1000000)::bigint, 'terms', job.terms,
    'show_estimate', job.show_estimate, 'verified', verified)
$$;
DROP TRIGGER jobs_searched ON jobs;
CREATE TRIGGER jobs_searched
  AFTER INSERT OR DELETE OR UPDATE OF search_text, prefectures, workplaces, ways, job_type, work_style, experience_level,
    category, occupations, salary_min, salary_max, deadline, is_active, approval_status, created_at, terms, show_estimate,
    owner_id
  ON jobs
  FOR EACH ROW EXECUTE FUNCTION search_changed();
