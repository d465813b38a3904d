import {
  type KillPageFragment,
  KillPageFragmentDoc,
  type ScenarioPageFragment,
  ScenarioPageFragmentDoc,
  ScenarioRowFragmentDoc,
  type SkirmishPageFragment,
  SkirmishPageFragmentDoc,
} from '#graphql/generated/documents.ts';
import type { OwnScenario, OwnScenarioPage, WinsAndLosses } from '#lib/data/war/scenarios.ts';
import type { KillSums } from '#lib/game/battles/kill-sums.ts';
import type { OwnPart } from '#lib/game/battles/own-part.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { SCENARIO_FILTER } from '#lib/url/filter/scenario-filter.ts';
import { SKIRMISH_FILTER } from '#lib/url/filter/skirmish-filter.ts';

import { KILL_COLUMNS } from '../columns/kill-columns.ts';
import { ownScenarioTable } from '../columns/scenario-columns.ts';
import { skirmishTable } from '../columns/skirmish-columns.ts';
import { exportTable, rowsOf } from '../export-table.ts';
import { killEntries } from '../feeds/kill-feed.ts';
import { scenarioEntries } from '../feeds/scenario-feed.ts';
import { skirmishEntries } from '../feeds/skirmish-feed.ts';
import type { PageExports } from '../page-exports.ts';
import { fragment } from '../shapes/fragment.ts';
import { KILL_SUMS } from '../shapes/kill-sums-shape.ts';
import { changed, INTEGER, list, nullable, object, oneOf, type Shape } from '../shapes/shape.ts';

/*
 * Lists that the pages of characters and of guilds share.
 */

interface Named {
  readonly name: string;
}

type Lists<Parts> = Pick<PageExports<Named, Parts>, 'filter' | 'tables' | 'parts' | 'feed'>;

export interface KillListParts {
  killSums: KillSums;
  deathSums: KillSums;
  kills: KillPageFragment | null;
  deaths: KillPageFragment | null;
}

export const KILL_LISTS: Lists<KillListParts> = {
  filter: KILL_FILTER,
  tables: {
    kills: exportTable('Kills', KILL_COLUMNS, async ({ part }) => rowsOf(await part('kills'))),
    deaths: exportTable('Deaths', KILL_COLUMNS, async ({ part }) => rowsOf(await part('deaths')), {
      prefix: 'deaths',
    }),
  },
  parts: {
    killSums: KILL_SUMS,
    deathSums: KILL_SUMS,
    kills: nullable(fragment(KillPageFragmentDoc)),
    deaths: nullable(fragment(KillPageFragmentDoc)),
  },
  feed: {
    label: 'Kills and deaths',
    title: ({ record }) => `Kills and deaths of ${record.name}`,
    entries: async ({ part }) => killEntries(...(await Promise.all([part('kills'), part('deaths')]))),
  },
};

export interface ScenarioParts {
  results: WinsAndLosses;
  scenarios: OwnScenarioPage | null;
  /** The newest, for the feed. */
  runs: ScenarioPageFragment | null;
}

const OWN_PART: Shape<OwnPart> = object({
  side: oneOf('ORDER', 'DESTRUCTION'),
  players: INTEGER,
  kills: INTEGER,
  deaths: INTEGER,
  damage: INTEGER,
});

const OWN_SCENARIO: Shape<OwnScenario> = changed(fragment(ScenarioRowFragmentDoc), {
  own: nullable(OWN_PART),
});

export const SCENARIO_LIST: Lists<ScenarioParts> = {
  filter: SCENARIO_FILTER,
  tables: { scenarios: ownScenarioTable() },
  parts: {
    results: object({ wins: INTEGER, losses: INTEGER }),
    scenarios: nullable(changed(fragment(ScenarioPageFragmentDoc), { nodes: nullable(list(OWN_SCENARIO)) })),
  },
  feed: {
    label: 'Scenarios',
    title: ({ record }) => `Scenarios of ${record.name}`,
    entries: async ({ part }) => scenarioEntries(await part('runs')),
  },
};

export interface SkirmishParts {
  skirmishes: SkirmishPageFragment | null;
}

export const SKIRMISH_LIST: Lists<SkirmishParts> = {
  filter: SKIRMISH_FILTER,
  tables: { skirmishes: skirmishTable() },
  parts: { skirmishes: nullable(fragment(SkirmishPageFragmentDoc)) },
  feed: {
    label: 'Skirmishes',
    title: ({ record }) => `Skirmishes of ${record.name}`,
    entries: async ({ part }) => skirmishEntries(await part('skirmishes')),
  },
};
