-- The two roles of docs/configuration.md, for a server that is new. Choose other passwords.
CREATE ROLE shigotocho_owner LOGIN PASSWORD 'owner-example';
CREATE ROLE shigotocho_app LOGIN PASSWORD 'app-example';
CREATE DATABASE shigotocho OWNER shigotocho_owner TEMPLATE template0 ENCODING 'UTF8';
REVOKE ALL ON DATABASE shigotocho FROM PUBLIC;
GRANT CONNECT ON DATABASE shigotocho TO shigotocho_app;
