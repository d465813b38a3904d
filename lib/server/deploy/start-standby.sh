#!/bin/sh
# Copies the primary at the first start, and follows it from then on.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  PGPASSWORD="$POSTGRES_PASSWORD" pg_basebackup \
    --host=primary --username="$POSTGRES_USER" --pgdata="$PGDATA" --write-recovery-conf --wal-method=stream
fi
exec postgres -c hot_standby=on
