import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { killsByDay } from '#graphql/sql/kill/kill-days.ts';
import { connectionFields } from '../connection.ts';
import { longId } from '../identity.ts';
import { connectKills } from './kill-connection.ts';
import { daysQuery } from './days-query.ts';
import { damageSources } from './damage-sources.ts';
import { type KillNode, killerOf, victimOf } from './kill-node.ts';
import { loadOptional, type Loaders, loadRequired } from '../loaders.ts';

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
