import type { AbilityTexts, NamedAbility } from '#lib/game/builds/gear-abilities.ts';
import { abilityHref } from '#lib/url/build/build-address.ts';
import { FIND_FILTER } from '#lib/url/build/build-filter.ts';
import type { BuildPlan } from '#lib/url/build/build-plan.ts';

import { Filters } from '../ui/filter/filters.tsx';
import { NavLink } from '../ui/navigation/nav-link.tsx';
import { Panel, SectionHeading } from '../ui/page/panel.tsx';

/** The abilities of one build or of both in words; nothing where there are none. */
export function BuildAbilities({ sides }: { readonly sides: readonly AbilityTexts[] }) {
  if (sides.length === 0) return null;
  return (
    <section>
      <SectionHeading>Abilities</SectionHeading>
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

interface AbilityFormProps {
  readonly plan: BuildPlan;
  readonly sides: readonly AbilityTexts[];
  /** Abilities with the text in their names; false where none was looked for. */
  readonly found: readonly NamedAbility[] | false;
}

/** Adds abilities and tactics to a build by their names, and takes them away. */
export function AbilityForm({ plan: { address, mine }, sides, found }: AbilityFormProps) {
  const { abilities } = mine.build;
  const names = new Map(sides.flatMap((side) => side.abilities.map(({ id, name }) => [id, name])));
  const added = abilities.map((id) => ({ id, name: names.get(id) ?? `#${id}` }));
  const all = [...(found || []).filter(({ id }) => !abilities.includes(id)), ...added];
  return (
    <div className="grid gap-2">
      <Filters list={{ ...address.list, filter: FIND_FILTER }} submit="Find" />
      {found && found.length === 0 && (
        <p className="text-muted">No ability is among the first hits of a search for this name.</p>
      )}
      <ul className="flex flex-wrap gap-x-5 gap-y-1 empty:hidden">
        {all.map(({ id, name }) => (
          <li key={id}>
            <NavLink
              href={abilityHref(address, id)}
              className="inline-flex min-h-6 items-center text-link narrow:min-h-11"
            >
              {abilities.includes(id) ? 'Remove' : 'Add'} {name}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
