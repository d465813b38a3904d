import type { PublicQuestDifficulty, PublicQuestType } from '#graphql/generated/resolvers.ts';
import { batchRead } from '../engine/batch-read.ts';
import type { PositionRecord } from './zone.ts';

/** A keep, a battlefield objective or a public quest; difficulty and type only for the last. */
export type LocationRecord = PositionRecord & {
  kind: 'Keep' | 'BattlefieldObjective' | 'PublicQuest';
  id: number;
  name: string;
  difficulty: PublicQuestDifficulty | null;
  questType: PublicQuestType | null;
};

/** Places of many zones at once, by id. */
export const locationsOfZones = batchRead(
  'zoneId',
  (sql, zoneIds) => sql<LocationRecord[]>`
    /* locationsOfZones */
    select id, kind, zone_id as "zoneId", name, x, y, z, difficulty, quest_type as "questType"
    from location
    where zone_id = any(${zoneIds}::bigint[])
    order by zone_id, id`,
);
