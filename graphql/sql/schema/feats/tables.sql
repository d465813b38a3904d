-- kind: HOUR, DAY, STREAK, LEAD, GUILD_LEAD, BATTLE, CLEAR, MONTH or GUILD_MONTH.
-- group_name: ALL, a realm, a role or a career. part: the month, or the place of a clear; empty for other kinds.
-- value: kills, weeks, players or milliseconds. shared_by: how many are equal, of whom a hundred are kept.
create table war_record (
  kind text collate "C" not null,
  group_name text collate "C" not null,
  part text collate "C" not null,
  place smallint not null,
  value integer not null,
  shared_by integer not null,
  start_time bigint not null,
  end_time bigint not null,
  character_id integer,
  guild_id integer,
  -- The battle, or the session of a clear; instance_id is its wing, null for a whole dungeon.
  subject uuid,
  instance_id smallint
);
comment on table war_record is 'Best marks of the war that the page of records shows. Counted once an hour.';
-- Marks of a kind and group.
create index war_record_by_kind on war_record (kind, group_name, start_time desc);
-- Marks that a player holds.
create index war_record_by_character on war_record (character_id);
-- Marks that a guild holds.
create index war_record_by_guild on war_record (guild_id);

-- One row: when the feats were counted, and out of which kills.
create table war_record_count (
  counted_at integer not null,
  kills integer not null,
  since integer,
  until integer
);
comment on table war_record_count is 'When the best marks were counted, and out of which kills; one row.';
