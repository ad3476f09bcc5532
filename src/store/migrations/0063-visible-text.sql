-- Takes the letters that nobody sees out of what was stored before rules/visible-text.ts cleaned it. An email that another
-- account has without them stays, and `npm run check` names the accounts.
CREATE FUNCTION invisible_letters() RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164'
    '\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]'
$$;

-- A text of one line that states nothing once it is clean: 記載なし.
CREATE FUNCTION pg_temp.visible_line(line text) RETURNS text LANGUAGE sql AS $$
  SELECT coalesce(nullif(btrim(regexp_replace(regexp_replace(line, invisible_letters(), '', 'g'), '\s+', ' ', 'g')), ''),
    '記載なし')
$$;

-- A text of several lines keeps the joiners of emoji and the forms of kanji.
CREATE FUNCTION pg_temp.visible_lines(lines text) RETURNS text LANGUAGE sql AS $$
  SELECT regexp_replace(lines, '[\u00AD\u061C\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF]', '', 'g')
$$;

UPDATE users SET name = pg_temp.visible_line(name) WHERE name ~ invisible_letters();
UPDATE users SET phone = pg_temp.visible_line(phone) WHERE phone ~ invisible_letters();
UPDATE users SET address = pg_temp.visible_line(address) WHERE address ~ invisible_letters();
UPDATE users SET bio = pg_temp.visible_lines(bio) WHERE bio ~ invisible_letters();
UPDATE users SET email = pg_temp.visible_line(email), email_key = pg_temp.visible_line(email_key)
  WHERE email_key ~ invisible_letters()
    AND NOT EXISTS (
      SELECT FROM users AS other
      WHERE other.id <> users.id
        AND regexp_replace(other.email_key, invisible_letters(), '', 'g') = pg_temp.visible_line(users.email_key));

UPDATE jobs SET title = pg_temp.visible_line(title), company = pg_temp.visible_line(company),
    location = pg_temp.visible_line(location), description = pg_temp.visible_lines(description)
  WHERE title ~ invisible_letters() OR company ~ invisible_letters() OR location ~ invisible_letters()
    OR description ~ invisible_letters();

UPDATE employer_profiles SET name = pg_temp.visible_line(name) WHERE name ~ invisible_letters();
UPDATE employer_profiles SET address = pg_temp.visible_line(address) WHERE address ~ invisible_letters();
UPDATE employer_profiles SET about = pg_temp.visible_lines(about) WHERE about ~ invisible_letters();
