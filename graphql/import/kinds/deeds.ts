import { optional, required, type Field } from '../kind.ts';
import { byte, count, id } from '../value-types.ts';

/** Columns that scoreboards of all battles have. */
export const DEEDS: Readonly<Record<string, Field>> = {
  kills: optional('kills', count, 0),
  kills_solo: optional('killsSolo', count, 0),
  deaths: optional('deaths', count, 0),
  death_blows: optional('deathBlows', count, 0),
  damage: optional('damage', count, 0),
  kill_damage: optional('killDamage', count, 0),
  damage_received: optional('damageReceived', count, 0),
  healing_self: optional('healingSelf', count, 0),
  healing_others: optional('healingOthers', count, 0),
  healing_received: optional('healingReceived', count, 0),
  protection_self: optional('protectionSelf', count, 0),
  protection_others: optional('protectionOthers', count, 0),
  protection_received: optional('protectionReceived', count, 0),
  resurrections_done: optional('resurrectionsDone', count, 0),
};

/** Columns that say who fought. */
export const FIGHTER: Readonly<Record<string, Field>> = {
  character_id: required('character.id', id),
  guild_id: optional('guild.id', id),
  level: required('level', byte),
  renown_rank: required('renownRank', byte),
};
