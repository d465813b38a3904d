import { mapAnswer } from '#lib/api/answer.ts';
import { getFigures } from '#lib/data/player/overviews.ts';
import { getActivity } from '#lib/data/war/activity.ts';
import { withAttackers, listFighterDeaths, listFighterKills } from '#lib/data/war/kills.ts';
import { sampleKills } from '#lib/data/war/kill-samples.ts';
import { sumFighterDeaths, sumFighterKills } from '#lib/data/war/kill-sums.ts';
import * as columns from '#lib/exports/columns/overview-columns.ts';
import { type ExportColumn, exportTable } from '#lib/exports/export-table.ts';
import type { Asked } from '#lib/exports/page-exports.ts';
import { INTEGER, integers, nullable, object, type Shape } from '#lib/exports/shapes/shape.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import { activeWeeks, type ActivitySpan } from '#lib/game/overview/activity.ts';
import type { GuildForm } from '#lib/game/overview/guild-form.ts';
import type { KillSample } from '#lib/game/overview/kill-sample.ts';
import { type OverviewSums, overviewSums } from '#lib/game/overview/figures.ts';
import { filterWords } from '#lib/url/filter/filter-words.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { type ListAddress, otherList } from '#lib/url/paging/list-address.ts';

/** Rows of a ranking, at most: what a question may cost. */
const ROWS = 700;

/**
 * Loads the parts of an overview and its lists: filtered as the page is, and figures over all kills and deaths.
 * @param size rows of a list
 */
export function overviewParts(whose: Fighter, list: ListAddress<typeof KILL_FILTER>, size?: number) {
  const now = new Date();
  const { params, values } = list;
  const isWhole = filterWords(KILL_FILTER, params).length === 0;
  const figures = () => getFigures(whose, sampleKills(whose, now, values), now, isWhole);
  return {
    kills: () => withAttackers(listFighterKills(whose, list, size)),
    deaths: () => withAttackers(listFighterDeaths(whose, otherList(list, 'deaths'), size)),
    killSums: () => sumFighterKills(whose, list, now),
    deathSums: () => sumFighterDeaths(whose, list, now),
    figures,
    rankings: () => sampleKills(whose, now, values, ROWS),
    overview: async () => mapAnswer(await figures(), overviewSums),
    whole: () => getFigures(whose, sampleKills(whose, now), now),
    activity: () => getActivity(whose, sampleKills(whose, now), now),
  };
}

/** The parts that the tables of an overview are made from. */
export interface OverviewParts {
  rankings: KillSample;
  activity: readonly ActivitySpan[];
}

/** The same with what a player, or a guild, did in scenarios; false for who never fought in one. */
export interface FormParts<Form> extends OverviewParts {
  form: Form | false;
}

export const OVERVIEW_SHAPE: Shape<OverviewSums> = object({
  ...integers('kills', 'deaths'),
  partIn: nullable(INTEGER),
  ...integers('soloKills', 'killsThisWeek', 'deathsThisWeek'),
  placeThisWeek: nullable(INTEGER),
  placeThisMonth: nullable(INTEGER),
  ...integers('sampledKills', 'sampledDeaths', 'comparedKills', 'comparedDeaths'),
  ...integers('scenarioKills', 'scenarioDeaths'),
});

type AskedOverview = Asked<object, OverviewParts>;

const ranking = <Row>(
  label: string,
  columns: readonly ExportColumn<Row>[],
  rows: (sample: KillSample) => readonly Row[],
) => exportTable(label, columns, async ({ part }: AskedOverview) => rows(await part('rankings')));

const zones = ranking('Zones', columns.ZONE_COLUMNS, (sample) => sample.zones);

/** The rankings of a player. */
export const PLAYER_RANKINGS = {
  nemeses: ranking('Nemesis', columns.NEMESIS_COLUMNS, ({ killers }) => killers),
  prey: ranking('Prey', columns.PREY_COLUMNS, ({ victims }) => victims),
  zones,
};

/** The rankings of a guild. */
export const GUILD_RANKINGS = {
  bestMembers: ranking('Best members', columns.MEMBER_SUM_COLUMNS, ({ members }) => members),
  foughtGuilds: ranking('Most fought guilds', columns.FOUGHT_GUILD_COLUMNS, ({ guilds }) => guilds),
  zones,
};

export const ACTIVITY_TABLES = {
  activity: exportTable('Activity by day', columns.ACTIVITY_COLUMNS, ({ part }: AskedOverview) =>
    part('activity'),
  ),
  weeks: exportTable('Activity by week', columns.WEEK_COLUMNS, async ({ part }: AskedOverview) =>
    activeWeeks(await part('activity')),
  ),
};

export const guildResults = exportTable(
  'Results by scenario',
  columns.RESULT_COLUMNS,
  async ({ part }: Asked<object, FormParts<GuildForm>>) => {
    const form = await part('form');
    return form ? form.scenarios : [];
  },
);
