-- Items by a stat, where filters leave so few that they are sorted: what sorting takes is in the index.
drop index item_stat_by_stat;
create index item_stat_by_stat on item_stat (stat, item_id) include (value, percentage, position);
create index item_by_type on item (type, item_level, id);
