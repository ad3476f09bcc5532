-- The audit log is read by kind: signing in and out, and what was done.
CREATE INDEX audit_log_sign_ins ON audit_log (at, id) WHERE action LIKE 'session:%';
CREATE INDEX audit_log_acts ON audit_log (at, id) WHERE action NOT LIKE 'session:%';
