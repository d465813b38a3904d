import { group } from 'd3-array';

import type { QueryFighterSumsArgs, Resolvers } from '#graphql/generated/resolvers.ts';
import { DEFAULT_PAGE_SIZE, MOST_SUMMED, MOST_SUMS } from '#graphql/server/limits.ts';
import type { Database } from '#graphql/sql/engine/database.ts';
import { inputError } from '#graphql/sql/engine/input-error.ts';
import {
  type FighterKey,
  fighterSums,
  type SumKind,
  type SumRecord,
} from '#graphql/sql/kill/fighter-sums.ts';
import { integerId } from '../identity.ts';
import { loadRequired } from '../loaders.ts';

/** The sums about a player or a guild, by kind. */
export type SumsNode = ReadonlyMap<SumKind, SumRecord[]>;

/** A sum about somebody or something. */
export type SumNode = SumRecord & { id: number };

type Asked = { most?: number | null };

export const fighterSumsResolvers: Resolvers = {
  Query: {
    fighterSums: (_, args, { sql }) => sumUp(sql, args),
  },
  FighterSums: {
    kills: (sums) => sums.get('all')?.[0]?.kills ?? 0,
    deaths: (sums) => sums.get('all')?.[0]?.deaths ?? 0,
    members: (sums, { most }) =>
      first(sums.get('own'), (one, other) => other.kills - one.kills || one.deaths - other.deaths, most),
    killers: (sums, { most }) =>
      first(
        sums.get('foe')?.filter(({ deaths }) => deaths > 0),
        (one, other) => other.deaths - one.deaths,
        most,
      ),
    victims: (sums, { most }) =>
      first(
        sums.get('foe')?.filter(({ kills }) => kills > 0),
        (one, other) => other.kills - one.kills,
        most,
      ),
    guilds: (sums, { most }) => first(sums.get('guild'), mostTogether, most),
    zones: (sums, { most }) => first(sums.get('zone'), mostTogether, most),
    activeDays: (sums) => first(sums.get('day'), (one, other) => other.id - one.id, MOST_SUMS),
  },
  SummedPlayer: {
    character: ({ id }, _, { load }) => loadRequired(load.character, id),
  },
  SummedGuild: {
    guild: ({ id }, _, { load }) => loadRequired(load.guild, id),
  },
  SummedZone: {
    zoneId: ({ id }) => id,
    zone: ({ id }, _, { load }) => load.zone.row(id),
  },
  ActiveDay: {
    day: ({ id }) => id,
  },
};

async function sumUp(
  sql: Database,
  { characterId, guildId, where, soloOnly }: QueryFighterSumsArgs,
): Promise<SumsNode> {
  if ((characterId == null) === (guildId == null)) throw inputError('Name either a player or a guild.');
  const kind: FighterKey['kind'] = characterId == null ? 'guild' : 'character';
  const id = integerId(characterId ?? guildId ?? '');
  if (id === null) return new Map();
  const sums = await fighterSums(sql, {
    kind,
    id,
    where: where ?? null,
    soloOnly: soloOnly ?? false,
    newest: MOST_SUMMED,
  });
  return group(sums, (sum) => sum.kind);
}

type Order = (one: SumNode, other: SumNode) => number;

const mostTogether: Order = (one, other) => other.kills + other.deaths - one.kills - one.deaths;

/** The first sums by an order; where they tie, the one with the newest kill or death. Those about nobody are left out. */
function first(sums: readonly SumRecord[] = [], order: Order, most: Asked['most']): SumNode[] {
  return sums
    .filter(isAboutSomebody)
    .sort((one, other) => order(one, other) || other.latest - one.latest || one.id - other.id)
    .slice(0, Math.min(Math.max(most ?? DEFAULT_PAGE_SIZE, 0), MOST_SUMS));
}

/** False for the sum of all, and for those of players without a guild. */
const isAboutSomebody = (sum: SumRecord): sum is SumNode => sum.id !== null;
