-- History: with which level, renown rank and guild a character fought on each day, and for which guilds one after the
-- other (rules.md: History). To fight is to kill, to help to kill, to fall, or to stand on a scoreboard.

-- A stay: fights in a row of one day (UTC) for one guild, with the highest level and renown rank among them.
create table character_stay (
  character_id integer not null,
  -- Days since 1970.
  day integer not null,
  -- Of the stays of the day in their order, from 0.
  place integer not null,
  -- 0 without a guild.
  guild_id integer not null,
  -- 0 where it is not known.
  level smallint not null,
  renown_rank smallint not null,
  primary key (character_id, day, place)
);

-- Stays in a row for one guild, or for none, from the first to the last.
create table guild_spell (
  character_id integer not null,
  first_day integer not null,
  -- That of the first stay.
  place integer not null,
  last_day integer not null,
  guild_id integer not null,
  -- With a fight.
  days integer not null,
  -- The guild and the last day of the spell before; null for the first one.
  guild_before integer,
  day_before integer,
  -- The guild, the first day and its place of the spell after; null for the last one.
  guild_after integer,
  day_after integer,
  place_after integer,
  primary key (character_id, first_day, place)
);
create index guild_spell_by_arrival on guild_spell (guild_id, first_day desc, place desc, character_id desc);
create index guild_spell_by_departure on guild_spell (guild_id, day_after desc, place_after desc, character_id desc)
  where day_after is not null;

-- Different characters who fought for a guild in a month; month: its first day, in days since 1970.
create table guild_month (
  guild_id integer not null,
  month integer not null,
  fighters integer not null,
  primary key (guild_id, month)
);

create view history_part as
select victim_id as character_id, time, coalesce(victim_guild_id, 0) as guild_id, victim_level as level,
       victim_renown_rank as renown_rank
from kill
union all
select character_id, time, coalesce(guild_id, 0), level, renown_rank from kill_attacker
union all
select character_id, start_time, coalesce(guild_id, 0), level, renown_rank from scenario_score
union all
select character_id, start_time, coalesce(guild_id, 0), level, renown_rank from skirmish_score;

-- Most days have one guild: only the others are put in order. Of fights in the same second the guild gives the order.
create view counted_character_stay as
with summed as materialized (
  select character_id, time / 86400 as day, min(guild_id) as guild_id, max(guild_id) as last_guild_id, max(level) as level,
         max(renown_rank) as renown_rank
  from history_part where time >= 0 group by 1, 2
)
select character_id, day, 0 as place, guild_id, level, renown_rank from summed where guild_id = last_guild_id
union all
select character_id, day, place, guild_id, max(level), max(renown_rank)
from (
  select *, (sum(turn) over (partition by character_id, day order by time, guild_id))::integer - 1 as place
  from (
    select part.*, day,
           (part.guild_id is distinct from lag(part.guild_id)
              over (partition by character_id, day order by time, part.guild_id))::integer as turn
    from history_part part join summed using (character_id)
    where time >= 0 and time / 86400 = day and summed.guild_id <> last_guild_id
  ) part
) stay
group by 1, 2, 3, 4;

create view counted_guild_spell as
select character_id, first_day, place, last_day, guild_id, days, lag(guild_id) over spells as guild_before,
       lag(last_day) over spells as day_before, lead(guild_id) over spells as guild_after,
       lead(first_day) over spells as day_after, lead(place) over spells as place_after
from (
  select character_id, guild_id, min(day) as first_day, (array_agg(place order by day, place))[1] as place,
         max(day) as last_day, count(distinct day)::integer as days
  from (
    select *, sum(turn) over (partition by character_id order by day, place) as number
    from (
      select *, (guild_id is distinct from lag(guild_id)
                   over (partition by character_id order by day, place))::integer as turn
      from character_stay
    ) stay
  ) stay
  group by character_id, number, guild_id
) spell
window spells as (partition by character_id order by first_day, place);

create view counted_guild_month as
select guild_id, month_start(day) as month, count(distinct character_id)::integer as fighters
from character_stay where guild_id <> 0 group by 1, 2;

-- Stays of some days of characters: the first of `characters` on the first of `days`, and so on.
create function character_stays(characters integer[], days integer[]) returns setof character_stay
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

-- A character who fought for a guild in a month.
create type guild_fighter as (character_id integer, guild_id integer, month integer);

create function guild_fighters(characters integer[], months integer[]) returns setof guild_fighter
stable language sql set search_path from current set enable_seqscan to off set jit to off as $$
  select distinct id, guild_id, month
  from (select distinct id, month from unnest(characters, months) pair (id, month)) pair
  join character_stay on character_id = id and day >= month and day < month_start(month + 31)
  where guild_id <> 0
$$;

-- Counts some days of characters again.
create function refresh_history(characters integer[], days integer[]) returns void
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

-- What is written follows, whatever the order. Most of what is new says nothing new of its day.
do $$
declare
  watched text[];
begin
  foreach watched slice 1 in array array[
    ['kill', 'victim_id', 'time', 'victim_guild_id', 'victim_level', 'victim_renown_rank'],
    ['kill_attacker', 'character_id', 'time', 'guild_id', 'level', 'renown_rank'],
    ['scenario_score', 'character_id', 'start_time', 'guild_id', 'level', 'renown_rank'],
    ['skirmish_score', 'character_id', 'start_time', 'guild_id', 'level', 'renown_rank']
  ] loop
    execute format($function$
      create function %1$s_history_written() returns trigger language plpgsql set search_path from current as $body$
      declare
        characters integer[];
        days integer[];
      begin
        if tg_op = 'INSERT' then
          select array_agg(id), array_agg(day) into characters, days
          from (
            select %2$s as id, %3$s / 86400 as day, min(coalesce(%4$s, 0)) as guild, max(coalesce(%4$s, 0)) as last_guild,
                   max(%5$s) as most, max(%6$s) as highest
            from added where %3$s >= 0 group by 1, 2
          ) part
          where not exists (
            select from character_stay known
            where known.character_id = id and known.day = part.day and place = 0 and guild_id = guild and guild_id = last_guild
              and level >= most and renown_rank >= highest
              and not exists (select from character_stay other
                              where other.character_id = id and other.day = part.day and other.place = 1));
        elsif tg_op = 'DELETE' then
          select array_agg(id), array_agg(day) into characters, days
          from (select distinct %2$s as id, %3$s / 86400 as day from gone where %3$s >= 0) part;
        else
          select array_agg(id), array_agg(day) into characters, days
          from (
            select %2$s as id, %3$s / 86400 as day
            from (select *, 1 as way from added union all select *, -1 from gone) changed
            where %3$s >= 0
            group by %2$s, %3$s, %4$s, %5$s, %6$s having sum(way) <> 0
          ) part;
        end if;
        if characters is null then return null; end if;
        perform lock_sums();
        perform refresh_history(characters, days);
        return null;
      end
      $body$ $function$, variadic watched);
    execute format('create trigger zz_history_deleted after delete on %1$I referencing old table as gone
                    for each statement execute function %1$s_history_written()', watched[1]);
    execute format('create trigger zz_history_inserted after insert on %1$I referencing new table as added
                    for each statement execute function %1$s_history_written()', watched[1]);
    execute format('create trigger zz_history_updated after update on %1$I referencing old table as gone new table as added
                    for each statement execute function %1$s_history_written()', watched[1]);
  end loop;
end
$$;

alter function recount_sums() rename to recount_sums_before_history;
create function recount_sums() returns void language plpgsql set search_path from current set jit to off as $$
declare
  sums text;
begin
  perform recount_sums_before_history();
  foreach sums in array array['character_stay', 'guild_spell', 'guild_month'] loop
    execute format('delete from %I', sums);
    execute format('insert into %I select * from counted_%s', sums, sums);
  end loop;
end
$$;

insert into character_stay select * from counted_character_stay;
insert into guild_spell select * from counted_guild_spell;
insert into guild_month select * from counted_guild_month;

-- The answers. Days and months are texts there: 2026-11-28 and 2026-11.
create function day_text(day integer) returns text immutable language sql as
$$ select (date '1970-01-01' + day)::text $$;

-- Arrivals and departures of a guild: on `day` a character was seen first with it, or first without it.
create view guild_move as
select guild_id, move_day as "moveDay", place, character_id as "characterId", arrived, day_text(move_day) as day,
       day_text(other_day) as "otherDay", nullif(other_guild_id, 0) as "otherGuildId"
from (
  select guild_id, first_day as move_day, place, character_id, true as arrived, guild_before as other_guild_id,
         day_before as other_day
  from guild_spell
  union all
  select guild_id, day_after, place_after, character_id, false, guild_after, last_day
  from guild_spell where day_after is not null
) move
where guild_id <> 0;

-- The days that a character fought on, with each that raised the highest level or renown rank so far; spells, newest first.
create function character_history(player bigint) returns jsonb
stable language sql set search_path from current set jit to off as $$
  select jsonb_build_object(
    'days', count(distinct day), 'from', day_text(min(day)), 'to', day_text(max(day)),
    'steps', (
      select coalesce(jsonb_agg(jsonb_build_object('day', day_text(day), 'level', nullif(level, 0),
        'renownRank', nullif(renown_rank, 0)) order by day), '[]')
      from (
        select *, lag(level) over days as level_before, lag(renown_rank) over days as rank_before
        from (
          select distinct on (day) day, max(level) over so_far as level, max(renown_rank) over so_far as renown_rank
          from character_stay where character_id = player window so_far as (order by day)
        ) day
        window days as (order by day)
      ) day
      where (level, renown_rank) <> (coalesce(level_before, 0), coalesce(rank_before, 0))),
    'spells', (
      select coalesce(jsonb_agg(jsonb_build_object('guildId', nullif(guild_id, 0), 'from', day_text(first_day),
        'to', day_text(last_day), 'days', days, 'after', day_text(day_before), 'before', day_text(day_after))
        order by first_day desc, place desc), '[]')
      from guild_spell where character_id = player))
  from character_stay where character_id = player
$$;

-- The months from the first to the last with a fight for a guild, or a move, the oldest first.
create function guild_history(guild bigint)
returns table (period text, characters integer, before integer, "firstSeen" integer, joined integer, "left" integer)
stable language sql set search_path from current set jit to off as $$
  with recursive moves as materialized (
    select month_start("moveDay") as month, (count(*) filter (where arrived and "otherDay" is null))::integer as first_seen,
           (count(*) filter (where arrived and "otherDay" is not null))::integer as joined,
           (count(*) filter (where not arrived))::integer as gone
    from guild_move where guild_id = guild group by 1
  ), months (month, last) as (
    select min(month), max(month) from (
      select month from guild_month where guild_id = guild union all select month from moves
    ) known having count(*) > 0
    union all
    select month_start(month + 31), last from months where month < last
  )
  select left(day_text(months.month), 7), coalesce(present.fighters, 0), lag(coalesce(present.fighters, 0)) over (order by months.month),
         coalesce(first_seen, 0), coalesce(joined, 0), coalesce(gone, 0)
  from months
  left join guild_month present on present.guild_id = guild and present.month = months.month
  left join moves on moves.month = months.month
  order by months.month
$$;
