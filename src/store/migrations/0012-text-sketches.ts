/** Sketches of the jobs' descriptions, by which texts that are nearly the same are found (rules/postings/text-sketch). */
export const name = '0012-text-sketches'

export const sql = `
CREATE TABLE job_text_sketches (
  job_id uuid PRIMARY KEY REFERENCES jobs (id) ON DELETE CASCADE,
  bands integer[] NOT NULL,
  bins integer[] NOT NULL
);
CREATE INDEX job_text_sketches_bands ON job_text_sketches USING gin (bands);
`
