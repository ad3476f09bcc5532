-- publicVersion

SELECT
  "version"
FROM
  "public_version";
