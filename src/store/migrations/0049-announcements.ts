/** Administrators announce something on all pages for a while. */
export const name = '0049-announcements'

export const sql = `
CREATE TABLE announcements (
  id uuid PRIMARY KEY,
  text text NOT NULL,
  link text,
  tone text NOT NULL CHECK (tone IN ('info', 'warning')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  created_by uuid CONSTRAINT announcements_author REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CONSTRAINT announcements_period CHECK (starts_at <= ends_at)
);
CREATE INDEX announcements_ends ON announcements (ends_at);
CREATE INDEX announcements_newest ON announcements (starts_at DESC, id DESC);
CREATE INDEX announcements_author ON announcements (created_by) WHERE created_by IS NOT NULL;
`
