import { fixed, thousands } from '#lib/format/number.ts';

import { Chip } from '../ui/chip.tsx';
import type { AttackerView } from './attacker.ts';
import { CombatantCard } from './combatant-card.tsx';
import { DamageBreakdown } from './damage-breakdown.tsx';
import { DeathblowMark } from './deathblow-mark.tsx';

interface Props {
  readonly view: AttackerView;
  readonly solo: boolean;
}

/** The killer, who is the attacker with the most damage, and the means (rules.md: Kill page). */
export function KillerCard({ view: { attacker, side, damage, share, struckDeathblow }, solo }: Props) {
  return (
    <CombatantCard
      part="Killer"
      side={side}
      combatant={attacker}
      marks={
        <>
          {struckDeathblow && <DeathblowMark />}
          {solo && <Chip tone="warning">Solo kill</Chip>}
        </>
      }
      aside={
        <p className="ml-auto text-right whitespace-nowrap text-muted">
          <b className="block text-2xl leading-[1.15] text-side">{fixed(share, 1)}%</b>
          of damage
          {damage.total > 0 && <span className="block text-sm">{thousands(damage.total)}</span>}
        </p>
      }
    >
      {damage.rows.length > 0 && (
        <div className="mt-3.5">
          <DamageBreakdown name={attacker.character.name} damage={damage} />
        </div>
      )}
    </CombatantCard>
  );
}
