import type {
  GuildCardFragment,
  KillPageFragment,
  MemberPageFragment,
  MemberRowFragment,
  ScenarioPageFragment,
  SkirmishPageFragment,
} from '#graphql/generated/documents.ts';
import type { KillTotals } from '#lib/data/kill-totals.ts';
import type { WinsAndLosses } from '#lib/data/scenarios.ts';
import { previewOfGuild } from '#lib/preview/kinds/preview-of-guild.ts';
import { KILL_FILTER } from '#lib/url/kill-filter.ts';
import { SCENARIO_FILTER } from '#lib/url/scenario-filter.ts';
import { SKIRMISH_FILTER } from '#lib/url/skirmish-filter.ts';
import { describeGuild } from '#lib/seo/descriptions/describe-guild.ts';

import { characterColumns, rankColumns } from '../columns/combatant-columns.ts';
import { column, type ExportColumn, exportTable, rowsOf } from '../export-table.ts';
import { KILL_COLUMNS } from '../columns/kill-columns.ts';
import { killEntries } from '../feeds/kill-feed.ts';
import { scenarioEntries } from '../feeds/scenario-feed.ts';
import { skirmishEntries } from '../feeds/skirmish-feed.ts';
import type { Asked, PageExports } from '../page-exports.ts';
import { scenarioTable } from '../columns/scenario-columns.ts';
import { skirmishTable } from '../columns/skirmish-columns.ts';

/** The pages of a guild share its picture. */
const preview = async ({ record, part }: Asked<GuildCardFragment, { totals: KillTotals }>) =>
  previewOfGuild(record, await part('totals'));

export const GUILD_EXPORTS: PageExports<
  GuildCardFragment,
  { kills: KillPageFragment | null; deaths: KillPageFragment | null; totals: KillTotals }
> = {
  address: '/guild/{id}',
  title: 'A guild',
  describe: ({ record }) => describeGuild(record),
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

const MEMBER_COLUMNS: readonly ExportColumn<MemberRowFragment>[] = [
  ...characterColumns<MemberRowFragment>('character', ({ character }) => character),
  ...rankColumns<MemberRowFragment>('character', ({ character }) => character),
  column('guildRank', 'Name of the rank in the guild', ({ rank }) => rank.name),
];

export const GUILD_MEMBERS_EXPORTS: PageExports<
  GuildCardFragment,
  { members: MemberPageFragment | null; totals: KillTotals }
> = {
  address: '/guild/{id}/members',
  title: 'The members of a guild',
  describe: ({ record }) => describeGuild(record),
  tables: {
    members: exportTable('Members', MEMBER_COLUMNS, async ({ part }) => rowsOf(await part('members'))),
  },
  parts: ['members'],
  preview,
};

export const GUILD_SCENARIOS_EXPORTS: PageExports<
  GuildCardFragment,
  { results: WinsAndLosses; scenarios: ScenarioPageFragment | null; totals: KillTotals }
> = {
  address: '/guild/{id}/scenarios',
  title: 'The scenarios of a guild',
  describe: ({ record }) => describeGuild(record),
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

export const GUILD_SKIRMISHES_EXPORTS: PageExports<
  GuildCardFragment,
  { skirmishes: SkirmishPageFragment | null; totals: KillTotals }
> = {
  address: '/guild/{id}/skirmishes',
  title: 'The skirmishes of a guild',
  describe: ({ record }) => describeGuild(record),
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
