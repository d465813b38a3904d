import type { AbilityTexts } from '#lib/game/builds/gear-abilities.ts';

import { Panel } from '../ui/page/panel.tsx';
import { SectionHeading } from '../ui/page/section-heading.tsx';

/** The abilities of one build or of both in words; nothing where there are none. */
export function BuildAbilities({ sides }: { readonly sides: readonly AbilityTexts[] }) {
  if (sides.length === 0) return null;
  return (
    <section>
      <SectionHeading>What the gear does</SectionHeading>
      <div className={`grid gap-gap narrow:grid-cols-1 ${sides.length > 1 ? 'grid-cols-2' : 'grid-cols-1'}`}>
        {sides.map((side) => (
          <Side key={side.name} {...side} />
        ))}
      </div>
    </section>
  );
}

const NUMBERS = {
  own: 'Numbers for the stats of this build.',
  gear: 'Numbers for gear and training alone, without the own points of the career.',
  usual: 'Numbers for usual gear: this API computes none for the stats of a build.',
} as const satisfies Readonly<Record<AbilityTexts['numbers'], string>>;

const Side = ({ name, abilities, refusals, numbers }: AbilityTexts) => (
  <Panel as="section" ornate className="px-5 py-4 narrow:px-4">
    <h3 className="mb-2 text-lg">{name}</h3>
    <ul className="grid gap-2">
      {refusals.map((refusal) => (
        <li key={refusal} className="text-warn">
          {refusal}
        </li>
      ))}
      {abilities.map(({ id, name: ability, from, text }) => (
        <li key={`${from} ${id} ${text}`}>
          {ability && ability !== text && <strong>{ability}: </strong>}
          {text} <span className="text-sm text-muted">{from}</span>
        </li>
      ))}
    </ul>
    {abilities.length > 0 && <p className="mt-3 text-sm text-muted">{NUMBERS[numbers]}</p>}
  </Panel>
);
