import type { WingTry } from '#graphql/rules/parties.ts';
import type { Database } from '../engine/connection/database.ts';

/** Tries that are compared: enough to tell, and no more to read for a dungeon of many years. */
const MOST_TRIES = 1000;

/** Reads the newest tries at the wings of a dungeon with those who took part, the newest first. */
export const wingTries = (sql: Database, dungeonId: number) => sql<WingTry[]>`
  /* wingTries */
  select instance_id::integer as "instanceId", tanks::integer, healers::integer,
         (size - tanks - healers)::integer as others, tried.cleared,
         array_to_json(array(select character_id from session_member where session_id = tried.session_id)) as "characterIds"
  from (
    select session_id, instance_id, cleared, start_time from session_wing
    where dungeon_id = ${dungeonId}::integer and listed > 0
    order by start_time desc, session_id desc, instance_id limit ${MOST_TRIES}
  ) tried
  join dungeon_session session on session.id = tried.session_id
  order by tried.start_time desc, tried.session_id desc, instance_id`;
