import type { Route } from 'next';
import type { ReactNode } from 'react';

import { FigureList } from '#components/overview/figure-list.tsx';
import { Filters } from '#components/ui/filter/filters.tsx';
import { arrived } from '#components/ui/page/arrived.ts';
import { Load } from '#components/ui/page/load.tsx';
import { NotFound } from '#components/ui/page/not-found.tsx';
import { SectionHeading } from '#components/ui/page/panel.tsx';
import { recordSection } from '#components/ui/record/record-page.tsx';
import type { Answer, RecordSource } from '#lib/api/answer.ts';
import type { Compared } from '#lib/data/player/comparisons.ts';
import { getFigures } from '#lib/data/player/overviews.ts';
import { sampleKills } from '#lib/data/war/kill-samples.ts';
import type { ExportList } from '#lib/exports/page-exports.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import type { Figures } from '#lib/game/overview/figures.ts';
import { describeComparison } from '#lib/seo/descriptions/describe-feud.ts';
import { placeHref } from '#lib/url/filter/board-filter.ts';
import { COMPARISON_FILTER } from '#lib/url/filter/comparison-filter.ts';
import { filteredHref, type ListAddress, listAddress, listHref } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

type List = ListAddress<typeof COMPARISON_FILTER>;
type HrefOf = (id: string) => Route;

interface ComparisonPage<Data, Found, Choice, Suggested> {
  readonly source: RecordSource<{ id: string }, string, Data>;
  readonly exports: ExportList;
  readonly what: 'player' | 'guild';
  readonly path: (id: string) => Route;
  readonly board: Route;
  readonly whose: (id: string) => Fighter;
  readonly compare: (id: string, list: List, now: Date) => Promise<Answer<Compared<Found, Choice>>>;
  /** Describes the page where it compares nothing. */
  readonly describe: (record: Data) => Parameters<typeof describeComparison>[0];
  readonly compared: (comparison: Found, list: List) => ReactNode;
  /** The records that a name may mean, as links. */
  readonly choices: (choices: readonly Choice[], name: string, hrefOf: HrefOf) => ReactNode;
  /** Suggestions below the form. */
  readonly suggest?: (id: string) => Promise<Answer<Suggested>>;
  readonly suggestions?: (suggested: Suggested, list: List) => ReactNode;
  /** The most frequent foes, below the figures. */
  readonly foes: (id: string, figures: Figures, hrefOf: HrefOf) => ReactNode;
}

/** The page that compares a player or a guild with another one, or asks with which. */
export function comparisonPage<
  Data extends { readonly name: string },
  Found extends NonNullable<Parameters<typeof describeComparison>[1]>,
  Choice,
  Suggested = never,
>(page: ComparisonPage<Data, Found, Choice, Suggested>) {
  /** The comparison that an address names; null where it names no other. */
  const comparisonAt = (id: string, list: List) =>
    list.values.vs === '' ? null : page.compare(id, list, new Date());
  return recordSection({
    source: page.source,
    path: page.path,
    filter: COMPARISON_FILTER,
    exports: page.exports,
    describe: async (record, id, query) => {
      const list = listAddress(page.path(id), query, COMPARISON_FILTER);
      const comparison = comparisonAt(id, list);
      const found = comparison && (await arrived(comparison));
      return {
        ...describeComparison(page.describe(record), found?.comparison ?? null),
        sharedPath: listHref(list),
      };
    },
    early: ({ id, list }) => {
      const comparison = comparisonAt(id, list);
      const [whose, now] = [page.whose(id), new Date()];
      return {
        comparison,
        rivals: comparison ? null : (page.suggest?.(id) ?? null),
        figures: comparison ? null : getFigures(whose, sampleKills(whose, now), now),
      };
    },
    content: ({ id, record, list, panels: { comparison, rivals, figures } }) => {
      const hrefOf = (other: string) => filteredHref(list, COMPARISON_FILTER.fields.vs.param, other);
      return (
        <>
          <SectionHeading>
            Compare {record.name} with another {page.what}
          </SectionHeading>
          <div className="mb-gap grid gap-3">
            <Filters list={list} submit="Compare" suggest={routes.rivalSuggestions(`${page.what}s`, id)} />
            <Load from={rivals} label="suggestions" rows={2}>
              {(suggested) => page.suggestions?.(suggested, list)}
            </Load>
          </div>
          <Load from={figures} label="figures" rows={5}>
            {(known) => (
              <div className="grid gap-gap">
                <FigureList
                  figures={known}
                  placeHref={(period) => placeHref(page.board, id, period)}
                  filtered={false}
                />
                {page.foes(id, known, hrefOf)}
              </div>
            )}
          </Load>
          <Load from={comparison} label="comparison" rows={12}>
            {({ comparison: found, choices }) => {
              if (found) return page.compared(found, list);
              if (choices.length > 0) return page.choices(choices, list.values.vs, hrefOf);
              return (
                <NotFound>
                  <p className="text-muted">
                    There is no other {page.what === 'player' ? 'character' : 'guild'} with this name or
                    number.
                  </p>
                </NotFound>
              );
            }}
          </Load>
        </>
      );
    },
  });
}
