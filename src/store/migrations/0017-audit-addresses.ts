/** The audit log tells the network address and the request of an entry. */
export const name = '0017-audit-addresses'

export const sql = `
-- Whole (masklen 32 or 128) for 30 days, then shortened to the network.
ALTER TABLE audit_log ADD COLUMN address inet;
-- The X-Request-Id of the answer, which the server's log names too.
ALTER TABLE audit_log ADD COLUMN request_id text;
CREATE INDEX audit_log_whole_addresses ON audit_log (at) WHERE masklen(address) IN (32, 128);

CREATE FUNCTION short_address(address inet) RETURNS inet LANGUAGE sql IMMUTABLE STRICT AS $$
  SELECT network(set_masklen(address, CASE family(address) WHEN 4 THEN 24 ELSE 48 END))::inet
$$;

DROP TRIGGER audit_log_append_only ON audit_log;
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The one change that is allowed: an old entry's address becomes its network.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.at <= now() - interval '30 days'
    AND NEW.address IS NOT DISTINCT FROM short_address(OLD.address)
    AND to_jsonb(NEW) - 'address' = to_jsonb(OLD) - 'address'
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the audit log is append-only';
END
$$;
CREATE TRIGGER audit_log_shorten_only BEFORE UPDATE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
`
