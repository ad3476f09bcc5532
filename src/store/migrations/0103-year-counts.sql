-- What happened in each year, counted every hour, so that a visitor of the public report counts nothing.
CREATE TABLE year_counts (
  year integer PRIMARY KEY,
  -- number by item; an item that is absent did not happen
  counts jsonb NOT NULL,
  counted_at timestamptz NOT NULL
);
