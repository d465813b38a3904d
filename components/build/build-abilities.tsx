import { gearAbilities } from '#lib/game/builds/gear-abilities.ts';
import type { BuildPlan, PlannedBuild } from '#lib/url/build/build-plan.ts';

import { Panel } from '../ui/page/panel.tsx';
import { SectionHeading } from '../ui/page/section-heading.tsx';

/** The abilities that the gear of one build or of both gives, in words; nothing where it gives none. */
export function BuildAbilities({ plan: { mine, theirs } }: { readonly plan: BuildPlan }) {
  const sides = [mine, ...(theirs ? [theirs] : [])].filter(({ gear }) => gearAbilities(gear).length > 0);
  if (sides.length === 0) return null;
  return (
    <section>
      <SectionHeading>What the gear does</SectionHeading>
      <div className={`grid gap-gap narrow:grid-cols-1 ${sides.length > 1 ? 'grid-cols-2' : 'grid-cols-1'}`}>
        {sides.map((side) => (
          <Side key={side.name} side={side} />
        ))}
      </div>
    </section>
  );
}

const Side = ({ side: { name, gear } }: { readonly side: PlannedBuild }) => (
  <Panel as="section" ornate className="px-5 py-4 narrow:px-4">
    <h3 className="mb-2 text-lg">{name}</h3>
    <ul className="grid gap-2">
      {gearAbilities(gear).map(({ name: ability, from, text }) => (
        <li key={`${from} ${text}`}>
          {ability && ability !== text && <strong>{ability}: </strong>}
          {text} <span className="text-sm text-muted">{from}</span>
        </li>
      ))}
    </ul>
  </Panel>
);
