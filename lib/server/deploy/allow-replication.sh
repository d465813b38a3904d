#!/bin/sh
# Runs once, when the primary's files are made: lets the standby follow it.
set -eu
echo "host replication $POSTGRES_USER samenet scram-sha-256" >> "$PGDATA/pg_hba.conf"
