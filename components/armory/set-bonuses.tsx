import type { WornSet } from '#lib/game/armory/worn-sets.ts';
import { plural } from '#lib/format/number.ts';

import rarities from '../item/rarity.module.css';
import { joinClasses } from '../ui/join-classes.ts';
import { Panel } from '../ui/page/panel.tsx';

/** The worn sets, each with the bonuses for the pieces worn. */
export function SetBonuses({ sets }: { readonly sets: readonly WornSet[] }) {
  return (
    <Panel as="section" ornate aria-label="Set bonuses">
      <h3 className="px-5 pt-4 pb-2 text-lg narrow:px-4">Set bonuses</h3>
      {sets.length === 0 && <p className="px-5 pb-4 text-muted narrow:px-4">No piece of a set is worn.</p>}
      <ul className="grid gap-3 px-5 pb-4.5 narrow:px-4">
        {sets.map((set) => (
          <li key={set.id} className="grid gap-1 border-t border-line pt-2.5 first:border-t-0 first:pt-0">
            <Heading set={set} />
            <Bonuses set={set} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const Heading = ({ set: { name, worn, pieces } }: { readonly set: WornSet }) => (
  <h4
    className={joinClasses(
      'flex items-baseline justify-between gap-3 text-md leading-tight',
      rarities['rarity-set'],
    )}
  >
    {name}
    <span className="shrink-0">
      {worn} of {pieces}
    </span>
  </h4>
);

const Bonuses = ({ set: { active } }: { readonly set: WornSet }) =>
  active.length === 0 ? (
    <p className="text-sm text-muted">No bonus is active.</p>
  ) : (
    <ul className="grid gap-0.5 text-sm">
      {active.map(({ pieces, text }) => (
        <li key={`${pieces} ${text}`} className="flex gap-2">
          <span aria-hidden="true" className={rarities['rarity-set']}>
            ◆
          </span>
          <span>
            <span className="text-muted">
              {pieces} {plural(pieces, 'piece', 'pieces')}:
            </span>{' '}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
