import type { AttackerTagFragment, KillDetailsFragment } from '#graphql/generated/documents.ts';
import { type DamageTable, damageShare, damageTable } from '#lib/game/battles/kill-damage.ts';
import { realmOf, realmOfCareer } from '#lib/game/players/realms.ts';

/** One attacker with what the cards of the kill page show of them. */
export interface AttackerView {
  readonly attacker: AttackerTagFragment;
  readonly side: 'order' | 'destruction' | 'neutral';
  readonly damage: DamageTable;
  /** Percent of all damage that the victim took, 0 to 100. */
  readonly share: number;
  readonly struckDeathblow: boolean;
}

export function attackerView(kill: KillDetailsFragment, attacker: AttackerTagFragment): AttackerView {
  const { id, career } = attacker.character;
  return {
    attacker,
    side: realmOf(realmOfCareer(career)).side,
    damage: damageTable(kill.damage, id),
    share: damageShare(kill.damage, id) ?? attacker.damagePercent,
    struckDeathblow: kill.deathblow?.id === id,
  };
}
