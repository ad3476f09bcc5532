/** Who of an employer's people proposed an interview or changed it last; null where a former version did, or that person is gone. */
export const name = '0058-who-arranged'

export const sql = `
ALTER TABLE interviews
  ADD COLUMN arranged_by uuid CONSTRAINT interviews_arranger REFERENCES users (id) ON DELETE SET NULL;
CREATE INDEX interviews_arranged ON interviews (arranged_by) WHERE arranged_by IS NOT NULL;
`
