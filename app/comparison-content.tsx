import type { Route } from 'next';
import type { ReactNode } from 'react';

import { FigureList } from '#components/overview/figure-list.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { Load } from '#components/ui/page/load.tsx';
import { NotFound } from '#components/ui/page/not-found.tsx';
import { SectionHeading } from '#components/ui/page/panel.tsx';
import type { Answer } from '#lib/api/answer.ts';
import type { Compared } from '#lib/data/player/comparisons.ts';
import type { Figures } from '#lib/game/overview/figures.ts';
import { placeHref } from '#lib/url/filter/board-filter.ts';
import { COMPARISON_FILTER } from '#lib/url/filter/comparison-filter.ts';
import { filteredHref, type ListAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

type HrefOf = (id: string) => Route;

interface Props<Found, Choice> {
  readonly what: 'player' | 'guild';
  readonly id: string;
  readonly name: string;
  readonly list: ListAddress<typeof COMPARISON_FILTER>;
  /** Null where the address names no other. */
  readonly comparison: Promise<Answer<Compared<Found, Choice>>> | null;
  /** The figures of the one alone; null where two are compared. */
  readonly figures: Promise<Answer<Figures>> | null;
  readonly board: Route;
  readonly renderCompared: (comparison: Found) => ReactNode;
  /** The records that a name may mean, as links. */
  readonly renderChoices: (choices: readonly Choice[], hrefOf: HrefOf) => ReactNode;
  /** The most frequent foes, below the figures. */
  readonly renderFoes: (figures: Figures, hrefOf: HrefOf) => ReactNode;
  /** Suggestions below the form. */
  readonly children?: ReactNode;
}

/** Compares a player or a guild with another one, or asks with which. */
export function ComparisonContent<Found, Choice>({ what, id, name, list, ...page }: Props<Found, Choice>) {
  const hrefOf = (other: string) => filteredHref(list, COMPARISON_FILTER.fields.vs.param, other);
  return (
    <>
      <SectionHeading>
        Compare {name} with another {what}
      </SectionHeading>
      <div className="mb-gap grid grid-cols-1 gap-3">
        <Filters list={list} submit="Compare" suggest={routes.rivalSuggestions(`${what}s`, id)} />
        {page.children}
      </div>
      <Load from={page.figures} label="figures" rows={5}>
        {(known) => (
          <div className="grid grid-cols-1 gap-gap">
            <FigureList
              figures={known}
              placeHref={(period) => placeHref(page.board, id, period)}
              filtered={false}
            />
            {page.renderFoes(known, hrefOf)}
          </div>
        )}
      </Load>
      <Load from={page.comparison} label="comparison" rows={12}>
        {({ comparison: found, choices }) => {
          if (found) return page.renderCompared(found);
          if (choices.length > 0) return page.renderChoices(choices, hrefOf);
          return (
            <NotFound>
              <p className="text-muted">
                There is no other {what === 'player' ? 'character' : 'guild'} with this name or number.
              </p>
            </NotFound>
          );
        }}
      </Load>
    </>
  );
}
