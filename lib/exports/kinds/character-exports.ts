import type {
  CharacterCardFragment,
  KillPageFragment,
  ScenarioPageFragment,
  SkirmishPageFragment,
} from '#graphql/generated/documents.ts';
import type { KillTotals } from '#lib/data/kill-totals.ts';
import type { WinsAndLosses } from '#lib/data/scenarios.ts';
import { previewOfCharacter } from '#lib/preview/kinds/preview-of-character.ts';
import { KILL_FILTER } from '#lib/url/kill-filter.ts';
import { SCENARIO_FILTER } from '#lib/url/scenario-filter.ts';
import { SKIRMISH_FILTER } from '#lib/url/skirmish-filter.ts';
import { describeCharacter } from '#lib/seo/descriptions/describe-player.ts';

import { exportTable, rowsOf } from '../export-table.ts';
import { KILL_COLUMNS } from '../columns/kill-columns.ts';
import { killEntries } from '../feeds/kill-feed.ts';
import { scenarioEntries } from '../feeds/scenario-feed.ts';
import { skirmishEntries } from '../feeds/skirmish-feed.ts';
import type { Asked, PageExports } from '../page-exports.ts';
import { scenarioTable } from '../columns/scenario-columns.ts';
import { skirmishTable } from '../columns/skirmish-columns.ts';

/** The pages of a character share its picture. */
const preview = async ({ record, part }: Asked<CharacterCardFragment, { totals: KillTotals }>) =>
  previewOfCharacter(record, await part('totals'));

export const CHARACTER_EXPORTS: PageExports<
  CharacterCardFragment,
  { kills: KillPageFragment | null; deaths: KillPageFragment | null; totals: KillTotals }
> = {
  address: '/character/{id}',
  title: 'A character',
  describe: ({ record }) => describeCharacter(record),
  filter: KILL_FILTER,
  tables: {
    kills: exportTable('Kills', KILL_COLUMNS, async ({ part }) => rowsOf(await part('kills'))),
    deaths: exportTable('Deaths', KILL_COLUMNS, async ({ part }) => rowsOf(await part('deaths')), {
      prefix: 'deaths',
    }),
  },
  parts: ['kills', 'deaths'],
  feed: {
    label: 'Kills and deaths',
    title: ({ record }) => `Kills and deaths of ${record.name}`,
    entries: async ({ part }) => killEntries(...(await Promise.all([part('kills'), part('deaths')]))),
  },
  preview,
};

export const CHARACTER_SCENARIOS_EXPORTS: PageExports<
  CharacterCardFragment,
  { results: WinsAndLosses; scenarios: ScenarioPageFragment | null; totals: KillTotals }
> = {
  address: '/character/{id}/scenarios',
  title: 'The scenarios of a character',
  describe: ({ record }) => describeCharacter(record),
  filter: SCENARIO_FILTER,
  tables: { scenarios: scenarioTable() },
  parts: ['results', 'scenarios'],
  feed: {
    label: 'Scenarios',
    title: ({ record }) => `Scenarios of ${record.name}`,
    entries: async ({ part }) => scenarioEntries(await part('scenarios')),
  },
  preview,
};

export const CHARACTER_SKIRMISHES_EXPORTS: PageExports<
  CharacterCardFragment,
  { skirmishes: SkirmishPageFragment | null; totals: KillTotals }
> = {
  address: '/character/{id}/skirmishes',
  title: 'The skirmishes of a character',
  describe: ({ record }) => describeCharacter(record),
  filter: SKIRMISH_FILTER,
  tables: { skirmishes: skirmishTable() },
  parts: ['skirmishes'],
  feed: {
    label: 'Skirmishes',
    title: ({ record }) => `Skirmishes of ${record.name}`,
    entries: async ({ part }) => skirmishEntries(await part('skirmishes')),
  },
  preview,
};
