-- The kills of the characters of a career and a group on the enemy, and their deaths by it.
create table career_pair (
  career text not null,
  enemy text not null,
  player_group smallint not null,
  kills integer not null,
  solo_kills integer not null,
  deaths integer not null,
  primary key (career, enemy, player_group)
);
comment on table career_pair is
  'Kills and deaths of each career against each other one, by random groups of players. A sum of kills.';
