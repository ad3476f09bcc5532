/** Jobs whose texts are nearly the same are noted once, when a text is new, so that a list need not look for them. */
export const name = '0055-similar-texts'

export const sql = `
-- Both tables follow job_text_sketches by its triggers. With foreign keys a worker would wait for whoever deletes a job,
-- who waits for the worker. Everybody takes the row of uncompared_texts first and those of similar_texts after it.

-- Jobs whose texts a worker has yet to compare with all others (once more, where they were just stored).
CREATE TABLE uncompared_texts (job_id uuid PRIMARY KEY);
INSERT INTO uncompared_texts SELECT job_id FROM job_text_sketches;

-- Whichever of the two was compared last is job_id.
CREATE TABLE similar_texts (job_id uuid NOT NULL, other_id uuid NOT NULL, PRIMARY KEY (job_id, other_id));
CREATE INDEX similar_texts_other ON similar_texts (other_id, job_id);

CREATE FUNCTION text_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO uncompared_texts (job_id) VALUES (NEW.job_id) ON CONFLICT DO NOTHING;
  IF TG_OP = 'UPDATE' THEN DELETE FROM similar_texts WHERE job_id = NEW.job_id OR other_id = NEW.job_id; END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER text_sketches_added AFTER INSERT ON job_text_sketches
  FOR EACH ROW EXECUTE FUNCTION text_changed();
CREATE TRIGGER text_sketches_changed AFTER UPDATE OF bins ON job_text_sketches
  FOR EACH ROW WHEN (OLD.bins <> NEW.bins) EXECUTE FUNCTION text_changed();

CREATE FUNCTION text_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM uncompared_texts WHERE job_id = OLD.job_id;
  DELETE FROM similar_texts WHERE job_id = OLD.job_id OR other_id = OLD.job_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER text_sketches_removed AFTER DELETE ON job_text_sketches
  FOR EACH ROW EXECUTE FUNCTION text_removed();
`
