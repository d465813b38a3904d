import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { battlesOfSkirmishes } from '#graphql/sql/battle/battle.ts';
import { characters } from '#graphql/sql/character/character.ts';
import { sessionsById } from '#graphql/sql/dungeon/session.ts';
import { instances } from '#graphql/sql/instance/instance.ts';
import { fightersNow, fightersOfDay, fightersOfLastHour, fightersOfWeek } from '#graphql/sql/war/fighters.ts';
import { recordCount, warRecords } from '#graphql/sql/war/war.ts';
import {
  careerFighters,
  careerKills,
  careerPairs,
  careerRates,
} from '#graphql/sql/career/career-statistics.ts';
import { narrowingId, guild } from '../references.ts';
import { itself, onlyRow } from '../rows.ts';

export const warResolvers: Resolvers = {
  Query: {
    warRecords: async (_, __, { sql }) => (await recordCount(sql))[0] ?? null,
    // Each field of these two is counted when it is asked for.
    fighters: (_, { until, tier }) => ({ until, tier: tier ?? 0 }),
    careerStatistics: () => ({}),
  },
  Fighters: {
    now: async ({ until }, _, { sql }) => onlyRow(await fightersNow(sql, until)),
    lastHour: ({ until }, _, { sql }) => fightersOfLastHour(sql, until),
    hours: (query, _, { sql }) => fightersOfWeek(sql, query),
    fiveMinutes: (query, _, { sql }) => fightersOfDay(sql, query),
  },
  FightersOfHour: { usual: itself },
  FightersOfTier: { usual: itself },
  WarRecords: {
    records: (_, { characterId, guildId, ...wanted }, { sql }) =>
      warRecords(sql, {
        ...wanted,
        characterId: narrowingId(characterId),
        guildId: narrowingId(guildId),
      }),
  },
  // What is gone since the records were counted is null.
  WarRecord: {
    character: ({ characterId }, _, { load }) => load.optional(characters.byId, characterId),
    guild,
    battle: ({ kind, subject }, _, { load }) =>
      load.optional(battlesOfSkirmishes, kind === 'BATTLE' ? subject : null),
    session: ({ kind, subject }, _, { load }) =>
      load.optional(sessionsById, kind === 'CLEAR' ? subject : null),
    instance: ({ instanceId }, _, { load }) => load.optional(instances.byId, instanceId),
  },
  CareerStatistics: {
    fighters: (_, { weekly, level, until }, { sql }) =>
      careerFighters(sql, weekly, level, Math.floor(until / DAY)),
    rates: (_, { level }, { sql }) => careerRates(sql, level),
    kills: (_, __, { sql, latest }) => careerKills(sql, latest),
    pairs: (_, __, { sql, latest }) => careerPairs(sql, latest),
  },
};

const DAY = 86_400;
