import type { DamageRecord } from '#graphql/sql/kill/kill-damage.ts';

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
export function damageSources(damage: readonly DamageRecord[]): DamageSource[] {
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
