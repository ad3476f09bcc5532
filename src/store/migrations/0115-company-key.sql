-- A company's kind in other brackets, or in half of them, is the same kind (rules/jobs/company-name.ts).
DROP INDEX jobs_company_keys;
CREATE OR REPLACE FUNCTION company_key(line text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT regexp_replace(
    replace(replace(replace(
      regexp_replace(regexp_replace(replace(line, ' ', ''),
        '[(\[【〔〈《「『](株|有|同)[)\]】〕〉》」』]', '(\1)', 'g'),
        '^(株|有|同)[)\]】〕〉》」』]|[(\[【〔〈《「『](株|有|同)$', '(\1\2)'),
      '(株)', '株式会社'), '(有)', '有限会社'), '(同)', '合同会社'),
    '^(.+)(株式会社|有限会社|合同会社)$', '\2\1')
$$;
CREATE INDEX jobs_company_keys ON jobs (left(company_key(split_part(search_text, E'\n', 2)), 100) COLLATE "C")
  WHERE approval_status = 'approved' AND is_active;
SELECT write_account_keys(user_id) FROM employer_profiles
WHERE normalize(name, NFKC) ~ '[\[【〔〈《「『](株|有|同)|(^|[^(])(株|有|同)[)\]】〕〉》」』]|[(\[【〔〈《「『](株|有|同)$';
