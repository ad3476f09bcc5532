-- The name as search texts of jobs write it (rules/search/folding), and the version of that; a worker renews older ones.
ALTER TABLE blocked_employers ADD COLUMN name_folded text, ADD COLUMN folded_version smallint NOT NULL DEFAULT 0;
CREATE INDEX blocked_employers_folded ON blocked_employers (folded_version);
