-- employerAccounts

INSERT INTO
  users (id, name, email, email_key, role, created_at)
SELECT
  id,
  name,
  email,
  email_key,
  'employer',
  $1::timestamptz
FROM
  unnest($2::UUID[], $3::TEXT[], $4::TEXT[], $5::TEXT[]) AS given (id, name, email, email_key)
ON CONFLICT DO NOTHING;

SELECT
  given.email,
  users.id,
  role,
  verified_at IS NOT NULL AS verified
FROM
  unnest($1::TEXT[], $2::TEXT[]) AS given (email, email_key)
  JOIN users USING (email_key)
  LEFT JOIN employer_profiles ON user_id = users.id;
