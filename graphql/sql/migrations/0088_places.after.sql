select recount_tables('zone_hour', 'zone_day');
