-- When an offer was made and a person joined, for figures; of earlier ones the last change of the review stands for it.
ALTER TABLE application_reviews ADD COLUMN offered_at timestamptz, ADD COLUMN joined_at timestamptz;
UPDATE application_reviews SET offered_at = updated_at, joined_at = CASE WHEN offer = 'joined' THEN updated_at END
WHERE offer IS NOT NULL;

CREATE FUNCTION offer_timed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.offered_at := CASE WHEN NEW.offer IS NOT NULL THEN coalesce(NEW.offered_at, NEW.updated_at) END;
  NEW.joined_at := CASE WHEN NEW.offer = 'joined' THEN coalesce(NEW.joined_at, NEW.updated_at) END;
  RETURN NEW;
END
$$;
CREATE TRIGGER offers_timed BEFORE INSERT OR UPDATE OF offer ON application_reviews
  FOR EACH ROW EXECUTE FUNCTION offer_timed();
