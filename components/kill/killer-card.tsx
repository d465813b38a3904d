import { thousands } from '#lib/format/number.ts';

import { CareerBadge } from '../character/career-badge.tsx';
import type { AttackerView } from './attacker.ts';
import { CombatantName } from './combatant-name.tsx';
import { DamageBreakdown } from './damage-breakdown.tsx';
import { DeathblowMark } from './deathblow-mark.tsx';

interface Props {
  readonly view: AttackerView;
  readonly solo: boolean;
}

/** Whose kill it is: the attacker with the most damage, and what it was done with (facts 1.4). */
export function KillerCard({ view: { attacker, side, damage, share, struckDeathblow }, solo }: Props) {
  return (
    <section className={`panel orn combatant edge-top edge-${side}`} aria-labelledby="killer">
      <h2 id="killer" className="role">
        Killer
        {struckDeathblow && <DeathblowMark />}
        {solo && <span className="chip chip-solo">Solo kill</span>}
      </h2>
      <div className="top">
        <CareerBadge career={attacker.character.career} size={68} />
        <CombatantName combatant={attacker} />
        <p className="percent">
          <b className={`text-${side}`}>{share.toFixed(1)}%</b>
          of damage
          {damage.total > 0 && <span className="block text-sm">{thousands(damage.total)}</span>}
        </p>
      </div>
      <DamageBreakdown name={attacker.character.name} damage={damage} />
    </section>
  );
}
