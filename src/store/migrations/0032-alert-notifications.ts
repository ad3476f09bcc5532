/** What is told of a saved search goes with it. */
export const name = '0032-alert-notifications'

export const sql = `
ALTER TABLE notifications ADD CONSTRAINT notifications_saved_search
  FOREIGN KEY (saved_search_id) REFERENCES saved_searches (id) ON DELETE CASCADE;
`
