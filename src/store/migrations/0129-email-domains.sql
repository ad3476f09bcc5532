-- Emails are compared by their domain in ASCII, as in src/rules/people/email.ts. Two accounts of one mailbox both keep their
-- keys: each signs in by its own spelling.
CREATE OR REPLACE FUNCTION ascii_label(label text) RETURNS text IMMUTABLE STRICT PARALLEL SAFE LANGUAGE plpgsql AS $$
DECLARE
  digits CONSTANT text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  codes int[] := ARRAY(SELECT ascii(sign) FROM regexp_split_to_table(label, '') WITH ORDINALITY AS part (sign, at) ORDER BY at);
  encoded text := regexp_replace(label, '[^ -~]', '', 'g');
  basic int := length(encoded);
  done int := basic;
  code int;
  next int;
  n int := 128;
  delta int := 0;
  bias int := 72;
  q int;
  k int;
  t int;
BEGIN
  IF basic = length(label) THEN RETURN label; END IF;
  IF basic > 0 THEN encoded := encoded || '-'; END IF;
  -- RFC 3492, 6.3
  WHILE done < cardinality(codes) LOOP
    SELECT min(each) INTO next FROM unnest(codes) AS each WHERE each >= n;
    delta := delta + (next - n) * (done + 1);
    n := next;
    FOREACH code IN ARRAY codes LOOP
      IF code < n THEN delta := delta + 1; END IF;
      CONTINUE WHEN code <> n;
      q := delta;
      k := 36;
      LOOP
        t := greatest(1, least(26, k - bias));
        EXIT WHEN q < t;
        encoded := encoded || substr(digits, t + (q - t) % (36 - t) + 1, 1);
        q := (q - t) / (36 - t);
        k := k + 36;
      END LOOP;
      encoded := encoded || substr(digits, q + 1, 1);
      delta := delta / (CASE WHEN done = basic THEN 700 ELSE 2 END);
      delta := delta + delta / (done + 1);
      k := 0;
      WHILE delta > 455 LOOP delta := delta / 35; k := k + 36; END LOOP;
      bias := k + 36 * delta / (delta + 38);
      delta := 0;
      done := done + 1;
    END LOOP;
    delta := delta + 1;
    n := n + 1;
  END LOOP;
  RETURN 'xn--' || encoded;
END $$;
CREATE OR REPLACE FUNCTION email_key(email text) RETURNS text IMMUTABLE STRICT PARALLEL SAFE LANGUAGE sql AS $$
  SELECT CASE WHEN substring(plain FROM '@([^@]*)$') !~ '[^ -~]' OR substring(plain FROM '@([^@]*)$') ~ '[ -,/:-`{-~]' THEN plain
    ELSE substring(plain FROM '^.*@') || (
      SELECT string_agg(ascii_label(label), '.' ORDER BY at)
      FROM regexp_split_to_table(substring(plain FROM '@([^@]*)$'), '[.。]') WITH ORDINALITY AS part (label, at)) END
  FROM lower(normalize(btrim(email), NFKC)) AS plain
$$;

UPDATE users SET email_key = email_key(email)
WHERE email_key ~ '@[^@]*[^ -~][^@]*$' AND NOT EXISTS (
  SELECT FROM users AS other WHERE other.id <> users.id AND other.email_key = email_key(users.email));
UPDATE mail_bounces SET email_key = email_key(mail_bounces.email_key) WHERE email_key ~ '@[^@]*[^ -~][^@]*$';
UPDATE email_changes SET email_key = email_key(email) WHERE email_key ~ '@[^@]*[^ -~][^@]*$';
UPDATE team_invitations SET email_key = email_key(email)
WHERE email_key ~ '@[^@]*[^ -~][^@]*$' AND NOT EXISTS (
  SELECT FROM team_invitations AS other
  WHERE other.employer_id = team_invitations.employer_id AND other.email_key = email_key(team_invitations.email));
