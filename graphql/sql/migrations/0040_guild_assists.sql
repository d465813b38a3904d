-- The kills that members of a guild took part in, in the order of time, and who of them helped, without a look at other
-- tables.
create index kill_attacker_by_guild on kill_attacker (guild_id, time desc, kill_id desc)
  include (position, character_id);
