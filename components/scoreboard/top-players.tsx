import type { TopPlayerFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { TOP_ATTRIBUTES, TOP_TITLES, type TopAttribute } from '#lib/game/battles/scenario-totals.ts';

import { CombatantCell } from '../character/combatant-cell.tsx';
import { NarrowFold } from '../ui/filter/narrow-fold.tsx';
import { Panel } from '../ui/page/panel.tsx';

type Leaders = Readonly<Record<TopAttribute, TopPlayerFragment | null>>;

interface TopProps {
  readonly leaders: Leaders;
  /** On phones in a line that unfolds, so that what the tabs below lead to comes first. */
  readonly folds?: boolean;
}

/**
 * Shows the leaders in damage, healing, death blows and protection; a dash if all have none (rules.md: Top players).
 */
export function TopPlayers({ leaders, folds }: TopProps) {
  const cards = <TopCards leaders={leaders} />;
  return (
    <div className="mt-gap narrow:group-has-[[data-brief-head]]:hidden">
      {folds ? <NarrowFold title="Top players">{cards}</NarrowFold> : cards}
    </div>
  );
}

function TopCards({ leaders }: Pick<TopProps, 'leaders'>) {
  return (
    <div className="grid grid-cols-4 gap-gap narrow:grid-cols-2 print:grid-cols-2">
      {TOP_ATTRIBUTES.map((attribute) => (
        <TopPlayer
          key={attribute}
          title={TOP_TITLES[attribute]}
          attribute={attribute}
          leader={leaders[attribute]}
        />
      ))}
    </div>
  );
}

interface CardProps {
  readonly title: string;
  readonly attribute: TopAttribute;
  readonly leader: TopPlayerFragment | null;
}

function TopPlayer({ title, attribute, leader }: CardProps) {
  return (
    <Panel as="section" className="px-4 py-3.5 narrow:p-3">
      <h2 className="font-text text-sm/[1.45] font-normal text-muted">{title}</h2>
      <p className="tracking-figure mt-[3px] mb-[9px] text-[1.625rem] leading-[1.15] font-bold narrow:text-[1.375rem]">
        {leader ? thousands(leader[attribute]) : '-'}
      </p>
      {leader ? <CombatantCell {...leader} /> : <p className="text-muted">None</p>}
    </Panel>
  );
}
