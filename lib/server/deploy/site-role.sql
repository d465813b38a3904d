-- The rights of a role that the site reads and writes with, and that may create nothing. The role that owns the tables
-- runs it in their schema, once, before they are made or after: `site` is the name of the other role.
--
--   psql -v site=war_site -f site-role.sql

grant usage on schema public to :"site";
grant select, insert, update, delete on all tables in schema public to :"site";
grant usage on all sequences in schema public to :"site";
alter default privileges in schema public grant select, insert, update, delete on tables to :"site";
alter default privileges in schema public grant usage on sequences to :"site";
revoke create on schema public from public;
