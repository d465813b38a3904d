-- A ladder of ratings: the strongest of a season and a kind first, and the least settled of them.
create index character_rating_by_mu on character_rating
  (season_id, rating_type, (round(mu * 1000)::bigint) desc, character_id);
create index character_rating_by_sigma on character_rating
  (season_id, rating_type, (round(sigma * 1000)::bigint), character_id);
