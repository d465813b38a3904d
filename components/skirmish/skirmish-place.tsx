import type { SkirmishRowFragment } from '#graphql/generated/documents.ts';
import { skirmishLocation } from '#lib/game/location.ts';

/** Where a skirmish was fought: scenario or zone, and the area where it says more. */
export function SkirmishPlace({ skirmish }: { skirmish: SkirmishRowFragment }) {
  const { kind, name, area } = skirmishLocation(skirmish);
  const label = kind === 'scenario' ? 'Scenario' : 'RvR';
  return (
    <div className="who">
      <img src={`/images/icons/${kind}.svg`} alt={label} width={24} height={24} />
      <div>
        <span className="name">{name}</span>
        {area && (
          <span className="guild">
            <span>{area}</span>
          </span>
        )}
      </div>
    </div>
  );
}
