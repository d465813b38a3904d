-- Stays of some days of characters: the first of `characters` on the first of `days`, and so on.
create or replace function character_stays(characters integer[], days integer[]) returns setof character_stay
stable language sql set search_path from current set enable_seqscan to off set jit to off as $$
  select character_id, day, place, guild_id, max(level), max(renown_rank)
  from (
    select *, (sum(turn) over (partition by character_id, day order by time, guild_id))::integer - 1 as place
    from (
      select part.*, day,
             (guild_id is distinct from lag(guild_id)
                over (partition by character_id, day order by time, guild_id))::integer as turn
      from (select distinct id, day from unnest(characters, days) pair (id, day)) pair
      cross join lateral (
        select * from history_part
        where character_id = id and time between day::bigint * 86400 and day::bigint * 86400 + 86399 and time >= 0
      ) part
    ) part
  ) stay
  group by 1, 2, 3, 4
$$;

create or replace function guild_fighters(characters integer[], months integer[]) returns setof guild_fighter
stable language sql set search_path from current set enable_seqscan to off set jit to off as $$
  select distinct id, guild_id, month
  from (select distinct id, month from unnest(characters, months) pair (id, month)) pair
  join character_stay on character_id = id and day >= month and day < month_start(month + 31)
  where guild_id <> 0
$$;

-- Counts some days of characters again.
create or replace function refresh_history(characters integer[], days integer[]) returns void
language plpgsql set search_path from current set enable_seqscan to off set jit to off as $$
declare
  were character_stay[] := array(
    select was from (select distinct id, day from unnest(characters, days) pair (id, day)) pair
    join character_stay was on was.character_id = pair.id and was.day = pair.day);
  are character_stay[] := array(select stay from character_stays(characters, days) stay);
  gone character_stay[] := array(select unnest(were) except select unnest(are));
  come character_stay[] := array(select unnest(are) except select unnest(were));
  months integer[];
  before guild_fighter[];
  after guild_fighter[];
begin
  -- Most writes change with which level a character fought, and not for whom: others go on.
  select array_agg(character_id), array_agg(month_start(day)) into characters, months
  from (
    select character_id, day
    from (select *, 1 as way from unnest(come) union all select *, -1 from unnest(gone)) changed
    group by character_id, day, place, guild_id having sum(way) <> 0
  ) changed;
  before := array(select fighter from guild_fighters(characters, months) fighter);
  delete from character_stay using unnest(gone) was
  where character_stay.character_id = was.character_id and character_stay.day = was.day and character_stay.place = was.place;
  insert into character_stay select * from unnest(come);
  if characters is null then return; end if;

  after := array(select fighter from guild_fighters(characters, months) fighter);
  insert into guild_month as present
  select guild_id, month, sum(way)
  from (select *, 1 as way from unnest(after) union all select *, -1 from unnest(before)) changed
  group by 1, 2 having sum(way) <> 0
  on conflict (guild_id, month) do update set fighters = present.fighters + excluded.fighters;
  delete from guild_month using unnest(before) was
  where fighters = 0 and guild_month.guild_id = was.guild_id and guild_month.month = was.month;

  delete from guild_spell where character_id = any(characters);
  insert into guild_spell select * from counted_guild_spell where character_id = any(characters);
end
$$;

create or replace function kill_history_written() returns trigger language plpgsql set search_path from current as $$
declare
  characters integer[];
  days integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id), array_agg(day) into characters, days
    from (
      select victim_id as id, time / 86400 as day, min(coalesce(victim_guild_id, 0)) as guild, max(coalesce(victim_guild_id, 0)) as last_guild,
             max(victim_level) as most, max(victim_renown_rank) as highest
      from added where time >= 0 group by 1, 2
    ) part
    where not exists (
      select from character_stay known
      where known.character_id = id and known.day = part.day and place = 0 and guild_id = guild and guild_id = last_guild
        and level >= most and renown_rank >= highest
        and not exists (select from character_stay other
                        where other.character_id = id and other.day = part.day and other.place = 1));
  elsif tg_op = 'DELETE' then
    select array_agg(id), array_agg(day) into characters, days
    from (select distinct victim_id as id, time / 86400 as day from gone where time >= 0) part;
  else
    select array_agg(id), array_agg(day) into characters, days
    from (
      select victim_id as id, time / 86400 as day
      from (select *, 1 as way from added union all select *, -1 from gone) changed
      where time >= 0
      group by victim_id, time, victim_guild_id, victim_level, victim_renown_rank having sum(way) <> 0
    ) part;
  end if;
  if characters is null then return null; end if;
  perform lock_sums();
  perform refresh_history(characters, days);
  return null;
end
$$;

create or replace function kill_attacker_history_written() returns trigger
language plpgsql set search_path from current as $$
declare
  characters integer[];
  days integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id), array_agg(day) into characters, days
    from (
      select character_id as id, time / 86400 as day, min(coalesce(guild_id, 0)) as guild, max(coalesce(guild_id, 0)) as last_guild,
             max(level) as most, max(renown_rank) as highest
      from added where time >= 0 group by 1, 2
    ) part
    where not exists (
      select from character_stay known
      where known.character_id = id and known.day = part.day and place = 0 and guild_id = guild and guild_id = last_guild
        and level >= most and renown_rank >= highest
        and not exists (select from character_stay other
                        where other.character_id = id and other.day = part.day and other.place = 1));
  elsif tg_op = 'DELETE' then
    select array_agg(id), array_agg(day) into characters, days
    from (select distinct character_id as id, time / 86400 as day from gone where time >= 0) part;
  else
    select array_agg(id), array_agg(day) into characters, days
    from (
      select character_id as id, time / 86400 as day
      from (select *, 1 as way from added union all select *, -1 from gone) changed
      where time >= 0
      group by character_id, time, guild_id, level, renown_rank having sum(way) <> 0
    ) part;
  end if;
  if characters is null then return null; end if;
  perform lock_sums();
  perform refresh_history(characters, days);
  return null;
end
$$;

-- Of a scenario or a skirmish.
create or replace function score_history_written() returns trigger
language plpgsql set search_path from current as $$
declare
  characters integer[];
  days integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(id), array_agg(day) into characters, days
    from (
      select character_id as id, start_time / 86400 as day, min(coalesce(guild_id, 0)) as guild, max(coalesce(guild_id, 0)) as last_guild,
             max(level) as most, max(renown_rank) as highest
      from added where start_time >= 0 group by 1, 2
    ) part
    where not exists (
      select from character_stay known
      where known.character_id = id and known.day = part.day and place = 0 and guild_id = guild and guild_id = last_guild
        and level >= most and renown_rank >= highest
        and not exists (select from character_stay other
                        where other.character_id = id and other.day = part.day and other.place = 1));
  elsif tg_op = 'DELETE' then
    select array_agg(id), array_agg(day) into characters, days
    from (select distinct character_id as id, start_time / 86400 as day from gone where start_time >= 0) part;
  else
    select array_agg(id), array_agg(day) into characters, days
    from (
      select character_id as id, start_time / 86400 as day
      from (select *, 1 as way from added union all select *, -1 from gone) changed
      where start_time >= 0
      group by character_id, start_time, guild_id, level, renown_rank having sum(way) <> 0
    ) part;
  end if;
  if characters is null then return null; end if;
  perform lock_sums();
  perform refresh_history(characters, days);
  return null;
end
$$;
