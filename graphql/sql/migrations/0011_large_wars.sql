-- What would take longer the longer the war goes on.

-- The largest fights in order of time: they are few, and what a list of them leaves out would be most of the table.
-- The numbers of players are those of LARGE_FIGHTS in skirmish-filter.ts.
create index skirmish_of_48 on skirmish (start_time desc, id desc) where players >= 48;
create index skirmish_of_100 on skirmish (start_time desc, id desc) where players >= 100;

-- How many fights were in the open world, which filters ask for as the scenario 0.
create statistics skirmish_scenario on (coalesce(scenario_id, 0)) from skirmish;
