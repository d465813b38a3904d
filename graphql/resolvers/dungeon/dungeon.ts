import type { QueryDungeonSumsArgs, Resolvers } from '#graphql/generated/resolvers.ts';
import {
  allDungeons,
  type DungeonRecordRecord,
  dungeonOf,
  dungeonRecord,
  dungeonReport,
  fastestClears,
} from '#graphql/sql/dungeon/dungeon.ts';
import { sessionList, sessionSums, type SessionQuery } from '#graphql/sql/dungeon/session.ts';
import { connect, connectionFields } from '../connection.ts';
import { integerId, narrowingId } from '../identity.ts';
import { loadOptional, loadRequired, type Loaders } from '../loaders.ts';

const MOST_CLEARS = 50;
const NOTHING: DungeonRecordRecord = { wings: [], companions: [], members: [] };

type Load = { readonly load: Loaders };

const instance = ({ instanceId }: { instanceId: number }, _: object, { load }: Load) =>
  loadRequired(load.instance, instanceId);
const character = ({ characterId }: { characterId: number }, _: object, { load }: Load) =>
  loadRequired(load.character, characterId);

export const dungeonResolvers: Resolvers = {
  Query: {
    dungeon: async (_, { id }, { sql, load }) => {
      const instanceId = integerId(id);
      const [dungeon] = instanceId === null ? [] : await dungeonOf(sql, instanceId);
      return loadOptional(load.dungeon, dungeon?.id ?? null);
    },
    dungeons: (_, __, { sql }) => allDungeons(sql),
    dungeonSessions: (_, args, { sql }) => connect(args, sessionList(sql, sessionQuery(args))),
    dungeonSums: async (_, args, { sql }) => first(await sessionSums(sql, sessionQuery(args))),
    dungeonRecord: async (_, { characterId, guildId }, { sql }) => {
      const [player, guild] = [narrowingId(characterId), narrowingId(guildId)];
      return player === null && guild === null
        ? NOTHING
        : first(await dungeonRecord(sql, player, guild)).record;
    },
  },
  DungeonSessionsConnection: connectionFields,
  Dungeon: {
    report: async ({ id }, _, { sql }) => first(await dungeonReport(sql, id)).report,
    fastest: ({ id }, { instanceId, first: number, ...period }, { sql }) =>
      fastestClears(sql, id, {
        ...period,
        instanceId: narrowingId(instanceId),
        first: Math.max(0, Math.min(number, MOST_CLEARS)),
      }),
  },
  DungeonWing: { instance },
  DungeonEncounter: {
    instance,
    encounter: ({ encounterId }, _, { load }) => loadRequired(load.encounter, encounterId),
  },
  DungeonClear: {
    instance: ({ instanceId }, _, { load }) => loadOptional(load.instance, instanceId),
    session: ({ sessionId }, _, { load }) => loadRequired(load.dungeonSession, sessionId),
  },
  DungeonPerformance: { character },
  DungeonSession: {
    dungeon: ({ dungeonId }, _, { load }) => loadRequired(load.dungeon, dungeonId),
    runs: ({ runIds }, _, { load }) => Promise.all(runIds.map((id) => loadRequired(load.instanceRun, id))),
  },
  DungeonSessionWing: { instance },
  DungeonMember: { character, guild: ({ guildId }, _, { load }) => loadOptional(load.guild, guildId) },
  DungeonRecordWing: {
    instance,
    session: ({ sessionId }, _, { load }) => loadOptional(load.dungeonSession, sessionId),
  },
  DungeonCompanion: { character },
  DungeonRecordMember: {
    character,
    cleared: ({ cleared }, _, { load }) => Promise.all(cleared.map((id) => loadRequired(load.instance, id))),
  },
};

const sessionQuery = ({ characterId, guildId, where }: QueryDungeonSumsArgs): SessionQuery => ({
  characterId: narrowingId(characterId),
  guildId: narrowingId(guildId),
  where: where ?? null,
});

/** The only row of a statement that always has one. */
function first<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A statement about one thing has no row.');
  return row;
}
