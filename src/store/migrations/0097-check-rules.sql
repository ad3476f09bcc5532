-- Rules of the operator for the check of postings. Ended ones stay, so that each version can be told.
CREATE TABLE check_rules (
  id uuid PRIMARY KEY,
  code text NOT NULL,
  severity text NOT NULL CHECK (severity IN ('stop', 'warn')),
  words text[] NOT NULL,
  not_words text[] NOT NULL,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL,
  added_in int NOT NULL,
  ended_at timestamptz,
  ended_by uuid,
  ended_in int
);
CREATE INDEX check_rules_in_force ON check_rules (added_in) WHERE ended_at IS NULL;
CREATE INDEX check_rules_ended ON check_rules (ended_in) WHERE ended_at IS NOT NULL;
-- One row: how often the rules changed, and an id of their present content, by which processes keep them prepared.
CREATE TABLE check_rules_edition (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version int NOT NULL,
  edition uuid NOT NULL
);
