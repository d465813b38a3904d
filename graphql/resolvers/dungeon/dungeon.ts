import type { QueryDungeonSumsArgs, Resolvers } from '#graphql/generated/resolvers.ts';
import { partiesOf } from '#graphql/rules/parties.ts';
import { dungeonName } from '#graphql/rules/dungeon-name.ts';
import {
  allDungeons,
  dungeonOfInstance,
  dungeonsById,
  wingsOfDungeons,
} from '#graphql/sql/dungeon/dungeon.ts';
import {
  clearersOfGuild,
  companionsOfOwner,
  type SessionOwner,
  wingsOfOwner,
} from '#graphql/sql/dungeon/dungeon-record.ts';
import {
  bandsOfDungeon,
  bestOfDungeon,
  encountersOfDungeon,
  firstClears,
  monthsOfDungeon,
} from '#graphql/sql/dungeon/dungeon-report.ts';
import { fastestOfDungeon, fastestOfWing, fastestOfWings } from '#graphql/sql/dungeon/fastest-clears.ts';
import {
  sessionList,
  sessionSums,
  type SessionQuery,
  sessionsById,
  wingSums,
} from '#graphql/sql/dungeon/session.ts';
import { wingTries } from '#graphql/sql/dungeon/wing-tries.ts';
import { instanceRunsById } from '#graphql/sql/instance/instance-run.ts';
import { connect } from '../connection.ts';
import { encounter, instance, instanceById } from '../places.ts';
import { integerId, narrowingId, character, guild } from '../references.ts';
import { itself, onlyRow } from '../rows.ts';

const MOST_CLEARS = 50;

export const dungeonResolvers: Resolvers = {
  Query: {
    dungeon: async (_, { id }, { sql }) => {
      const instanceId = integerId(id);
      const [dungeon] = instanceId === null ? [] : await dungeonOfInstance(sql, instanceId);
      return dungeon ?? null;
    },
    dungeons: (_, __, { sql }) => allDungeons(sql),
    dungeonSessions: (_, args, { sql, latest }) =>
      connect(args, sessionList(sql, sessionQuery(args, latest))),
    dungeonSums: async (_, args, { sql, latest }) => {
      const query = sessionQuery(args, latest);
      const [sums, wings] = await Promise.all([sessionSums(sql, query), wingSums(sql, query)]);
      return { ...onlyRow(sums), wings };
    },
    dungeonRecord: (_, { characterId, guildId }) => ({
      characterId: narrowingId(characterId),
      guildId: narrowingId(guildId),
    }),
  },
  Dungeon: {
    name: dungeonName,
    figures: itself,
    wings: ({ id }, _, { load }) => load.all(wingsOfDungeons, id),
    // Each of its fields is read when it is asked for.
    report: itself,
    fastest: ({ id }, { instanceId, first: number, ...period }, { sql }) => {
      const [wing, choice] = [narrowingId(instanceId), { ...period, first: atMost(number) }];
      return wing === null ? fastestOfDungeon(sql, id, choice) : fastestOfWing(sql, id, wing, choice);
    },
    fastestOfWings: ({ id }, { first: number, ...period }, { sql }) =>
      fastestOfWings(sql, id, { ...period, first: atMost(number) }),
  },
  DungeonReport: {
    bands: ({ id }, _, { sql }) => bandsOfDungeon(sql, id),
    encounters: ({ id }, _, { sql }) => encountersOfDungeon(sql, id),
    months: ({ id }, _, { sql, latest }) => monthsOfDungeon(sql, id, latest),
    parties: async ({ id }, _, { sql }) => partiesOf(await wingTries(sql, id)),
    firsts: ({ id }, _, { sql }) => firstClears(sql, id),
    best: ({ id }, _, { sql }) => bestOfDungeon(sql, id),
  },
  DungeonBand: { instance, figures: itself },
  DungeonMonth: { instance },
  DungeonParty: { instance },
  DungeonWing: { instance, figures: itself },
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
  DungeonRecord: {
    wings: (owner, _, { sql }) => (isNobody(owner) ? [] : wingsOfOwner(sql, owner)),
    companions: (owner, _, { sql }) => (isNobody(owner) ? [] : companionsOfOwner(sql, owner)),
    members: ({ guildId }, _, { sql }) => (guildId === null ? [] : clearersOfGuild(sql, guildId)),
  },
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

const isNobody = ({ characterId, guildId }: SessionOwner): boolean =>
  characterId === null && guildId === null;

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
