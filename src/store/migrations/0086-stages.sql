-- A stage is one of the job's own steps, by its id.
ALTER TABLE application_reviews DROP CONSTRAINT application_reviews_stage_check;
ALTER TABLE application_reviews ADD COLUMN offer text CHECK (offer IN ('offered', 'accepted', 'declined', 'joined'));

-- What a change of several did to a review, to take it back: { before, after }.
ALTER TABLE application_decisions ADD COLUMN review jsonb;

-- Where the applicant came from: ?ref= of the job's address.
ALTER TABLE applications ADD COLUMN source text CHECK (source ~ '^[A-Za-z0-9-]{1,40}$');
