create index battle_by_day on battle ((start_time / 86400));
create index battle_guild_by_day on battle_guild (guild_id, (start_time / 86400));
drop type battle_fighter;
