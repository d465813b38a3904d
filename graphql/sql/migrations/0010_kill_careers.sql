-- The kills of each day by the career of the killer, kept with the data: the balance of the realms counts by it.

create table kill_day_career (
  day integer not null,
  killer_career text not null,
  kills integer not null,
  solo_kills integer not null,
  primary key (day, killer_career)
);

insert into kill_day_career (day, killer_career, kills, solo_kills)
select time / 86400, killer_career, count(*), count(*) filter (where solo) from kill group by 1, 2;
