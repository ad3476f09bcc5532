-- The page to which a verification link leads back, for a link that is mailed again.
ALTER TABLE mailed_links ADD COLUMN back text;
