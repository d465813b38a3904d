import * as documents from '#graphql/generated/documents.ts';
import { mapAnswer, NO_ANSWER } from '#lib/api/answer.ts';
import { getFigures } from '#lib/data/player/overviews.ts';
import { getActivity, getGuildYear } from '#lib/data/war/activity.ts';
import { getFollowed, momentBefore } from '#lib/data/war/followed.ts';
import { getNight } from '#lib/data/war/last-night.ts';
import { sampleKills } from '#lib/data/war/kill-samples.ts';
import { sumFighterDeaths, sumFighterKills } from '#lib/data/war/kill-sums.ts';
import { listFighterDeaths, listFighterKills, withAttackers } from '#lib/data/war/kills.ts';
import { getGuildForm } from '#lib/data/war/scenario-forms.ts';
import { getStanding } from '#lib/data/war/standings.ts';
import { KILL_COLUMNS } from '#lib/exports/columns/kill-columns.ts';
import {
  ACTIVITY_COLUMNS,
  FOUGHT_GUILD_COLUMNS,
  MEMBER_SUM_COLUMNS,
  NEMESIS_COLUMNS,
  PREY_COLUMNS,
  SCENARIO_RESULT_COLUMNS,
  WEEK_COLUMNS,
  YEAR_DAY_COLUMNS,
  YEAR_MONTH_COLUMNS,
  ZONE_COLUMNS,
} from '#lib/exports/columns/overview-columns.ts';
import { STANDING_COLUMNS } from '#lib/exports/columns/standing-columns.ts';
import { killEntry } from '#lib/exports/feeds/battle-feeds.ts';
import { newestEntries } from '#lib/exports/feeds/export-feed.ts';
import { KILL_SUMS } from '#lib/exports/shapes/battle-shapes.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { type TextBlock } from '#lib/exports/text/text-block.ts';
import { activeWeeks } from '#lib/game/overview/activity.ts';
import { type Figures, type OverviewSums, overviewSums } from '#lib/game/overview/figures.ts';
import { yearMonths } from '#lib/game/overview/year.ts';
import { chosenEvening } from '#lib/game/war/evening.ts';
import { filterWords } from '#lib/url/filter/filter-words.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { type ListAddress, listAddress, otherList } from '#lib/url/paging/list-address.ts';
import { fighterExports, type FighterKind } from './fighter-kinds.ts';
import { STANDING, standingRows } from './standing-rows.ts';

/** Rows of a ranking, at most: what a question may cost. */
const ROWS = 700;

const KILL_PAGE = json.nullable(documents.KillPageFragmentDoc);

const OVERVIEW: json.Shape<OverviewSums> = json.object({
  ...json.integers('kills', 'deaths'),
  partIn: json.nullable(json.INTEGER),
  ...json.integers('soloKills', 'killsThisWeek', 'deathsThisWeek'),
  placeThisWeek: json.nullable(json.INTEGER),
  placeThisMonth: json.nullable(json.INTEGER),
  ...json.integers('sampledKills', 'sampledDeaths', 'comparedKills', 'comparedDeaths'),
  ...json.integers('scenarioKills', 'scenarioDeaths'),
});

/** The overview of a player or a guild: filtered as the page is, and figures over all kills and deaths. */
export function overviewExports<Data extends { readonly id: string; readonly name: string }>(
  kind: FighterKind<Data>,
  block: (record: Data, figures: Figures, chosen: readonly string[]) => TextBlock,
) {
  const { noun, whose, realmOf, preview, previewNight } = kind;
  const isPlayer = noun === 'character';
  const figuresOf = (id: string, { params, values }: ListAddress<typeof KILL_FILTER>, now = new Date()) =>
    getFigures(
      whose(id),
      sampleKills(whose(id), now, values),
      now,
      filterWords(KILL_FILTER, params).length === 0,
    );
  return fighterExports(kind, '', `A ${noun}`, {
    filter: KILL_FILTER,
    parts: (part) => {
      const standing = part(async ({ id }) => (isPlayer ? standingRows(await getStanding(id)) : NO_ANSWER));
      return {
        killSums: part(({ id, list }) => sumFighterKills(whose(id), list, new Date())).json(KILL_SUMS),
        deathSums: part(({ id, list }) => sumFighterDeaths(whose(id), list, new Date())).json(KILL_SUMS),
        kills: part(({ id, list, size }) => withAttackers(listFighterKills(whose(id), list, size))).json(
          KILL_PAGE,
        ),
        deaths: part(({ id, list, size }) =>
          withAttackers(listFighterDeaths(whose(id), otherList(list, 'deaths'), size)),
        ).json(KILL_PAGE),
        overview: part(async ({ id, list }) => mapAnswer(await figuresOf(id, list), overviewSums)).json(
          OVERVIEW,
        ),
        standing: isPlayer ? standing.json(STANDING) : standing,
        figures: part(({ id, list }) => figuresOf(id, list)),
        rankings: part(({ id, list }) => sampleKills(whose(id), new Date(), list.values, ROWS)),
        activity: part(({ id }) => {
          const now = new Date();
          return getActivity(whose(id), sampleKills(whose(id), now), now);
        }),
        form: part(async ({ id }) => (isPlayer ? NO_ANSWER : getGuildForm(id))),
        year: part(async ({ id }) => (isPlayer ? NO_ANSWER : getGuildYear(id, new Date()))),
      };
    },
    tables: (table) => ({
      kills: table('Kills', ({ part }) => part('kills'), KILL_COLUMNS),
      deaths: table('Deaths', ({ part }) => part('deaths'), KILL_COLUMNS, { prefix: 'deaths' }),
      ...(isPlayer
        ? {
            nemeses: table('Nemesis', async ({ part }) => (await part('rankings')).killers, NEMESIS_COLUMNS),
            prey: table('Prey', async ({ part }) => (await part('rankings')).victims, PREY_COLUMNS),
          }
        : {
            bestMembers: table(
              'Best members',
              async ({ part }) => (await part('rankings')).members,
              MEMBER_SUM_COLUMNS,
            ),
            foughtGuilds: table(
              'Most fought guilds',
              async ({ part }) => (await part('rankings')).guilds,
              FOUGHT_GUILD_COLUMNS,
            ),
          }),
      zones: table('Zones', async ({ part }) => (await part('rankings')).zones, ZONE_COLUMNS),
      activity: table('Activity by day', ({ part }) => part('activity'), ACTIVITY_COLUMNS),
      weeks: table('Activity by week', async ({ part }) => activeWeeks(await part('activity')), WEEK_COLUMNS),
      ...(isPlayer
        ? { standing: table('Standing', ({ part }) => part('standing'), STANDING_COLUMNS) }
        : {
            results: table(
              'Results by scenario',
              async ({ part }) => {
                const form = await part('form');
                return form && form.scenarios;
              },
              SCENARIO_RESULT_COLUMNS,
            ),
            year: table('Year by day', async ({ part }) => (await part('year')) || [], YEAR_DAY_COLUMNS),
            months: table(
              'Year by month',
              async ({ part }) => yearMonths((await part('year')) || []),
              YEAR_MONTH_COLUMNS,
            ),
          }),
    }),
    feed: {
      label: 'Kills and deaths',
      entries: ({ part }) => newestEntries(killEntry, part('kills'), part('deaths')),
    },
    text: async ({ record, query, part }) =>
      block(record, await part('figures'), filterWords(KILL_FILTER, query)),
    overlay: async ({ record, read }, delay) => ({
      name: record.name,
      realm: realmOf(record),
      followed: await read(getFollowed(whose(record.id), momentBefore(delay, new Date()))),
    }),
    preview: async ({ record, path, query, read }) => {
      const evening = chosenEvening(listAddress(path, query, KILL_FILTER).params);
      if (previewNight && evening !== null) {
        return previewNight(record, await read(getNight(record.id, evening)));
      }
      const [whole, now] = [whose(record.id), new Date()];
      return preview(record, overviewSums(await read(getFigures(whole, sampleKills(whole, now), now))));
    },
  });
}
