-- addMember

INSERT INTO
  "team_members" ("user_id", "employer_id", "role", "joined_at")
VALUES
  ($1, $2, $3, $4)
ON CONFLICT ("user_id") DO NOTHING;

INSERT INTO
  "team_members" ("user_id", "employer_id", "role", "joined_at")
VALUES
  ($1, $2, $3, $4);
