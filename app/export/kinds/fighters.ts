import * as documents from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, NO_ANSWER } from '#lib/api/answer.ts';
import { listAllMembers, listGuildMembers } from '#lib/data/player/member-lists.ts';
import { getFigures } from '#lib/data/player/overviews.ts';
import { getActivity } from '#lib/data/war/activity.ts';
import { sampleKills } from '#lib/data/war/kill-samples.ts';
import { sumFighterDeaths, sumFighterKills } from '#lib/data/war/kill-sums.ts';
import { listFighterDeaths, listFighterKills, withAttackers } from '#lib/data/war/kills.ts';
import { getGuildForm } from '#lib/data/war/scenario-forms.ts';
import { countScenarios, listOwnScenarios, listScenarios } from '#lib/data/war/scenarios.ts';
import { listSkirmishes } from '#lib/data/war/skirmishes.ts';
import { getStanding } from '#lib/data/war/standings.ts';
import { KILL_COLUMNS } from '#lib/exports/columns/kill-columns.ts';
import {
  ACTIVITY_COLUMNS,
  FOUGHT_GUILD_COLUMNS,
  MEMBER_COLUMNS,
  MEMBER_SUM_COLUMNS,
  NEMESIS_COLUMNS,
  PREY_COLUMNS,
  SCENARIO_RESULT_COLUMNS,
  WEEK_COLUMNS,
  ZONE_COLUMNS,
} from '#lib/exports/columns/overview-columns.ts';
import { OWN_SCENARIO_COLUMNS } from '#lib/exports/columns/scenario-columns.ts';
import { SKIRMISH_COLUMNS } from '#lib/exports/columns/skirmish-columns.ts';
import { STANDING_COLUMNS, STANDING_WEEK_COLUMNS } from '#lib/exports/columns/standing-columns.ts';
import { killEntry, scenarioEntry, skirmishEntry } from '#lib/exports/feeds/battle-feeds.ts';
import { newestEntries } from '#lib/exports/feeds/export-feed.ts';
import { KILL_SUMS } from '#lib/exports/shapes/battle-shapes.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { blockTable, type TextBlock } from '#lib/exports/text/text-block.ts';
import { thousands } from '#lib/format/number.ts';
import { activeWeeks } from '#lib/game/overview/activity.ts';
import { type Figures, figureWords, type OverviewSums, overviewSums } from '#lib/game/overview/figures.ts';
import { bothWords, sampleWords } from '#lib/game/overview/kill-sample.ts';
import { killsPerDeath } from '#lib/game/players/kills-per-death.ts';
import * as standings from '#lib/game/scenarios/standing.ts';
import { sectionOfResults } from '#lib/preview/kinds/preview-of-section.ts';
import { describeGuild } from '#lib/seo/descriptions/describe-guild.ts';
import { describeCharacter } from '#lib/seo/descriptions/describe-player.ts';
import { filterWords } from '#lib/url/filter/filter-words.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { MEMBER_FILTER } from '#lib/url/filter/member-filter.ts';
import { SCENARIO_FILTER } from '#lib/url/filter/scenario-filter.ts';
import { SKIRMISH_FILTER } from '#lib/url/filter/skirmish-filter.ts';
import { type ListAddress, otherList } from '#lib/url/paging/list-address.ts';

import { fighterExports, type FighterKind, GUILDS, PLAYERS, sectionPreview } from './fighter-kinds.ts';

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

const OWN_PART = json.object({
  side: json.oneOf('ORDER', 'DESTRUCTION'),
  ...json.integers('players', 'kills', 'deaths', 'damage'),
});

const STANDING: json.Shape<readonly standings.StandingRow[] | null> = json.nullable(
  json.list(
    json.object({
      figure: json.oneOf(...standings.FIGURES),
      perMinute: json.NUMBER,
      othersPerMinute: json.nullable(json.NUMBER),
      others: json.INTEGER,
      place: json.nullable(json.object(json.integers('others', 'worse', 'equal'))),
      percentile: json.nullable(json.INTEGER),
    }),
  ),
);

/** The standing of a player by figure; null where it is not counted. */
const standingRows = (known: Answer<standings.Standing>) =>
  mapAnswer(known, (found) => {
    if (found === 'noResult') return [];
    return found === 'notCounted' ? null : standings.standingRows(found);
  });

/** Rows of each ranking in a block, as on the page. */
const TEXT_ROWS = 5;

/** The sums, their filter, and the number of newest records that the rows are computed from. */
function factsOf(figures: Figures, chosen: readonly string[], source: string): string {
  const { kills, deaths } = figures.sample;
  const ratio = `${killsPerDeath(kills.total, deaths.total)} K/D`;
  const sums = [figureWords(figures), ratio, ...chosen].join(', ');
  return source === '' ? sums : `${sums}; ${source}`;
}

/**
 * A player with the sums, whom the player killed most, and by whom.
 * @param chosen the filter of the kills and deaths in words
 */
export function playerBlock(
  character: Parameters<typeof describeCharacter>[0],
  figures: Figures,
  chosen: readonly string[],
): TextBlock {
  const { kills, deaths, killers, victims } = figures.sample;
  const source = [
    deaths.total > 0 && `nemesis in ${sampleWords(deaths, 'death', 'deaths')}`,
    kills.total > 0 && `prey in ${sampleWords(kills, 'kill', 'kills')}`,
  ].filter(Boolean);
  const ranked = (what: string, foes: typeof killers) =>
    foes.slice(0, TEXT_ROWS).map(({ item, count }) => ({ what, name: item.name, count }));
  return {
    title: describeCharacter(character).title,
    facts: factsOf(figures, chosen, source.join(', ')),
    ...blockTable(
      [...ranked('Nemesis', killers), ...ranked('Prey', victims)],
      [
        ['', ({ what }) => what],
        ['Player', ({ name }) => name],
        ['Times', ({ count }) => thousands(count), 'end'],
      ],
    ),
  };
}

/**
 * A guild with its sums, its best members, and the guilds that it fights most.
 * @param chosen the filter of the kills and deaths in words
 */
export function guildBlock(
  guild: Parameters<typeof describeGuild>[0],
  figures: Figures,
  chosen: readonly string[],
): TextBlock {
  const { kills, deaths, members, guilds } = figures.sample;
  const source = kills.total + deaths.total > 0 ? `members and enemies in ${bothWords(figures.sample)}` : '';
  return {
    title: describeGuild(guild).title,
    facts: factsOf(figures, chosen, source),
    ...blockTable(
      [
        ...members.slice(0, TEXT_ROWS).map((sum) => ({ what: 'Member', name: sum.character.name, sum })),
        ...guilds.slice(0, TEXT_ROWS).map((sum) => ({ what: 'Enemy', name: sum.guild.name, sum })),
      ],
      [
        ['', ({ what }) => what],
        ['Name', ({ name }) => name],
        ['Kills', ({ sum }) => thousands(sum.kills), 'end'],
        ['Deaths', ({ sum }) => thousands(sum.deaths), 'end'],
      ],
    ),
  };
}

/** The overview of a player or a guild: filtered as the page is, and figures over all kills and deaths. */
function overviewExports<Data extends { readonly id: string; readonly name: string }>(
  kind: FighterKind<Data>,
  block: (record: Data, figures: Figures, chosen: readonly string[]) => TextBlock,
) {
  const { noun, whose, preview } = kind;
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
          }),
    }),
    feed: {
      label: 'Kills and deaths',
      entries: ({ part }) => newestEntries(killEntry, part('kills'), part('deaths')),
    },
    text: async ({ record, query, part }) =>
      block(record, await part('figures'), filterWords(KILL_FILTER, query)),
    preview: async ({ record, read }) => {
      const [whole, now] = [whose(record.id), new Date()];
      return preview(record, overviewSums(await read(getFigures(whole, sampleKills(whole, now), now))));
    },
  });
}

const scenarioExports = <Data extends { readonly id: string; readonly name: string }>(
  kind: FighterKind<Data>,
) => {
  const { noun, whose } = kind;
  const isPlayer = noun === 'character';
  return fighterExports(kind, '/scenarios', `The scenarios of a ${noun}`, {
    filter: SCENARIO_FILTER,
    parts: (part) => {
      const standing = part(async ({ id, list }) =>
        isPlayer ? standingRows(await getStanding(id, list.values)) : NO_ANSWER,
      );
      return {
        standing: isPlayer ? standing.json(STANDING) : standing,
        results: part(({ id, list }) => countScenarios(whose(id), list)).json(
          json.object(json.integers('wins', 'losses')),
        ),
        scenarios: part(({ id, list }) => listOwnScenarios(whose(id), list)).json(
          json.nullable(
            json.changed(documents.ScenarioPageFragmentDoc, {
              nodes: json.nullable(
                json.list(json.changed(documents.ScenarioRowFragmentDoc, { own: json.nullable(OWN_PART) })),
              ),
            }),
          ),
        ),
        // The newest, for the feed.
        runs: part(({ id, list, size }) => listScenarios(whose(id), list, size)),
        known: part(async ({ id, list }) => (isPlayer ? getStanding(id, list.values) : NO_ANSWER)),
      };
    },
    tables: (table) => ({
      scenarios: table('Scenarios', ({ part }) => part('scenarios'), OWN_SCENARIO_COLUMNS),
      ...(isPlayer && {
        standing: table('Standing', ({ part }) => part('standing'), STANDING_COLUMNS),
        weeks: table(
          'Standing by week',
          async ({ part }) => {
            const known = await part('known');
            return known && typeof known !== 'string' ? known.weeks : null;
          },
          STANDING_WEEK_COLUMNS,
        ),
      }),
    }),
    feed: { label: 'Scenarios', entries: ({ part }) => newestEntries(scenarioEntry, part('runs')) },
    preview: async ({ record, part }) =>
      sectionPreview(kind, record, sectionOfResults(await part('results'))),
  });
};

const skirmishExports = <Data extends { readonly id: string; readonly name: string }>(
  kind: FighterKind<Data>,
) =>
  fighterExports(kind, '/skirmishes', `The skirmishes of a ${kind.noun}`, {
    filter: SKIRMISH_FILTER,
    parts: (part) => ({
      skirmishes: part(({ id, list, size }) => listSkirmishes(kind.whose(id), list, size)).json(
        json.nullable(documents.SkirmishPageFragmentDoc),
      ),
    }),
    tables: (table) => ({
      skirmishes: table('Skirmishes', ({ part }) => part('skirmishes'), SKIRMISH_COLUMNS),
    }),
    feed: { label: 'Skirmishes', entries: ({ part }) => newestEntries(skirmishEntry, part('skirmishes')) },
  });

export const CHARACTER_EXPORTS = {
  overview: overviewExports(PLAYERS, playerBlock),
  scenarios: scenarioExports(PLAYERS),
  skirmishes: skirmishExports(PLAYERS),
};

export const GUILD_EXPORTS = {
  overview: overviewExports(GUILDS, guildBlock),
  members: fighterExports(GUILDS, '/members', 'The members of a guild', {
    filter: MEMBER_FILTER,
    parts: (part) => ({
      members: part(({ id, list }) => listGuildMembers(id, list)).json(
        json.nullable(
          json.changed(documents.MemberPageFragmentDoc, {
            ranks: json.list(documents.GuildRankFragmentDoc),
            told: json.nullable(json.TEXT),
          }),
        ),
      ),
      all: part(async ({ id }) => ({ data: await listAllMembers(id), provenance: null })),
    }),
    tables: (table) => ({
      members: table('Members', ({ part }) => part('members'), MEMBER_COLUMNS),
      allMembers: table('All members', ({ part }) => part('all'), MEMBER_COLUMNS),
    }),
  }),
  scenarios: scenarioExports(GUILDS),
  skirmishes: skirmishExports(GUILDS),
};

export const CHARACTER_KINDS = Object.values(CHARACTER_EXPORTS);
export const GUILD_KINDS = Object.values(GUILD_EXPORTS);
