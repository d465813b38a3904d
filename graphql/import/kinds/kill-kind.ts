import { optional, required, type Field, type Kind, type Part } from '../kind.ts';
import { byte, count, id, longId, percent, seconds, shortId, uuid, whole } from '../value-types.ts';
import { enumType } from './enum-type.ts';

const combatant = (side: string, path: string): Record<string, Field> => ({
  [`${side}_id`]: required(`${path}.character.id`, id),
  [`${side}_career`]: required(`${path}.character.career`, enumType('Career')),
  [`${side}_level`]: required(`${path}.level`, byte),
  [`${side}_renown_rank`]: required(`${path}.renownRank`, byte),
  [`${side}_guild_id`]: optional(`${path}.guild.id`, id),
});

const ATTACKERS: Part = {
  table: 'kill_attacker',
  key: ['kill_id', 'position'],
  owner: 'kill_id',
  path: 'attackers',
  isList: true,
  isRequired: true,
  fields: {
    character_id: required('character.id', id),
    level: required('level', byte),
    renown_rank: required('renownRank', byte),
    guild_id: optional('guild.id', id),
    damage_percent: required('damagePercent', percent),
  },
  computed: (_, index, kill) => ({
    position: index,
    time: kill['time'] ?? 0,
    victim_id: kill['victim_id'] ?? 0,
  }),
};

const DAMAGE: Part = {
  table: 'kill_damage',
  key: ['kill_id', 'position'],
  owner: 'kill_id',
  path: 'damage',
  isList: true,
  fields: {
    attacker_type: required('attackerType', enumType('KillDamageAttackerType')),
    damage_type: required('damageType', enumType('KillDamageSourceType')),
    attacker_id: optional('attacker.id', id),
    ability_id: optional('ability.id', id),
    amount: required('damageAmount', count),
  },
  computed: (_, index) => ({ position: index }),
};

const CHOSEN = { character: { id: '12', career: 'CHOSEN' }, level: 40, renownRank: 80, guild: { id: '3' } };
const SLAYER = { character: { id: '34', career: 'SLAYER' }, level: 40, renownRank: 71, guild: null };
const SKIRMISH = 'f1e2d3c4-b5a6-4978-8a9b-0c1d2e3f4a5b';

/** A kill, which is what all boards are made of. */
export const KILL: Kind = {
  kind: 'Kill',
  description:
    'One player killed by others. The attackers are those with the most damage first: the first one is the killer.',
  table: 'kill',
  key: ['id'],
  fields: {
    id: required('id', longId),
    time: required('time', seconds),
    zone_id: required('position.zone.id', shortId),
    x: required('position.x', whole),
    y: required('position.y', whole),
    z: optional('position.z', whole, 0),
    scenario_id: optional('scenarioId', id),
    instance_id: optional('instanceId', uuid),
    skirmish_id: optional('skirmish.id', uuid),
    deathblow_id: optional('deathblow.id', id),
    total_renown: optional('totalRenown', count, 0),
    damage_percent: required('attackers.0.damagePercent', percent),
    ...combatant('killer', 'attackers.0'),
    ...combatant('victim', 'victim'),
  },
  computed: (row, { attackers = 0 }) => ({
    assists: attackers - 1,
    solo: attackers === 1 && row['damage_percent'] === 100,
  }),
  parts: [ATTACKERS, DAMAGE],
  example: {
    id: '900001',
    time: 1_790_164_800,
    position: { zone: { id: '106' }, x: 31_000, y: 22_500, z: 0 },
    attackers: [
      { ...CHOSEN, damagePercent: 85 },
      { ...CHOSEN, character: { id: '13' }, damagePercent: 15 },
    ],
    victim: SLAYER,
    deathblow: { id: '12' },
    instanceId: null,
    scenarioId: null,
    skirmish: { id: SKIRMISH },
    damage: [
      {
        attackerType: 'PLAYER',
        damageType: 'ABILITY',
        attacker: { id: '12' },
        ability: { id: '8316' },
        damageAmount: 5210,
      },
    ],
    totalRenown: 410,
  },
};
