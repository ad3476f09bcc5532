-- A complaint to the operator that names a posting or an employer joins the account's case. docs/product/moderation.md, Cases.
ALTER TABLE contact_messages ADD COLUMN joined_case uuid REFERENCES cases (id) ON DELETE SET NULL;
CREATE INDEX contact_messages_joined ON contact_messages (joined_case) WHERE joined_case IS NOT NULL;

CREATE FUNCTION join_complaint() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- the id in the address of a posting or an employer
  named uuid := substring(lower(NEW.subject || ' ' || NEW.message)
    FROM '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}')::uuid;
  account uuid;
BEGIN
  SELECT owner INTO account FROM (
    SELECT owner_id AS owner FROM jobs WHERE id = named
    UNION ALL SELECT owner_id FROM held_jobs WHERE id = named
    UNION ALL SELECT id FROM users WHERE id = named AND role = 'employer'
  ) AS spoken_of
  -- Nobody complains about themselves.
  WHERE NOT EXISTS (SELECT FROM users WHERE id = owner AND lower(email) = lower(NEW.email))
  LIMIT 1;
  IF account IS NOT NULL THEN
    NEW.joined_case := open_case(account, NEW.received_at);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER contact_messages_joined BEFORE INSERT OR UPDATE OF category ON contact_messages
  FOR EACH ROW WHEN (NEW.category = 'trouble' AND NEW.joined_case IS NULL) EXECUTE FUNCTION join_complaint();
