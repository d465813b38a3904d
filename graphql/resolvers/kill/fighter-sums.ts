import { rollup } from 'd3-array';
import DataLoader from 'dataloader';
import type { QueryFighterSumsArgs, Resolvers, KillFilterInput } from '#graphql/generated/resolvers.ts';
import { DEFAULT_PAGE_SIZE, MOST_SUMMED, MOST_SUMS, MOST_PAIR_DAYS } from '#graphql/resolvers/list-limits.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { inputError } from '#graphql/sql/engine/connection/input-error.ts';
import {
  type FighterSumsQuery,
  fighterSums,
  type Ranking,
  type SumRecord,
} from '#graphql/sql/kill/fighter-sums.ts';
import { characters } from '#graphql/sql/character/character.ts';
import { guilds } from '#graphql/sql/guild/guild.ts';
import { killPairs } from '#graphql/sql/kill/kill-pairs.ts';
import { optionalZone } from '../places.ts';
import { integerId } from '../references.ts';
import { boundedTime } from './days-query.ts';

/** Loads rankings of a player's or guild's sums: all rankings of a query with one statement. */
export type SumsLoader = Pick<DataLoader<Ranking, SumRecord[]>, 'load'>;

/** Days with active members, at most. */
const DAYS = 7;

export const fighterSumsResolvers: Resolvers = {
  Query: {
    fighterSums: (_, args, { sql, latest }) => sumsLoader(sql, args, latest),
    killPairs: (_, { where, most }, { sql }) => killPairs(sql, ofAMonth(where), sumsOf(most)),
  },
  FighterSums: {
    kills: async (sums) => (await total(sums, 'all'))?.kills ?? 0,
    deaths: async (sums) => (await total(sums, 'all'))?.deaths ?? 0,
    scenarioKills: async (sums) => (await total(sums, 'scenarios'))?.kills ?? 0,
    scenarioDeaths: async (sums) => (await total(sums, 'scenarios'))?.deaths ?? 0,
    members: (sums, { most }) => sums.load({ kind: 'members', most: sumsOf(most) }),
    killers: (sums, { most }) => sums.load({ kind: 'killers', most: sumsOf(most) }),
    victims: (sums, { most }) => sums.load({ kind: 'victims', most: sumsOf(most) }),
    guilds: (sums, { most }) => sums.load({ kind: 'guilds', most: sumsOf(most) }),
    zones: (sums, { most }) => sums.load({ kind: 'zones', most: sumsOf(most) }),
    activeDays: (sums) => sums.load({ kind: 'days', most: DAYS }),
  },
  SummedPlayer: {
    character: ({ id }, _, { load }) => load.required(characters.byId, id),
  },
  SummedGuild: {
    guild: ({ id }, _, { load }) => load.required(guilds.byId, id),
  },
  SummedZone: {
    zoneId: ({ id }) => id,
    zone: ({ id }, _, context) => optionalZone(id, context),
  },
  ActiveDay: {
    day: ({ id }) => id,
  },
  KillPair: {
    one: ({ oneId }, _, { load }) => load.required(characters.byId, oneId),
    other: ({ otherId }, _, { load }) => load.required(characters.byId, otherId),
  },
};

const total = async (sums: SumsLoader, kind: 'all' | 'scenarios') => (await sums.load({ kind, most: 1 }))[0];

/** The rows of a requested ranking. */
const sumsOf = (most: number | null | undefined) =>
  Math.min(Math.max(most ?? DEFAULT_PAGE_SIZE, 0), MOST_SUMS);

function sumsLoader(
  sql: Database,
  { characterId, guildId, where = null, soloOnly }: QueryFighterSumsArgs,
  latest: number,
): SumsLoader {
  if ((characterId == null) === (guildId == null)) throw inputError('Name either a player or a guild.');
  const id = integerId(characterId ?? guildId ?? '');
  if (id === null) return { load: async () => [] };
  const query: FighterSumsQuery = {
    kind: characterId == null ? 'guild' : 'character',
    id,
    where,
    soloOnly: soloOnly ?? false,
    newest: MOST_SUMMED,
    latest,
  };
  return new DataLoader<Ranking, SumRecord[], string>((rankings) => loadRankings(sql, query, rankings), {
    cacheKeyFn: ({ kind, most }) => `${kind} ${most}`,
  });
}

async function loadRankings(sql: Database, query: FighterSumsQuery, rankings: readonly Ranking[]) {
  const wanted = rollup(
    rankings,
    (same) => Math.max(...same.map(({ most }) => most)),
    ({ kind }) => kind,
  );
  const longest = [...wanted].map(([kind, most]) => ({ kind, most }));
  const sums = await fighterSums(sql, query, longest);
  return rankings.map(({ kind, most }) => sums.filter((sum) => sum.kind === kind).slice(0, most));
}

const ofAMonth = (where: KillFilterInput): KillFilterInput =>
  boundedTime(where, MOST_PAIR_DAYS, 'to count pairs of players');
