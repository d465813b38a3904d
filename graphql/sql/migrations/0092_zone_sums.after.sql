select recount_tables('zone_hour', 'zone_day', 'zone_skirmish_hour');
