#!/bin/sh
# Runs once, when the primary's files are made: lets the standby follow it, and makes two roles besides the superuser,
# which no site knows. One owns the tables, and migrates them; the sites' own may create nothing.
set -eu
echo "host replication $POSTGRES_USER samenet scram-sha-256" >> "$PGDATA/pg_hba.conf"
psql -v ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" \
  -v owner_password="$OWNER_PASSWORD" -v site_password="$SITE_PASSWORD" -v site=war_site <<'SQL'
create role war_owner login password :'owner_password';
create role war_site login password :'site_password';
alter schema public owner to war_owner;
create extension if not exists pg_trgm;
set role war_owner;
\i /site-role.sql
SQL
