import type { Resolvers, QueryKillsArgs } from '#graphql/generated/resolvers.ts';
import { connectionFields, connect, type Connection } from '../connection.ts';
import { longId, integerId, uuidId } from '../identity.ts';
import { daysQuery } from './days-query.ts';
import { loadOptional, type Loaders, loadRequired } from '../loaders.ts';
import type { DamageRecord } from '#graphql/sql/kill/kill-damage.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { emptyList } from '#graphql/sql/engine/record-list.ts';
import { killList, killOrder } from '#graphql/sql/kill/kill-page.ts';
import type { KillQuery } from '#graphql/sql/kill/kill-query.ts';
import type { AttackerRecord, CombatantRecord } from '#graphql/sql/kill/combatant.ts';
import type { KillRecord } from '#graphql/sql/kill/kill.ts';
import { killsByDay } from '#graphql/sql/kill/kill-pairs.ts';

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
  kill.includeAssists ? load.attackers.load(kill.id) : [killerOf(kill)];

export const killResolvers: Resolvers = {
  Query: {
    kill: async (_, { id, includeAssists }, { load }) => {
      const kill = await loadOptional(load.kill, longId(id));
      return kill && { ...kill, includeAssists };
    },
    kills: (_, args, { sql, load }) => connectKills(sql, args, load),
    killsByDay: (_, { where }, { sql }) => killsByDay(sql, daysQuery(where)),
  },
  KillsConnection: connectionFields,
  Kill: {
    position: (kill) => kill,
    scenario: ({ scenarioId }, _, { load }) => loadOptional(load.scenario, scenarioId),
    scenarioRecord: ({ instanceId }, _, { load }) => loadOptional(load.scenarioRun, instanceId),
    instance: ({ instanceId }, _, { load }) => loadOptional(load.scenarioRun, instanceId),
    skirmish: ({ skirmishId }, _, { load }) => loadOptional(load.skirmish, skirmishId),
    deathblow: ({ deathblowId }, _, { load }) => loadOptional(load.character, deathblowId),
    attackers: async (kill, _, { load }) => {
      const [attackers] = await Promise.all([
        attackersOf(kill, load),
        // The killer stands first: without a killer, the first assist would be taken for one.
        loadRequired(load.character, kill.killerId),
      ]);
      return attackers;
    },
    // Waits for all that the attackers wait for, so that the guilds of both sides are read together.
    victim: async (kill, _, { load }) => {
      await Promise.all([attackersOf(kill, load), loadRequired(load.character, kill.victimId)]);
      return victimOf(kill);
    },
    damage: ({ id }, _, { load }) => load.damage.load(id),
    damageSources: async ({ id }, _, { load }) => damageSources(await load.damage.load(id)),
  },
  Attacker: {
    character: ({ characterId }, _, { load }) => loadRequired(load.character, characterId),
    guild: ({ guildId }, _, { load }) => loadOptional(load.guild, guildId),
  },
  Victim: {
    character: ({ characterId }, _, { load }) => loadRequired(load.character, characterId),
    guild: ({ guildId }, _, { load }) => loadOptional(load.guild, guildId),
  },
  KillDamage: {
    attacker: ({ attackerId }, _, { load }) => loadOptional(load.character, attackerId),
    ability: ({ abilityId }, _, { load }) => loadOptional(load.ability, abilityId),
  },
  SkirmishKillDamage: {
    attacker: ({ attackerId }, _, { load }) => loadOptional(load.character, attackerId),
    ability: ({ abilityId }, _, { load }) => loadOptional(load.ability, abilityId),
  },
  KillDamageSource: {
    __resolveType: (source) => ('kind' in source ? source.kind : 'SkirmishKillDamage'),
  },
  PlayerKillDamage: {
    attacker: ({ attackerId }, _, { load }) => loadOptional(load.character, attackerId),
  },
  CreatureKillDamage: {
    // Damage by creatures is recorded without the creature.
    attacker: () => null,
  },
  FallKillDamage: {
    ability: ({ abilities }, _, { load }) =>
      loadOptional(load.ability, abilities.find(({ abilityId }) => abilityId !== null)?.abilityId ?? null),
  },
  AbilityKillDamage: {
    ability: ({ abilityId }, _, { load }) => loadOptional(load.ability, abilityId),
  },
};

/**
 * The kills that match the arguments; none where an id among them cannot exist.
 * @param load counts kills, for all lists of a request together
 */
function connectKills(
  sql: Database,
  args: QueryKillsArgs,
  load: Pick<Loaders, 'killTotal'>,
): Connection<KillNode> {
  const query = killQuery(args);
  if (query === null) return connect(args, emptyList<KillNode>(killOrder(sql)));

  const list = killList(sql, query, (question) => load.killTotal.load(question));
  return connect(args, {
    ...list,
    read: async (slice) => {
      const kills = await list.read(slice);
      return kills.map((kill) => Object.assign(kill, { includeAssists: query.includeAssists }));
    },
  });
}

function killQuery(args: QueryKillsArgs): KillQuery | null {
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
      };
}

function pairOf(one: string, other: string): readonly [number, number] | null {
  const [first, second] = [integerId(one), integerId(other)];
  return first === null || second === null ? null : [first, second];
}
