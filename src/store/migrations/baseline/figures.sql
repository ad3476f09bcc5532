-- A figure is its row here plus its rows of figure_changes, which a worker adds every few seconds.
CREATE TABLE figures (
  name text NOT NULL,
  key text NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (name, key)
);

-- Transactions only insert here, so that none waits for the row of a counter.
CREATE TABLE figure_changes (
  name text NOT NULL,
  key text NOT NULL,
  amount bigint NOT NULL
) WITH (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=1000);
CREATE INDEX figure_changes_key ON figure_changes (name, key);

-- The figures company-jobs and company-applications, in the order of the dashboard.
CREATE TABLE company_figures (
  company text PRIMARY KEY,
  jobs bigint NOT NULL,
  applications bigint NOT NULL
);
CREATE INDEX company_figures_order ON company_figures (applications DESC, jobs DESC, company);

-- What happened in each year, counted every hour, so that a visitor of the public report counts nothing.
CREATE TABLE year_counts (
  year integer PRIMARY KEY,
  -- number by item; an item that is absent did not happen
  counts jsonb NOT NULL,
  counted_at timestamptz NOT NULL
);

CREATE FUNCTION count_added_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_changes
  SELECT figure.name, figure.key, count(*)
  FROM changed, job_keys(created_at, approval_status, is_active, job_type, deadline, company) AS figure GROUP BY 1, 2;
  RETURN NULL;
END
$$;
CREATE TRIGGER jobs_added_counted AFTER INSERT ON jobs REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_added_jobs();

CREATE FUNCTION count_applications() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sign int := CASE TG_OP WHEN 'DELETE' THEN -1 ELSE 1 END;
BEGIN
  INSERT INTO figure_changes
  SELECT 'applications', tokyo_month(applied_at) || ' ' || status, sign * count(*) FROM changed GROUP BY 2
  UNION ALL
  SELECT 'job-applications', job_id::text, sign * count(*) FROM changed JOIN jobs ON jobs.id = job_id GROUP BY 2
  UNION ALL
  SELECT 'company-applications', company, sign * count(*) FROM changed JOIN jobs ON jobs.id = job_id GROUP BY 2;
  RETURN NULL;
END
$$;
CREATE TRIGGER applications_added_counted AFTER INSERT ON applications REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_applications();
CREATE TRIGGER applications_removed_counted AFTER DELETE ON applications REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_applications();

CREATE FUNCTION count_changed_application() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_changes VALUES
    ('applications', tokyo_month(OLD.applied_at) || ' ' || OLD.status, -1),
    ('applications', tokyo_month(NEW.applied_at) || ' ' || NEW.status, 1);
  RETURN NULL;
END
$$;
CREATE TRIGGER applications_changed_counted AFTER UPDATE OF status, applied_at ON applications
  FOR EACH ROW WHEN (((old.status <> new.status) OR (old.applied_at <> new.applied_at)))
  EXECUTE FUNCTION count_changed_application();

CREATE FUNCTION count_changed_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_changes
  SELECT name, key, sum(amount) FROM (
    SELECT name, key, -1 AS amount
    FROM job_keys(OLD.created_at, OLD.approval_status, OLD.is_active, OLD.job_type, OLD.deadline, OLD.company)
    UNION ALL
    SELECT name, key, 1
    FROM job_keys(NEW.created_at, NEW.approval_status, NEW.is_active, NEW.job_type, NEW.deadline, NEW.company)
  ) AS change GROUP BY name, key HAVING sum(amount) <> 0;
  IF OLD.company <> NEW.company THEN
    INSERT INTO figure_changes VALUES
      ('company-applications', OLD.company, -applications_of(OLD.id, OLD.application_count)),
      ('company-applications', NEW.company, applications_of(OLD.id, OLD.application_count));
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER jobs_changed_counted
  AFTER UPDATE OF approval_status, is_active, job_type, deadline, company, created_at
  ON jobs
  FOR EACH ROW WHEN ((((((old.approval_status IS DISTINCT FROM new.approval_status)
    OR (old.is_active IS DISTINCT FROM new.is_active))
    OR (old.job_type IS DISTINCT FROM new.job_type))
    OR (old.deadline IS DISTINCT FROM new.deadline))
    OR (old.company IS DISTINCT FROM new.company))
    OR (old.created_at IS DISTINCT FROM new.created_at))
  EXECUTE FUNCTION count_changed_job();

CREATE FUNCTION count_changed_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_changes
  SELECT name, key, -1 FROM person_keys(OLD.created_at, OLD.role, OLD.email_verified)
  UNION ALL
  SELECT name, key, 1 FROM person_keys(NEW.created_at, NEW.role, NEW.email_verified);
  RETURN NULL;
END
$$;
CREATE TRIGGER users_changed_counted AFTER UPDATE OF role, email_verified, created_at ON users
  FOR EACH ROW WHEN ((old.role <> new.role)
    OR (old.email_verified <> new.email_verified)
    OR (old.created_at <> new.created_at))
  EXECUTE FUNCTION count_changed_person();

CREATE FUNCTION count_people() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_changes
  SELECT figure.name, figure.key, CASE TG_OP WHEN 'DELETE' THEN -count(*) ELSE count(*) END
  FROM changed, person_keys(created_at, role, email_verified) AS figure GROUP BY 1, 2;
  RETURN NULL;
END
$$;
CREATE TRIGGER users_added_counted AFTER INSERT ON users REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_people();
CREATE TRIGGER users_removed_counted AFTER DELETE ON users REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_people();

-- Runs before the job's applications are deleted: afterwards the company is unknown.
CREATE FUNCTION count_removed_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO figure_changes
  SELECT name, key, -1
  FROM job_keys(OLD.created_at, OLD.approval_status, OLD.is_active, OLD.job_type, OLD.deadline, OLD.company)
  UNION ALL
  SELECT 'company-applications', OLD.company, -applications_of(OLD.id, OLD.application_count);
  RETURN OLD;
END
$$;
CREATE TRIGGER jobs_removed_counted BEFORE DELETE ON jobs
  FOR EACH ROW EXECUTE FUNCTION count_removed_job();

CREATE FUNCTION tokyo_day(at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM-DD')
$$;

CREATE FUNCTION tokyo_month(at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM')
$$;

-- The figures counted from the rows, and as they are kept; one statement that compares both sees one moment.
CREATE VIEW counted_figures AS
  SELECT figure.name, figure.key, count(*) AS amount
  FROM users, person_keys(created_at, role, email_verified) AS figure GROUP BY 1, 2
  UNION ALL
  SELECT figure.name, figure.key, count(*)
  FROM jobs, job_keys(created_at, approval_status, is_active, job_type, deadline, company) AS figure GROUP BY 1, 2
  UNION ALL
  SELECT 'company-applications', company, count(*) FROM applications JOIN jobs ON jobs.id = job_id GROUP BY 2
  UNION ALL
  SELECT 'job-applications', job_id::text, count(*) FROM applications GROUP BY 2
  UNION ALL
  SELECT 'applications', tokyo_month(applied_at) || ' ' || status, count(*) FROM applications GROUP BY 2;

CREATE VIEW kept_figures AS
  SELECT name, key, sum(amount)::bigint AS amount FROM (
    SELECT name, key, amount FROM figures
    UNION ALL SELECT name, key, amount FROM figure_changes
    UNION ALL SELECT 'company-jobs', company, jobs FROM company_figures
    UNION ALL SELECT 'company-applications', company, applications FROM company_figures
    UNION ALL SELECT 'job-applications', id::text, application_count FROM jobs WHERE application_count <> 0
  ) AS part GROUP BY name, key HAVING sum(amount) <> 0;
