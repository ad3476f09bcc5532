/** Desks search jobs of all states by the search index, and people by the parts of a text that is made for it. */
export const name = '0030-desk-search'

const katakana = Array.from({ length: 0x30f6 - 0x30a1 + 1 }, (_, index) => String.fromCharCode(0x30a1 + index)).join('')
const hiragana = Array.from(katakana, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60)).join('')

export const sql = `
-- One row: whether the search index holds jobs of all states, and whether everybody's search_text is written. Workers
-- do both after this migration; until then desks read every row, as before.
CREATE TABLE desk_search (all_jobs boolean NOT NULL, all_people boolean NOT NULL);
INSERT INTO desk_search SELECT NOT EXISTS (SELECT FROM jobs), NOT EXISTS (SELECT FROM users);

-- A job of any state is in the index. What was or is public is seen to by search_changed; this is for the others.
CREATE FUNCTION unlisted_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_fresh (job_id, stamp)
  VALUES (CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END, nextval('search_stamps'))
  ON CONFLICT (job_id) DO UPDATE SET stamp = excluded.stamp;
  RETURN NULL;
END
$$;
CREATE TRIGGER jobs_unlisted_added AFTER INSERT ON jobs FOR EACH ROW
  WHEN (NOT (NEW.approval_status = 'approved' AND NEW.is_active)) EXECUTE FUNCTION unlisted_changed();
CREATE TRIGGER jobs_unlisted_removed AFTER DELETE ON jobs FOR EACH ROW
  WHEN (NOT (OLD.approval_status = 'approved' AND OLD.is_active)) EXECUTE FUNCTION unlisted_changed();
CREATE TRIGGER jobs_unlisted_changed AFTER UPDATE OF
  search_text, job_type, deadline, is_active, approval_status, created_at ON jobs FOR EACH ROW
  WHEN (NOT (OLD.approval_status = 'approved' AND OLD.is_active)
    AND NOT (NEW.approval_status = 'approved' AND NEW.is_active)) EXECUTE FUNCTION unlisted_changed();

-- A node of an older version would leave jobs that are not public out of the index: it never gets its lease again.
CREATE TABLE index_lease (holder uuid, until timestamptz NOT NULL);
INSERT INTO index_lease VALUES (NULL, '-infinity');
UPDATE search_lease SET holder = gen_random_uuid(), until = 'infinity';

-- A person's name without blanks and email, a line each, and the figures of the phone number after a tab.
CREATE FUNCTION person_text(name text, email text, phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(translate(lower(normalize(name, NFKC)), '${katakana}', '${hiragana}'), ' ', '') || E'\\n' ||
    translate(lower(normalize(email, NFKC)), '${katakana}', '${hiragana}') || E'\\t' ||
    regexp_replace(normalize(coalesce(phone, ''), NFKC), '[^0-9]', '', 'g')
$$;
ALTER TABLE users ADD COLUMN search_text text;
CREATE FUNCTION write_person_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := person_text(NEW.name, NEW.email, NEW.phone);
  RETURN NEW;
END
$$;
CREATE TRIGGER users_text_written BEFORE INSERT OR UPDATE OF name, email, phone ON users
  FOR EACH ROW EXECUTE FUNCTION write_person_text();

-- Whatever contains a text contains all of its parts of up to three letters.
CREATE FUNCTION text_parts(whole text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(DISTINCT substr(whole, at, length))
  FROM generate_series(1, char_length(whole)) AS at, generate_series(1, 3) AS length
$$;
-- Nobody has a text yet, so that this is done at once; the index grows with the texts.
CREATE INDEX users_text_parts ON users USING gin (text_parts(search_text)) WHERE search_text IS NOT NULL;
`
