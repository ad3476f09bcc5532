-- A database of 0.2.0 may lack search texts, figures and index entries that workers were still to write. `desk_search` and
-- the figure `counted` said so; nodes of 0.2.0 read them, so they stop first.
UPDATE users SET search_text = person_text(name, email, phone) WHERE search_text IS NULL;
SELECT write_application_texts(applications) FROM applications
WHERE NOT EXISTS (SELECT FROM application_texts WHERE application_id = id);
INSERT INTO search_fresh (job_id, stamp)
SELECT id, nextval('search_stamps') FROM jobs
WHERE NOT EXISTS (SELECT FROM search_places WHERE job_id = id)
ON CONFLICT DO NOTHING;
DROP TABLE IF EXISTS desk_search;

INSERT INTO figure_changes (name, key, amount)
SELECT name, key, coalesce(counted.amount, 0) - coalesce(kept.amount, 0)
FROM counted_figures AS counted FULL JOIN kept_figures AS kept USING (name, key)
WHERE counted.amount IS DISTINCT FROM kept.amount AND NOT EXISTS (SELECT FROM figures WHERE name = 'counted');
DELETE FROM figures WHERE name = 'counted';
CREATE OR REPLACE VIEW kept_figures AS
  SELECT name, key, sum(amount)::bigint AS amount FROM (
    SELECT name, key, amount FROM figures
    UNION ALL SELECT name, key, amount FROM figure_changes
    UNION ALL SELECT 'company-jobs', company, jobs FROM company_figures
    UNION ALL SELECT 'company-applications', company, applications FROM company_figures
    UNION ALL SELECT 'job-applications', id::text, application_count FROM jobs WHERE application_count <> 0
  ) AS part GROUP BY name, key HAVING sum(amount) <> 0;
