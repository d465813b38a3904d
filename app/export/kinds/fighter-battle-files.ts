import type { Route } from 'next';

import type { RecordSource } from '#lib/api/record-source.ts';
import { getFighterTotals } from '#lib/data/war/fighter-totals.ts';
import { countScenarios, listOwnScenarios, listScenarios } from '#lib/data/war/scenarios.ts';
import { listSkirmishes } from '#lib/data/war/skirmishes.ts';
import { type ExportRoute, exportRoute } from '#lib/exports/export-route.ts';
import type { fighterBattles } from '#lib/exports/kinds/fighter-battles.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { SCENARIO_FILTER } from '#lib/url/filter/scenario-filter.ts';
import { SKIRMISH_FILTER } from '#lib/url/filter/skirmish-filter.ts';

interface Named {
  readonly name: string;
}

interface BattleFiles<Data extends Named> {
  readonly exports: ReturnType<typeof fighterBattles<Data>>;
  readonly source: RecordSource<{ id: string }, string, Data>;
  readonly path: (id: string, section: '/scenarios' | '/skirmishes') => Route;
  readonly whose: (id: string) => Fighter;
}

/** Answers the addresses of the battles of characters or guilds in other formats. */
export function fighterBattleFiles<Data extends Named>({
  exports,
  source,
  path,
  whose,
}: BattleFiles<Data>): readonly ExportRoute[] {
  return [
    exportRoute(exports.scenarios, {
      source,
      path: (id) => path(id, '/scenarios'),
      parts: (_, { id, query, size }) => {
        const list = listAddress(path(id, '/scenarios'), query, SCENARIO_FILTER);
        return {
          results: () => countScenarios(whose(id), list),
          scenarios: () => listOwnScenarios(whose(id), list),
          runs: () => listScenarios(whose(id), list, size),
          totals: () => getFighterTotals(whose(id)),
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
          totals: () => getFighterTotals(whose(id)),
        };
      },
    }),
  ];
}
