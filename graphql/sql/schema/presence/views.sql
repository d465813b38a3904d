create view counted_presence_period as
select character_id, period collate "C" as period, career, bit_or(bands) as bands
from presence_hour join (
  select hour, period from (select distinct hour from presence_hour) hours cross join lateral presence_periods(hour)
) its using (hour)
group by 1, 2, 3;

create view presence_level as
select level::smallint, bits
from (values (0, 15::smallint), (1, 1::smallint), (16, 2::smallint), (32, 4::smallint), (40, 8::smallint)) band (level, bits);

create view counted_fighters_period as
select period, career, level, count(*)::integer as fighters
from presence_period join presence_level on bands & bits <> 0
group by 1, 2, 3;

-- The bits of presence_hour.slots that say that a character fought in a span; after: seconds from the hour on.
create view presence_span as
select 300::smallint as seconds, slot * 300 as after, tier::smallint, 1::bigint << (slot * 5 + tier) as bits,
       0::bigint as next_bits
from generate_series(0, 11) slot cross join generate_series(0, 4) tier
union all
select 3600::smallint, slot * 300, tier::smallint, bit_or(1::bigint << (part * 5 + tier)) filter (where part >= slot),
       coalesce(bit_or(1::bigint << (part * 5 + tier)) filter (where part < slot), 0)
from generate_series(0, 11) slot cross join generate_series(0, 4) tier cross join generate_series(0, 11) part
group by slot, tier;

-- One part of a player in a kill, with the time of the kill itself, by which parts of a time are found.
create view presence_part as
select part.character_id, part.time, (1 | coalesce(1 << zone.tier, 0))::bigint << (part.time % 3600 / 300 * 5) as slots,
       1 << width_bucket(part.level, array[16, 32, 40]::smallint[]) as bands, part.kill_time
from (
  select victim_id as character_id, time, victim_level as level, zone_id, time as kill_time from kill
  union all
  select attacker.character_id, attacker.time, attacker.level, kill.zone_id, kill.time
  from kill_attacker attacker join kill on kill.id = attacker.kill_id
) part
left join zone on zone.id = part.zone_id and zone.tier between 1 and 4
where part.time >= 0;

-- From before the first second of 1970 until after the last one that a time holds.
create view counted_presence_hour as select * from presence_hours(-1, 596524);

create view counted_fighters_span as select * from fighters_spans(-1, 596524);
