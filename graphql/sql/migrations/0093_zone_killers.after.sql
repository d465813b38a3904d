select recount_tables('zone_player_month', 'zone_guild_month');
