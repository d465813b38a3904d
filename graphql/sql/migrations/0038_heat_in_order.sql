-- The planner may group the kills of a batch by hashing, so that the first ones of a zone and a day came in no order,
-- and a recount found another row for the same heat.
do $$
declare
  writes text := pg_get_functiondef('kill_written'::regproc);
  list text;
begin
  foreach list in array array['cell', 'kills', 'solo_kills'] loop
    writes := replace(writes, format('array_agg(%s)', list), format('array_agg(%s order by cell)', list));
  end loop;
  execute writes;
end
$$;

update zone_heat_day set (cells, kills, solo_kills) = (select (added_heat(cells, kills, solo_kills, '{}', '{}', '{}')).*);
update zone_heat_week set (cells, kills, solo_kills) = (select (added_heat(cells, kills, solo_kills, '{}', '{}', '{}')).*);
