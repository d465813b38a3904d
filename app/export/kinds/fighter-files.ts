import type { Route } from 'next';

import type { KillPageFragment } from '#graphql/generated/documents.ts';
import type { Answer } from '#lib/api/answer.ts';
import type { RecordSource } from '#lib/api/record-source.ts';
import type { KillTotals } from '#lib/data/kill-totals.ts';
import { countScenarios, listOwnScenarios, listScenarios } from '#lib/data/scenarios.ts';
import { listSkirmishes } from '#lib/data/skirmishes.ts';
import { type ExportRoute, exportRoute } from '#lib/exports/export-route.ts';
import type { fighterPages } from '#lib/exports/kinds/fighter-pages.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import { KILL_FILTER } from '#lib/url/kill-filter.ts';
import { listAddress, type ListAddress, otherList } from '#lib/url/list-address.ts';
import { SCENARIO_FILTER } from '#lib/url/scenario-filter.ts';
import { SKIRMISH_FILTER } from '#lib/url/skirmish-filter.ts';

type ListKills = (
  id: string,
  list: ListAddress<typeof KILL_FILTER>,
  size?: number,
) => Promise<Answer<KillPageFragment | null>>;

interface Named {
  readonly name: string;
}

interface FighterFiles<Data extends Named> {
  readonly exports: Omit<ReturnType<typeof fighterPages<Data>>, 'page'>;
  readonly source: RecordSource<{ id: string }, string, Data>;
  readonly path: (id: string, section?: '/scenarios' | '/skirmishes') => Route;
  readonly whose: (id: string) => Fighter;
  readonly kills: ListKills;
  readonly deaths: ListKills;
  readonly totals: (id: string) => Promise<Answer<KillTotals>>;
}

/** Answers the addresses that characters and guilds have in other formats. */
export function fighterFiles<Data extends Named>({
  exports,
  source,
  path,
  whose,
  kills,
  deaths,
  totals,
}: FighterFiles<Data>): readonly ExportRoute[] {
  return [
    exportRoute(exports.overview, {
      source,
      path,
      parts: (_, { id, query, size }) => {
        const list = listAddress(path(id), query, KILL_FILTER);
        return {
          kills: () => kills(id, list, size),
          deaths: () => deaths(id, otherList(list, 'deaths'), size),
          totals: () => totals(id),
        };
      },
    }),
    exportRoute(exports.scenarios, {
      source,
      path: (id) => path(id, '/scenarios'),
      parts: (_, { id, query, size }) => {
        const list = listAddress(path(id, '/scenarios'), query, SCENARIO_FILTER);
        return {
          results: () => countScenarios(whose(id), list),
          scenarios: () => listOwnScenarios(whose(id), list),
          runs: () => listScenarios(whose(id), list, size),
          totals: () => totals(id),
        };
      },
    }),
    exportRoute(exports.skirmishes, {
      source,
      path: (id) => path(id, '/skirmishes'),
      parts: (_, { id, query, size }) => {
        const list = listAddress(path(id, '/skirmishes'), query, SKIRMISH_FILTER);
        return {
          skirmishes: () => listSkirmishes(whose(id), list, size),
          totals: () => totals(id),
        };
      },
    }),
  ];
}
