/** Which mails somebody wants; no row means all of them. */
export const name = '0007-notification-settings'

export const sql = `
CREATE TABLE notification_settings (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  mail boolean NOT NULL,
  status_changed boolean NOT NULL
);
`
