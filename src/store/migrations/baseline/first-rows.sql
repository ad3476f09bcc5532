-- Tables of one row, as an empty database has them.
INSERT INTO index_lease VALUES (NULL, '-infinity');
INSERT INTO job_recheck VALUES ('', NULL, true);
INSERT INTO public_version VALUES (1);
INSERT INTO search_generation VALUES (0);
