import type { KillRowFragment } from '#graphql/generated/documents.ts';
import { isSolo } from '#lib/game/battles/kill.ts';
import { killLocation } from '#lib/game/places/location.ts';
import { staticImages } from '#lib/url/image/static-images.ts';

import { Chip } from '../ui/chip.tsx';

/** Shows the place of a kill, its kind of ground, and whether one attacker did it alone. */
export function KillPlace({ kill }: { kill: KillRowFragment }) {
  const { kind, name } = killLocation(kill);
  const label = kind === 'scenario' ? 'Scenario' : 'RvR';
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-[3px] text-sm/[1.3] narrow:justify-end">
      <span>{name}</span>
      <span className="flex basis-full flex-wrap items-center gap-x-1.5 gap-y-0.5 text-muted narrow:flex-none narrow:flex-nowrap">
        <img src={staticImages.location(kind)} alt={label} width={16} height={16} />
        <span aria-hidden="true" className="narrow:hidden">
          {label}
        </span>
        {isSolo(kill) && <Chip tone="warning">Solo kill</Chip>}
      </span>
    </div>
  );
}
