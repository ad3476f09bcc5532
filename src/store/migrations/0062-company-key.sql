-- A company's name, normalised already, with its kind written out and in front (rules/jobs/company-name.ts).
CREATE FUNCTION company_key(line text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT regexp_replace(
    replace(replace(replace(replace(line, ' ', ''), '(株)', '株式会社'), '(有)', '有限会社'), '(同)', '合同会社'),
    '^(.+)(株式会社|有限会社|合同会社)$', '\2\1')
$$;

-- Finds the jobs of a blocked employer.
CREATE INDEX jobs_company_keys ON jobs (left(company_key(split_part(search_text, E'\n', 2)), 100) COLLATE "C")
  WHERE approval_status = 'approved' AND is_active;
