import type { ReactNode } from 'react';

import { NarrowFold } from '../ui/filter/narrow-fold.tsx';
import { joinClasses } from '../ui/join-classes.ts';
import { Panel } from '../ui/page/panel.tsx';

interface Props {
  readonly title: ReactNode;
  /** The line below the title: date and duration. */
  readonly facts: ReactNode;
  /** Totals of both sides, two beside each other. */
  readonly totals: ReactNode;
  /** A map of 300 pixels. A page that shows a larger one marks it with `data-large-map`. */
  readonly map: ReactNode;
  /** Phones leave the map to its own page, and fold one without such a page, so that the scoreboard comes first. */
  readonly hasMapPage?: boolean;
}

/**
 * The head of the pages of a scenario run or a skirmish: what, when, how much on each side, and where. Above a section
 * with `data-brief-head` phones show what and when alone.
 */
export const BattleHead = ({ title, facts, totals, map, hasMapPage }: Props) => (
  <Panel
    as="section"
    ornate
    className="flex gap-7 px-6 py-5.5 narrow:flex-col narrow:gap-4.5 narrow:px-3.5 narrow:py-4 narrow:group-has-[[data-brief-head]]:py-2"
  >
    <div className="min-w-0 flex-1">
      <h1 className="text-2xl narrow:group-has-[[data-brief-head]]:text-xl">{title}</h1>
      <p className="mt-1.5 mb-5 text-muted narrow:mb-3 narrow:group-has-[[data-brief-head]]:my-0">{facts}</p>
      <div className="grid grid-cols-2 gap-x-8 gap-y-5 narrow:grid-cols-1 narrow:gap-2.5 narrow:group-has-[[data-brief-head]]:hidden print:gap-x-4">
        {totals}
      </div>
    </div>
    <div
      className={joinClasses(
        'w-[300px] shrink-0 compact:w-[220px] group-has-[[data-large-map]]:hidden',
        hasMapPage ? 'narrow:hidden' : 'narrow:w-full narrow:group-has-[[data-brief-head]]:hidden',
      )}
    >
      {hasMapPage ? map : <NarrowFold title="Map">{map}</NarrowFold>}
    </div>
  </Panel>
);
