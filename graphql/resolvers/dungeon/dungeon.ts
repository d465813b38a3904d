import type { QueryDungeonSumsArgs, Resolvers } from '#graphql/generated/resolvers.ts';
import { partiesOf } from '#graphql/rules/parties.ts';
import {
  allDungeons,
  type DungeonRecordRecord,
  dungeonOf,
  dungeonRecord,
  dungeonReport,
  fastestClears,
  fastestOfWings,
  dungeonsById,
} from '#graphql/sql/dungeon/dungeon.ts';
import { sessionList, sessionSums, type SessionQuery, sessionsById } from '#graphql/sql/dungeon/session.ts';
import { wingTries } from '#graphql/sql/dungeon/wing-tries.ts';
import { instanceRunsById } from '#graphql/sql/instance/instance-run.ts';
import { connect } from '../connection.ts';
import { encounter, instance, instanceById } from '../places.ts';
import { integerId, narrowingId, character, guild } from '../references.ts';

const MOST_CLEARS = 50;
const NOTHING: DungeonRecordRecord = { wings: [], companions: [], members: [] };

export const dungeonResolvers: Resolvers = {
  Query: {
    dungeon: async (_, { id }, { sql, load }) => {
      const instanceId = integerId(id);
      const [dungeon] = instanceId === null ? [] : await dungeonOf(sql, instanceId);
      return load.optional(dungeonsById, dungeon?.id ?? null);
    },
    dungeons: (_, __, { sql }) => allDungeons(sql),
    dungeonSessions: (_, args, { sql, latest }) =>
      connect(args, sessionList(sql, sessionQuery(args, latest))),
    dungeonSums: async (_, args, { sql, latest }) =>
      first(await sessionSums(sql, sessionQuery(args, latest))),
    dungeonRecord: async (_, { characterId, guildId }, { sql }) => {
      const [player, guild] = [narrowingId(characterId), narrowingId(guildId)];
      return player === null && guild === null
        ? NOTHING
        : first(await dungeonRecord(sql, player, guild)).record;
    },
  },
  Dungeon: {
    report: async ({ id }, _, { sql, latest }) => {
      const { report } = first(await dungeonReport(sql, id));
      return { id, ...report, months: report.months.filter(({ month }) => month <= latest) };
    },
    fastest: ({ id }, { instanceId, first: number, ...period }, { sql }) =>
      fastestClears(sql, id, {
        ...period,
        instanceId: narrowingId(instanceId),
        first: atMost(number),
      }),
    fastestOfWings: ({ id }, { first: number, ...period }, { sql }) =>
      fastestOfWings(sql, id, { ...period, first: atMost(number) }),
  },
  DungeonBand: { instance },
  DungeonMonth: { instance },
  DungeonReport: { parties: async ({ id }, _, { sql }) => partiesOf(await wingTries(sql, id)) },
  DungeonParty: { instance },
  DungeonWing: { instance },
  DungeonEncounter: {
    instance,
    encounter,
  },
  DungeonClear: {
    instance: ({ instanceId }, _, context) =>
      instanceId === null ? null : instanceById(instanceId, context),
    session: ({ sessionId }, _, { load }) => load.required(sessionsById, sessionId),
  },
  DungeonPerformance: { instance, character },
  DungeonSession: {
    dungeon: ({ dungeonId }, _, { load }) => load.required(dungeonsById, dungeonId),
    runs: ({ runIds }, _, { load }) => Promise.all(runIds.map((id) => load.required(instanceRunsById, id))),
  },
  DungeonSessionWing: { instance },
  DungeonMember: { character, guild },
  DungeonRecordWing: {
    instance,
    session: ({ sessionId }, _, { load }) => load.optional(sessionsById, sessionId),
  },
  DungeonCompanion: { character },
  DungeonRecordMember: {
    character,
    cleared: ({ cleared }, _, context) => Promise.all(cleared.map((id) => instanceById(id, context))),
  },
};

const atMost = (number: number): number => Math.max(0, Math.min(number, MOST_CLEARS));

const sessionQuery = (
  { characterId, guildId, where }: QueryDungeonSumsArgs,
  latest: number,
): SessionQuery => ({
  characterId: narrowingId(characterId),
  guildId: narrowingId(guildId),
  where: where ?? null,
  latest,
});

/** The only row of a statement that always has one. */
function first<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A statement about one thing has no row.');
  return row;
}
