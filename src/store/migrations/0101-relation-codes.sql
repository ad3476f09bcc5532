-- Codes that prove a relation to an employer: mailed to the host of its website, or sent by letter to its address.
-- docs/product/employers.md, Proofs.
CREATE TABLE relation_codes (
  -- the code follows from it and APP_SECRET
  id uuid PRIMARY KEY,
  employer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('domain', 'letter')),
  -- the email, or the address
  sent_to text NOT NULL,
  -- what it proves: the host, or the address
  proves text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  CONSTRAINT relation_codes_once UNIQUE (employer_id, kind)
);
CREATE TABLE relation_proofs (
  employer_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('domain', 'letter')),
  proves text NOT NULL,
  proved_at timestamptz NOT NULL,
  PRIMARY KEY (employer_id, kind)
);
