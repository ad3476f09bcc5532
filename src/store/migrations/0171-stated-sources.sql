-- Recruiters write where people from elsewhere come from in Japanese, too.
ALTER TABLE applications DROP CONSTRAINT applications_source_check;
ALTER TABLE applications ADD CONSTRAINT applications_source_check CHECK (length(source) BETWEEN 1 AND 40);
