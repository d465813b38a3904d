import type { KillRowFragment } from '#graphql/generated/documents.ts';
import { isSolo } from '#lib/game/kill.ts';
import { killLocation } from '#lib/game/location.ts';

/** Where a kill happened, on what kind of ground, and whether one attacker did it alone. */
export function KillPlace({ kill }: { kill: KillRowFragment }) {
  const { kind, name } = killLocation(kill);
  const label = kind === 'scenario' ? 'Scenario' : 'RvR';
  return (
    <div className="place">
      <span>{name}</span>
      <span className="place-kind">
        <img src={`/images/icons/${kind}.svg`} alt={label} width={16} height={16} />
        <span aria-hidden="true">{label}</span>
        {isSolo(kill) && <b className="chip chip-solo">Solo kill</b>}
      </span>
    </div>
  );
}
