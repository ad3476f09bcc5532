-- Where an online interview takes place, and who of the team takes part.
ALTER TABLE interviews ADD COLUMN url text CHECK (url ~ '^https://');
CREATE TABLE interviewers (
  interview_id uuid NOT NULL REFERENCES interviews (id) ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  PRIMARY KEY (interview_id, user_id)
);
CREATE INDEX interviewers_user ON interviewers (user_id);
-- For the check of overlaps; settled ones are found by interviews_owner.
CREATE INDEX interviews_open ON interviews (owner_id) WHERE status = 'proposed';
