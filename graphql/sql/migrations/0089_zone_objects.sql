create index game_object_spawn_by_zone on game_object_spawn (zone_id, game_object_id, id);
