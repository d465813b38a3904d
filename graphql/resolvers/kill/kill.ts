import DataLoader from 'dataloader';
import type { Resolvers, QueryKillsArgs } from '#graphql/generated/resolvers.ts';
import { connect, type Connection } from '../connection.ts';
import { scenario } from '../places.ts';
import { longId, integerId, uuidId, character, guild } from '../references.ts';
import { killTotals, type KillTotalQuestion } from '#graphql/sql/kill/kill-total.ts';
import { daysQuery } from './days-query.ts';
import type { ApiContext } from '#graphql/resolvers/context.ts';
import type { Loaders } from '../loaders.ts';
import {
  type DamageRecord,
  damageOfKills,
  type AttackerRecord,
  type CombatantRecord,
  attackersOfKills,
  type KillRecord,
  killsById,
} from '#graphql/sql/kill/kill.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { emptyList } from '#graphql/sql/engine/record-list.ts';
import { killList, killOrder } from '#graphql/sql/kill/kill-page.ts';
import type { KillQuery } from '#graphql/sql/kill/kill-query.ts';
import { killsByDay } from '#graphql/sql/kill/kill-pairs.ts';
import { characters } from '#graphql/sql/character/character.ts';
import { abilitiesById } from '#graphql/sql/kill/ability.ts';
import { scenarioRunsById } from '#graphql/sql/scenario/scenario.ts';
import { skirmishesById } from '#graphql/sql/skirmish/skirmish.ts';

/** A kill for one field of the query: with its assists or without. */
export type KillNode = KillRecord & { includeAssists: boolean };

/** The killer, from the columns of the kill itself. */
const killerOf = (kill: KillRecord): AttackerRecord => ({
  characterId: kill.killerId,
  level: kill.killerLevel,
  renownRank: kill.killerRenownRank,
  guildId: kill.killerGuildId,
  damagePercent: kill.damagePercent,
});

const victimOf = (kill: KillRecord): CombatantRecord => ({
  characterId: kill.victimId,
  level: kill.victimLevel,
  renownRank: kill.victimRenownRank,
  guildId: kill.victimGuildId,
});

/** Damage by one ability, or by none, of one source. */
export type AbilityDamage = { abilityId: number | null; damageAmount: number };

/** All damage by one player, by creatures and engines, or by the ground. */
export type DamageSource = {
  kind: 'PlayerKillDamage' | 'CreatureKillDamage' | 'FallKillDamage';
  attackerId: number | null;
  damageAmount: number;
  abilities: AbilityDamage[];
};

/** Sums the damage that killed a player by source; sources and their abilities with the most damage first. */
function damageSources(damage: readonly DamageRecord[]): DamageSource[] {
  const sources = new Map<string, DamageSource>();
  for (const each of damage) {
    const kind = kindOf(each);
    const key = `${kind} ${each.attackerId}`;
    const source = sources.get(key) ?? { kind, attackerId: each.attackerId, damageAmount: 0, abilities: [] };
    sources.set(key, source);
    source.damageAmount += each.damageAmount;
    addAbility(source, each);
  }
  const all = [...sources.values()];
  for (const { abilities } of all) abilities.sort(mostFirst);
  return all.sort(mostFirst);
}

/** Falls that a player caused are damage by that player. */
function kindOf({ attackerType, damageType }: DamageRecord): DamageSource['kind'] {
  if (attackerType === 'PLAYER') return 'PlayerKillDamage';
  return damageType === 'FALL_DAMAGE' ? 'FallKillDamage' : 'CreatureKillDamage';
}

function addAbility({ abilities }: DamageSource, { abilityId, damageAmount }: DamageRecord) {
  const known = abilities.find((ability) => ability.abilityId === abilityId);
  if (known) known.damageAmount += damageAmount;
  else abilities.push({ abilityId, damageAmount });
}

const mostFirst = (one: { damageAmount: number }, other: { damageAmount: number }) =>
  other.damageAmount - one.damageAmount;

/** The killer, and the assists if requested. */
const attackersOf = (kill: KillNode, load: Loaders) =>
  kill.includeAssists ? load.all(attackersOfKills, kill.id) : [killerOf(kill)];

const attacker = ({ attackerId }: { attackerId: number | null }, _: object, { load }: ApiContext) =>
  load.optional(characters.byId, attackerId);
const ability = ({ abilityId }: { abilityId: number | null }, _: object, { load }: ApiContext) =>
  load.optional(abilitiesById, abilityId);

export const killResolvers: Resolvers = {
  Query: {
    kill: async (_, { id, includeAssists }, { load }) => {
      const kill = await load.optional(killsById, longId(id));
      return kill && { ...kill, includeAssists };
    },
    kills: (_, args, { sql, load, latest }) => connectKills(sql, args, latest, load),
    killsByDay: (_, { where }, { sql }) => killsByDay(sql, daysQuery(where)),
  },
  Kill: {
    position: (kill) => kill,
    scenario,
    scenarioRecord: ({ instanceId }, _, { load }) => load.optional(scenarioRunsById, instanceId),
    instance: ({ instanceId }, _, { load }) => load.optional(scenarioRunsById, instanceId),
    skirmish: ({ skirmishId }, _, { load }) => load.optional(skirmishesById, skirmishId),
    deathblow: ({ deathblowId }, _, { load }) => load.optional(characters.byId, deathblowId),
    attackers: async (kill, _, { load }) => {
      const [attackers] = await Promise.all([
        attackersOf(kill, load),
        // The killer stands first: without a killer, the first assist would be taken for one.
        load.required(characters.byId, kill.killerId),
      ]);
      return attackers;
    },
    // Waits for all that the attackers wait for, so that the guilds of both sides are read together.
    victim: async (kill, _, { load }) => {
      await Promise.all([attackersOf(kill, load), load.required(characters.byId, kill.victimId)]);
      return victimOf(kill);
    },
    damage: ({ id }, _, { load }) => load.all(damageOfKills, id),
    damageSources: async ({ id }, _, { load }) => damageSources(await load.all(damageOfKills, id)),
  },
  Attacker: { character, guild },
  Victim: { character, guild },
  KillDamage: { attacker, ability },
  SkirmishKillDamage: { attacker, ability },
  KillDamageSource: {
    __resolveType: (source) => ('kind' in source ? source.kind : 'SkirmishKillDamage'),
  },
  PlayerKillDamage: { attacker },
  CreatureKillDamage: {
    // Damage by creatures is recorded without the creature.
    attacker: () => null,
  },
  FallKillDamage: {
    ability: ({ abilities }, _, { load }) =>
      load.optional(abilitiesById, abilities.find(({ abilityId }) => abilityId !== null)?.abilityId ?? null),
  },
  AbilityKillDamage: { ability },
};

/** The most counts in one statement. */
const MOST_COUNTS = 50;

/** Counts kills, with one statement for all lists of a request, and once where several ask the same. */
const killTotal = (sql: Database) =>
  new DataLoader<KillTotalQuestion, number, string>((questions) => killTotals(sql, questions), {
    cacheKeyFn: ({ query }) => JSON.stringify(query),
    maxBatchSize: MOST_COUNTS,
  });

/**
 * The kills that match the arguments; none where an id among them cannot exist.
 * @param load counts kills, for all lists of a request together
 */
function connectKills(
  sql: Database,
  args: QueryKillsArgs,
  latest: number,
  load: Loaders,
): Connection<KillNode> {
  const query = killQuery(args, latest);
  if (query === null) return connect(args, emptyList<KillNode>(killOrder(sql)));

  const list = killList(sql, query, (question) => load.once(killTotal).load(question));
  return connect(args, {
    ...list,
    read: async (slice) => {
      const kills = await list.read(slice);
      return kills.map((kill) => Object.assign(kill, { includeAssists: query.includeAssists }));
    },
  });
}

function killQuery(args: QueryKillsArgs, latest: number): KillQuery | null {
  const { playerFeudFilter: players, guildFeudFilter: guilds } = args;
  const playerFeud = players ? pairOf(players.player1Id, players.player2Id) : null;
  const guildFeud = guilds ? pairOf(guilds.guild1Id, guilds.guild2Id) : null;
  const instanceId = args.instanceId == null ? null : uuidId(args.instanceId);
  const isImpossible =
    (players && playerFeud === null) ||
    (guilds && guildFeud === null) ||
    (args.instanceId != null && instanceId === null);

  return isImpossible
    ? null
    : {
        where: args.where ?? {},
        instanceId,
        soloOnly: args.soloOnly ?? false,
        includeAssists: args.includeAssists ?? false,
        playerFeud,
        guildFeud,
        latest,
      };
}

function pairOf(one: string, other: string): readonly [number, number] | null {
  const [first, second] = [integerId(one), integerId(other)];
  return first === null || second === null ? null : [first, second];
}
