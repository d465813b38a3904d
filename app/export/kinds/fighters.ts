import { GUILD_MEMBERS_EXPORTS } from '#app/export/kinds/members.ts';
import { STANDING, STANDING_TABLE, STANDING_WEEKS, standingParts } from '#app/export/kinds/standing.ts';
import * as overview from '#app/export/kinds/overview.ts';
import * as documents from '#graphql/generated/documents.ts';
import type { Answer, RecordSource } from '#lib/api/answer.ts';
import { CHARACTER, GUILD } from '#lib/data/player/characters-and-guilds.ts';
import { getFighterTotals } from '#lib/data/war/fighter-totals.ts';
import { getGuildForm } from '#lib/data/war/scenario-forms.ts';
import { countScenarios, listOwnScenarios, listScenarios } from '#lib/data/war/scenarios.ts';
import { listSkirmishes } from '#lib/data/war/skirmishes.ts';
import { getStanding } from '#lib/data/war/standings.ts';
import { OWN_SCENARIO_COLUMNS, SKIRMISH_COLUMNS } from '#lib/exports/columns/battle-columns.ts';
import { KILL_COLUMNS } from '#lib/exports/columns/kill-columns.ts';
import type { ExportTable } from '#lib/exports/export-table.ts';
import { scenarioEntries, skirmishEntries } from '#lib/exports/feeds/battle-feeds.ts';
import { killEntries } from '#lib/exports/feeds/kill-feed.ts';
import { type Asked, pageExports } from '#lib/exports/page-exports.ts';
import { KILL_SUMS, OWN_SCENARIO } from '#lib/exports/shapes/battle-shapes.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import { INTEGER, list as listOf, nullable, object, type Shape, changed } from '#lib/exports/shapes/shape.ts';
import { guildBlock, playerBlock } from '#lib/exports/text/player-blocks.ts';
import type { TextBlock } from '#lib/exports/text/text-block.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import { type Figures, type FighterTotals, overviewSums } from '#lib/game/overview/figures.ts';
import { previewOfCharacter, previewOfGuild } from '#lib/preview/kinds/preview-of-fighter.ts';
import type { Preview } from '#lib/preview/preview.ts';
import { filterWords } from '#lib/url/filter/filter-words.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { SCENARIO_FILTER } from '#lib/url/filter/scenario-filter.ts';
import { SKIRMISH_FILTER } from '#lib/url/filter/skirmish-filter.ts';

/** Players, or guilds, with what their pages have of their own. */
interface FighterKind<Data, Form> {
  readonly noun: 'character' | 'guild';
  readonly source: RecordSource<{ id: string }, string, Data>;
  readonly record: Shape<Data>;
  readonly whose: (id: string) => Fighter;
  readonly rankings: Readonly<Record<string, ExportTable<Asked<object, overview.OverviewParts>>>>;
  /** Results in scenarios: of a guild its own, of a player among those of others. */
  readonly form?: (id: string) => Promise<Answer<Form | false>>;
  readonly formTable?: Readonly<Record<string, ExportTable<Asked<object, overview.FormParts<Form>>>>>;
  readonly standing?: typeof getStanding;
  readonly block: (record: Data, figures: Figures, chosen: readonly string[]) => TextBlock;
  readonly preview: (record: Data, totals: FighterTotals) => Preview;
}

/** The overview of a player or a guild, and the lists of their battles. */
function fighterExports<Data extends { readonly name: string }, Form>(kind: FighterKind<Data, Form>) {
  const { noun, source, record, whose } = kind;
  const totals = (id: string) => () => getFighterTotals(whose(id));
  const preview = async ({ record: of, part }: Asked<Data, { totals: FighterTotals }>) =>
    kind.preview(of, await part('totals'));
  return {
    overview: pageExports(`/${noun}/{id}`, `A ${noun}`, {
      filter: KILL_FILTER,
      source,
      record,
      load: (_, { id, list, size }) => ({
        ...overview.overviewParts(whose(id), list, size),
        form: async () => (await kind.form?.(id)) ?? { data: false, staleSince: null },
        ...standingParts(kind.standing, id),
      }),
      parts: {
        killSums: KILL_SUMS,
        deathSums: KILL_SUMS,
        kills: nullable(fragment(documents.KillPageFragmentDoc)),
        deaths: nullable(fragment(documents.KillPageFragmentDoc)),
        overview: overview.OVERVIEW_SHAPE,
        ...(kind.standing && { standing: STANDING }),
      },
      tables: (table) => ({
        kills: table('Kills', KILL_COLUMNS, 'kills'),
        deaths: table('Deaths', KILL_COLUMNS, 'deaths', { prefix: 'deaths' }),
        ...kind.rankings,
        ...overview.ACTIVITY_TABLES,
        ...kind.formTable,
        ...(kind.standing && { standing: STANDING_TABLE }),
      }),
      feed: {
        label: 'Kills and deaths',
        title: ({ record: { name } }) => `Kills and deaths of ${name}`,
        entries: async ({ part }) => killEntries(...(await Promise.all([part('kills'), part('deaths')]))),
      },
      text: async ({ record: of, query, part }) =>
        kind.block(of, await part('figures'), filterWords(KILL_FILTER, query)),
      preview: async ({ record: of, part }) => kind.preview(of, overviewSums(await part('whole'))),
    }),
    scenarios: pageExports(`/${noun}/{id}/scenarios`, `The scenarios of a ${noun}`, {
      filter: SCENARIO_FILTER,
      source,
      record,
      load: (_, { id, list, size }) => ({
        results: () => countScenarios(whose(id), list),
        scenarios: () => listOwnScenarios(whose(id), list),
        // The newest, for the feed.
        runs: () => listScenarios(whose(id), list, size),
        totals: totals(id),
        ...standingParts(kind.standing, id, list.values),
      }),
      parts: {
        ...(kind.standing && { standing: STANDING }),
        results: object({ wins: INTEGER, losses: INTEGER }),
        scenarios: nullable(
          changed(fragment(documents.ScenarioPageFragmentDoc), { nodes: nullable(listOf(OWN_SCENARIO)) }),
        ),
      },
      tables: (table) => ({
        scenarios: table('Scenarios', OWN_SCENARIO_COLUMNS, 'scenarios'),
        ...(kind.standing && { standing: STANDING_TABLE, weeks: STANDING_WEEKS }),
      }),
      feed: {
        label: 'Scenarios',
        title: ({ record: { name } }) => `Scenarios of ${name}`,
        entries: async ({ part }) => scenarioEntries(await part('runs')),
      },
      preview: (asked) => preview(asked),
    }),
    skirmishes: pageExports(`/${noun}/{id}/skirmishes`, `The skirmishes of a ${noun}`, {
      filter: SKIRMISH_FILTER,
      source,
      record,
      load: (_, { id, list, size }) => ({
        skirmishes: () => listSkirmishes(whose(id), list, size),
        totals: totals(id),
      }),
      parts: { skirmishes: nullable(fragment(documents.SkirmishPageFragmentDoc)) },
      tables: (table) => ({
        skirmishes: table('Skirmishes', SKIRMISH_COLUMNS, 'skirmishes'),
      }),
      feed: {
        label: 'Skirmishes',
        title: ({ record: { name } }) => `Skirmishes of ${name}`,
        entries: async ({ part }) => skirmishEntries(await part('skirmishes')),
      },
      preview: (asked) => preview(asked),
    }),
  };
}

export const CHARACTER_EXPORTS = fighterExports({
  noun: 'character',
  source: CHARACTER,
  record: fragment(documents.CharacterCardFragmentDoc),
  whose: (characterId) => ({ characterId }),
  rankings: overview.PLAYER_RANKINGS,
  standing: getStanding,
  block: playerBlock,
  preview: previewOfCharacter,
});

export const GUILD_EXPORTS = fighterExports({
  noun: 'guild',
  source: GUILD,
  record: fragment(documents.GuildCardFragmentDoc),
  whose: (guildId) => ({ guildId }),
  form: getGuildForm,
  rankings: overview.GUILD_RANKINGS,
  formTable: { results: overview.guildResults },
  block: guildBlock,
  preview: previewOfGuild,
});

export const CHARACTER_KINDS = Object.values(CHARACTER_EXPORTS);
export const GUILD_KINDS = [
  GUILD_EXPORTS.overview,
  GUILD_MEMBERS_EXPORTS,
  GUILD_EXPORTS.scenarios,
  GUILD_EXPORTS.skirmishes,
];
