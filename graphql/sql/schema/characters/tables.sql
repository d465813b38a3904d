create table guild (
  id integer primary key,
  name text not null,
  realm text not null,
  level smallint not null,
  description text not null,
  brief_description text not null,
  emblem integer not null,
  pattern integer not null,
  color1 integer not null,
  color2 integer not null,
  shape integer not null,
  leader_id integer
);
comment on table guild is 'Guilds, with their heraldry, as last known.';
-- Names that contain a text, whatever its case, where the extension for it can be had (see common/tables.sql).
do $$
begin
  create index guild_name_trigram on guild using gin (lower(name) gin_trgm_ops);
exception
  when undefined_object then
    raise notice 'No index for parts of names: %', sqlerrm;
end
$$;

create table "character" (
  id integer primary key,
  name text not null,
  career text not null,
  level smallint not null,
  renown_rank smallint not null
);
comment on table "character" is 'Players: one row a character, as last known.';
-- Names that contain a text, whatever its case, where the extension for it can be had (see common/tables.sql).
do $$
begin
  create index character_name_trigram on "character" using gin (lower(name) gin_trgm_ops);
exception
  when undefined_object then
    raise notice 'No index for parts of names: %', sqlerrm;
end
$$;

create table guild_member (
  character_id integer primary key,
  guild_id integer not null,
  rank_order smallint not null,
  rank_name text not null
);
comment on table guild_member is 'Members of guilds, as last known.';
-- Members of a guild by rank.
create index guild_member_by_guild on guild_member (guild_id, rank_order, character_id);

create table ranked_season (
  id integer primary key,
  name text not null,
  start_time integer not null,
  end_time integer not null,
  main_season boolean not null
);
comment on table ranked_season is 'Seasons of ranked scenarios.';

-- ladder holds the names of RankedLeaderboardRatingType.
create table ranked_standing (
  season_id integer not null,
  ladder text not null,
  character_id integer not null,
  guild_id integer,
  renown_rank smallint not null,
  rank integer not null,
  career_rank integer not null,
  rating integer not null,
  wins integer not null,
  losses integer not null,
  draws integer not null,
  primary key (season_id, ladder, character_id)
);
comment on table ranked_standing is 'Ladders of a season: rank, rating and results of each character.';
-- The ladder of a season.
create index ranked_standing_by_rank on ranked_standing (season_id, ladder, rank, character_id);

create table guild_rank (
  guild_id integer not null,
  rank_order smallint not null,
  name text not null,
  primary key (guild_id, rank_order)
);
comment on table guild_rank is 'Names of the ranks of a guild.';

create table character_rating (
  season_id integer not null,
  character_id integer not null,
  rating_type text not null,
  mu double precision not null,
  sigma double precision not null,
  primary key (season_id, character_id, rating_type)
);
comment on table character_rating is
  'Ranked ratings of a character by season and kind, as mean and deviation of its skill.';
-- Ratings of a character, the newest season first.
create index character_rating_by_character on character_rating (character_id, season_id desc);
-- A ladder of ratings: the strongest of a season and a kind first, and the least settled of them.
create index character_rating_by_mu on character_rating
  (season_id, rating_type, (round(mu * 1000)::bigint) desc, character_id);
create index character_rating_by_sigma on character_rating
  (season_id, rating_type, (round(sigma * 1000)::bigint), character_id);
