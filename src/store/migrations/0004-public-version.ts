/** A number that grows with every change to what the public reads, whoever makes it. */
export const name = '0004-public-version'

export const sql = `
-- One row. It is written at the commit, when all other locks are held already: so versions rise in the order of the
-- commits, and nobody who waits here is waited for.
CREATE TABLE public_version (version bigint NOT NULL);
INSERT INTO public_version VALUES (1);

CREATE FUNCTION public_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  this text := pg_current_xact_id()::text;
  changed bigint;
BEGIN
  -- Once per transaction, however many rows it changed.
  IF current_setting('shigotocho.public_changed', true) = this THEN
    RETURN NULL;
  END IF;
  IF TG_TABLE_NAME = 'users' THEN
    IF NOT EXISTS (SELECT FROM jobs WHERE owner_id = NEW.id AND approval_status = 'approved' AND is_active) THEN
      RETURN NULL;
    END IF;
  END IF;
  UPDATE public_version SET version = version + 1 RETURNING version INTO changed;
  PERFORM pg_notify('public_changed', changed::text);
  PERFORM set_config('shigotocho.public_changed', this, true);
  RETURN NULL;
END
$$;

-- A migration that changes public jobs and then their table needs SET CONSTRAINTS ALL IMMEDIATE in between.
CREATE CONSTRAINT TRIGGER jobs_public_added AFTER INSERT ON jobs DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.approval_status = 'approved' AND NEW.is_active) EXECUTE FUNCTION public_changed();
CREATE CONSTRAINT TRIGGER jobs_public_removed AFTER DELETE ON jobs DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.approval_status = 'approved' AND OLD.is_active) EXECUTE FUNCTION public_changed();
-- The whole row is compared, so that no column is forgotten; an update that counts changes nothing else.
CREATE CONSTRAINT TRIGGER jobs_public_edited AFTER UPDATE ON jobs DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (
    (OLD.approval_status = 'approved' AND OLD.is_active OR NEW.approval_status = 'approved' AND NEW.is_active)
    AND OLD.view_count = NEW.view_count AND OLD.application_count = NEW.application_count
    AND OLD.* IS DISTINCT FROM NEW.*
  ) EXECUTE FUNCTION public_changed();
-- The public list names who posted a job.
CREATE CONSTRAINT TRIGGER users_public_renamed AFTER UPDATE ON users DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION public_changed();
`
