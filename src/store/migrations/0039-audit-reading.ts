/** The audit log is read by who, what and when, tells values before and after, and forgets what is older than three years. */
export const name = '0039-audit-reading'

export const sql = `
DROP INDEX audit_log_at;
CREATE INDEX audit_log_time ON audit_log (at, id);
CREATE INDEX audit_log_actor ON audit_log (actor_id, at, id);
CREATE INDEX audit_log_actor_action ON audit_log (actor_id, action, at, id);
CREATE INDEX audit_log_action ON audit_log (action, at, id);
CREATE INDEX audit_log_subject ON audit_log (subject_id, at, id);

-- Values before and after may be personal: they go with the account of the person whose they are, the entry stays.
CREATE TABLE audit_changes (
  entry_id uuid PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  changes jsonb NOT NULL
);
CREATE INDEX audit_changes_person ON audit_changes (person_id);

CREATE FUNCTION refuse_audit_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.at <= now() - interval '3 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the audit log is append-only';
END
$$;
DROP TRIGGER audit_log_append_only ON audit_log;
CREATE TRIGGER audit_log_append_only BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_old_only BEFORE DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_removal();

CREATE FUNCTION refuse_audit_changes_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM users WHERE id = OLD.person_id) AND EXISTS (SELECT FROM audit_log WHERE id = OLD.entry_id) THEN
    RAISE EXCEPTION 'the audit log is append-only';
  END IF;
  RETURN OLD;
END
$$;
CREATE TRIGGER audit_changes_append_only BEFORE UPDATE OR TRUNCATE ON audit_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_changes_forgotten_only BEFORE DELETE ON audit_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_changes_removal();

-- The role of the application may remove nothing from the log but by this. Says how many entries went.
CREATE FUNCTION forget_old_audit_entries(most integer) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  forgotten uuid[];
BEGIN
  WITH old AS (
    SELECT id FROM audit_log WHERE at <= now() - interval '3 years' ORDER BY at, id LIMIT most
  ), gone AS (
    DELETE FROM audit_log USING old WHERE audit_log.id = old.id RETURNING audit_log.id
  )
  SELECT coalesce(array_agg(id), '{}') INTO forgotten FROM gone;
  DELETE FROM audit_changes WHERE entry_id = ANY (forgotten);
  RETURN cardinality(forgotten);
END
$$;
`
