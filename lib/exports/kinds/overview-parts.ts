import { activeWeeks, type ActivitySpan } from '#lib/game/overview/activity.ts';
import type { Figures } from '#lib/game/overview/figures.ts';
import type { KillSample } from '#lib/game/overview/kill-sample.ts';
import type { GuildForm } from '#lib/game/overview/guild-form.ts';
import type { OverviewSums } from '#lib/game/overview/overview-sums.ts';
import { deedPairs, type ScenarioForm } from '#lib/game/overview/scenario-form.ts';

import {
  ACTIVITY_COLUMNS,
  DEED_COLUMNS,
  FOUGHT_GUILD_COLUMNS,
  MEMBER_SUM_COLUMNS,
  NEMESIS_COLUMNS,
  PREY_COLUMNS,
  RESULT_COLUMNS,
  WEEK_COLUMNS,
  ZONE_COLUMNS,
} from '../columns/overview-columns.ts';
import { allRows, exportTable } from '../export-table.ts';
import type { Asked } from '../page-exports.ts';
import { INTEGER, nullable, object, type Shape } from '../shapes/shape.ts';

/** The parts of a page with an overview. */
export interface OverviewParts {
  /** Under the filter of the page. */
  overview: OverviewSums;
  figures: Figures;
  /** The same kills and deaths, with all rows of each ranking. */
  rankings: KillSample;
  /** The sums of all kills and deaths. */
  whole: Figures;
  activity: readonly ActivitySpan[];
}

/** The same with what a player, or a guild, did in scenarios; false for who never fought in one. */
export interface FormParts<Form> extends OverviewParts {
  form: Form | false;
}

type AskedOverview = Asked<object, OverviewParts>;

export const OVERVIEW_SHAPE: Shape<OverviewSums> = object({
  kills: INTEGER,
  deaths: INTEGER,
  partIn: nullable(INTEGER),
  soloKills: INTEGER,
  killsThisWeek: INTEGER,
  deathsThisWeek: INTEGER,
  placeThisWeek: nullable(INTEGER),
  placeThisMonth: nullable(INTEGER),
  sampledKills: INTEGER,
  sampledDeaths: INTEGER,
  comparedKills: INTEGER,
  comparedDeaths: INTEGER,
  scenarioKills: INTEGER,
  scenarioDeaths: INTEGER,
});

const zones = exportTable('Zones', ZONE_COLUMNS, async ({ part }: AskedOverview) =>
  allRows((await part('rankings')).zones),
);

const ACTIVITY = {
  activity: exportTable('Activity by day', ACTIVITY_COLUMNS, async ({ part }: AskedOverview) =>
    allRows(await part('activity')),
  ),
  weeks: exportTable('Activity by week', WEEK_COLUMNS, async ({ part }: AskedOverview) =>
    allRows(activeWeeks(await part('activity'))),
  ),
};

/** Tables of the overview of a player. */
export const PLAYER_OVERVIEW_TABLES = {
  nemeses: exportTable('Nemesis', NEMESIS_COLUMNS, async ({ part }: AskedOverview) =>
    allRows((await part('rankings')).killers),
  ),
  prey: exportTable('Prey', PREY_COLUMNS, async ({ part }: AskedOverview) =>
    allRows((await part('rankings')).victims),
  ),
  zones,
  ...ACTIVITY,
  form: exportTable(
    'Form in scenarios',
    DEED_COLUMNS,
    async ({ part }: Asked<object, FormParts<ScenarioForm>>) => {
      const form = await part('form');
      return allRows(form ? deedPairs(form.own, form.career) : []);
    },
  ),
};

/** Tables of the overview of a guild. */
export const GUILD_OVERVIEW_TABLES = {
  bestMembers: exportTable('Best members', MEMBER_SUM_COLUMNS, async ({ part }: AskedOverview) =>
    allRows((await part('rankings')).members),
  ),
  foughtGuilds: exportTable('Most fought guilds', FOUGHT_GUILD_COLUMNS, async ({ part }: AskedOverview) =>
    allRows((await part('rankings')).guilds),
  ),
  zones,
  ...ACTIVITY,
  results: exportTable(
    'Results by scenario',
    RESULT_COLUMNS,
    async ({ part }: Asked<object, FormParts<GuildForm>>) => {
      const form = await part('form');
      return allRows(form ? form.scenarios : []);
    },
  ),
};
