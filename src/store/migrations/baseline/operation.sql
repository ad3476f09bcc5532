-- Counted attempts, by key.
CREATE TABLE throttles (
  key text PRIMARY KEY,
  since timestamptz NOT NULL,
  ends timestamptz NOT NULL,
  count integer NOT NULL
);
CREATE INDEX throttles_ends ON throttles (ends);

-- Who did what; ids only, no personal data. Rows are only inserted.
CREATE TABLE audit_log (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_id uuid,
  action text NOT NULL,
  subject_id uuid,
  detail jsonb NOT NULL DEFAULT '{}',
  -- whole (masklen 32 or 128) for 30 days, then the network only
  address inet,
  -- the X-Request-Id of the answer, as in the log
  request_id text
);
CREATE INDEX audit_log_action ON audit_log (action, at, id);
-- The log is read by kind: signing in and out, and what was done.
CREATE INDEX audit_log_acts ON audit_log (at, id) WHERE action NOT LIKE 'session:%';
CREATE INDEX audit_log_sign_ins ON audit_log (at, id) WHERE action LIKE 'session:%';
CREATE INDEX audit_log_actor ON audit_log (actor_id, at, id);
CREATE INDEX audit_log_actor_action ON audit_log (actor_id, action, at, id);
CREATE INDEX audit_log_subject ON audit_log (subject_id, at, id);
CREATE INDEX audit_log_time ON audit_log (at, id);
CREATE INDEX audit_log_whole_addresses ON audit_log (at) WHERE masklen(address) IN (32, 128);

-- Values before and after. They may be personal: they are deleted with the account, the entry stays.
CREATE TABLE audit_changes (
  entry_id uuid PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  changes jsonb NOT NULL
);
CREATE INDEX audit_changes_person ON audit_changes (person_id);

-- Messages of the contact form, with their subject, urgency and who answers (docs/product/moderation.md, Contact inbox).
CREATE TABLE contact_messages (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  received_at timestamptz NOT NULL,
  search_text text,
  closed_at timestamptz,
  closed_by uuid REFERENCES users (id) ON DELETE SET NULL,
  category text NOT NULL DEFAULT 'other'
    CHECK (category IN ('account', 'job', 'application', 'employer', 'trouble', 'privacy', 'other')),
  urgency text NOT NULL DEFAULT 'normal' CHECK (urgency IN ('high', 'normal', 'low')),
  assignee_id uuid REFERENCES users (id) ON DELETE SET NULL,
  -- the case of the account that a complaint names
  joined_case uuid REFERENCES cases (id) ON DELETE SET NULL
);
CREATE INDEX contact_messages_assignee ON contact_messages (assignee_id) WHERE assignee_id IS NOT NULL;
CREATE INDEX contact_messages_closed_by ON contact_messages (closed_by) WHERE closed_by IS NOT NULL;
CREATE INDEX contact_messages_email ON contact_messages (lower(email));
CREATE INDEX contact_messages_listed ON contact_messages (((closed_at IS NULL)), received_at, id);
CREATE INDEX contact_messages_joined ON contact_messages (joined_case) WHERE joined_case IS NOT NULL;

-- A complaint to the operator that names a posting or an employer joins the account's case. docs/product/moderation.md, Cases.
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

-- Answers of administrators to them.
CREATE TABLE contact_answers (
  id uuid PRIMARY KEY,
  message_id uuid NOT NULL REFERENCES contact_messages (id) ON DELETE CASCADE,
  body text NOT NULL,
  answered_at timestamptz NOT NULL,
  answered_by uuid REFERENCES users (id) ON DELETE SET NULL
);
CREATE INDEX contact_answers_answered_by ON contact_answers (answered_by) WHERE answered_by IS NOT NULL;
CREATE INDEX contact_answers_message ON contact_answers (message_id, answered_at, id);

-- Announcements on all pages.
CREATE TABLE announcements (
  id uuid PRIMARY KEY,
  text text NOT NULL,
  link text,
  tone text NOT NULL CHECK (tone IN ('info', 'warning')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  created_by uuid CONSTRAINT announcements_author REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT announcements_period CHECK (starts_at <= ends_at)
);
CREATE INDEX announcements_author ON announcements (created_by) WHERE created_by IS NOT NULL;
CREATE INDEX announcements_ends ON announcements (ends_at);
CREATE INDEX announcements_newest ON announcements (starts_at DESC, id DESC);

-- One row, written by deferred triggers at the commit: versions rise in the order of commits, without deadlocks.
CREATE TABLE public_version (
  version bigint NOT NULL
);

-- The only way for the application's role to delete from the log; returns how many entries it deleted.
CREATE FUNCTION forget_old_audit_entries(most integer)
  RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path TO 'public', 'pg_temp' AS $$
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

-- Public jobs show the lines of the employer behind them.
CREATE FUNCTION public_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  this text := pg_current_xact_id()::text;
  changed bigint;
BEGIN
  -- once per transaction
  IF current_setting('shigotocho.public_changed', true) = this THEN
    RETURN NULL;
  END IF;
  IF TG_TABLE_NAME = 'users' THEN
    IF NOT EXISTS (SELECT FROM jobs WHERE owner_id = NEW.id AND approval_status = 'approved' AND is_active) THEN
      RETURN NULL;
    END IF;
  ELSIF TG_TABLE_NAME = 'employer_profiles' THEN
    IF NOT EXISTS (SELECT FROM jobs WHERE owner_id = NEW.user_id AND approval_status = 'approved' AND is_active) THEN
      RETURN NULL;
    END IF;
  END IF;
  UPDATE public_version SET version = version + 1 RETURNING version INTO changed;
  PERFORM pg_notify('public_changed', changed::text);
  PERFORM set_config('shigotocho.public_changed', this, true);
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER employer_profiles_public_added AFTER INSERT ON employer_profiles DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION public_changed();
CREATE CONSTRAINT TRIGGER employer_profiles_public_edited
  AFTER UPDATE ON employer_profiles DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((old.* IS DISTINCT FROM new.*)) EXECUTE FUNCTION public_changed();
-- A migration that updates public jobs and then alters their table needs SET CONSTRAINTS ALL IMMEDIATE in between.
CREATE CONSTRAINT TRIGGER jobs_public_added AFTER INSERT ON jobs DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (((new.approval_status = 'approved') AND new.is_active)) EXECUTE FUNCTION public_changed();
-- Compares the whole row, so that no column is forgotten; updates of counters change nothing else.
CREATE CONSTRAINT TRIGGER jobs_public_edited AFTER UPDATE ON jobs DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((((old.approval_status = 'approved') AND old.is_active)
    OR ((new.approval_status = 'approved') AND new.is_active))
    AND (old.view_count = new.view_count)
    AND (old.application_count = new.application_count)
    AND (old.* IS DISTINCT FROM new.*))
  EXECUTE FUNCTION public_changed();
CREATE CONSTRAINT TRIGGER jobs_public_removed AFTER DELETE ON jobs DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (((old.approval_status = 'approved') AND old.is_active)) EXECUTE FUNCTION public_changed();
-- The public list names who posted a job.
CREATE CONSTRAINT TRIGGER users_public_renamed AFTER UPDATE ON users DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION public_changed();

-- Allows one change: an old entry's address becomes its network.
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

CREATE FUNCTION refuse_audit_changes_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM users WHERE id = OLD.person_id) AND EXISTS (SELECT FROM audit_log WHERE id = OLD.entry_id) THEN
    RAISE EXCEPTION 'the audit log is append-only';
  END IF;
  RETURN OLD;
END
$$;
CREATE TRIGGER audit_changes_forgotten_only BEFORE DELETE ON audit_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_changes_removal();

CREATE FUNCTION refuse_audit_removal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.at <= now() - interval '3 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'the audit log is append-only';
END
$$;
CREATE TRIGGER audit_log_old_only BEFORE DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_removal();

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only';
END
$$;
CREATE TRIGGER audit_changes_append_only BEFORE UPDATE OR TRUNCATE ON audit_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_append_only BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
