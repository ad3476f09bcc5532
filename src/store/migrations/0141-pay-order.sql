-- The pay by which jobs are ordered; a segment without it orders by stated monthly pay until its jobs are renewed.
ALTER TABLE search_segments ADD COLUMN pay_order bytea NOT NULL DEFAULT '';
