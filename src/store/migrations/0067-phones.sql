-- Telephone numbers of Japan are stored as E.164 (rules/people/phone.ts) and searched by the digits that people dial.
CREATE OR REPLACE FUNCTION person_text(name text, email text, phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(translate(lower(normalize(name, NFKC)), 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ', 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ'), ' ', '') || E'\n' ||
    translate(lower(normalize(email, NFKC)), 'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ', 'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ') || E'\t' ||
    regexp_replace(regexp_replace(normalize(coalesce(phone, ''), NFKC), '^\+81', '0'), '[^0-9]', '', 'g')
$$;

-- The number without 0 or +81; null for a text that is no number of Japan, or has too many or too few digits.
CREATE FUNCTION pg_temp.japanese_number(typed text) RETURNS text LANGUAGE sql AS $$
  SELECT substring(regexp_replace(normalize(typed, NFKC), '[- ()\u2010-\u2015\u2212\u30FC\u2500]', '', 'g')
    FROM '^(?:0|\+810?)((?:[1-9][2-9]|[1346]1|[346]0)[0-9]{7}|[25-9][0-9]{9})$')
$$;

UPDATE users SET phone = '+81' || pg_temp.japanese_number(phone) WHERE pg_temp.japanese_number(phone) IS NOT NULL;
UPDATE employer_profiles SET phone = '+81' || pg_temp.japanese_number(phone)
  WHERE pg_temp.japanese_number(phone) IS NOT NULL;
UPDATE paper_fields SET contact_phone = '+81' || pg_temp.japanese_number(contact_phone)
  WHERE pg_temp.japanese_number(contact_phone) IS NOT NULL;
