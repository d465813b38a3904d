import * as documents from '#graphql/generated/documents.ts';
import { NO_ANSWER } from '#lib/api/answer.ts';
import { countScenarios, listOwnScenarios, listScenarios } from '#lib/data/war/scenarios.ts';
import { getStanding } from '#lib/data/war/standings.ts';
import { OWN_SCENARIO_COLUMNS } from '#lib/exports/columns/scenario-columns.ts';
import { STANDING_COLUMNS, STANDING_WEEK_COLUMNS } from '#lib/exports/columns/standing-columns.ts';
import { scenarioEntry } from '#lib/exports/feeds/battle-feeds.ts';
import { newestEntries } from '#lib/exports/feeds/export-feed.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { sectionOfResults } from '#lib/preview/kinds/preview-of-section.ts';
import { SCENARIO_FILTER } from '#lib/url/filter/scenario-filter.ts';
import { fighterExports, type FighterKind, sectionPreview } from './fighter-kinds.ts';
import { STANDING, standingRows } from './standing-rows.ts';

const OWN_PART = json.object({
  side: json.oneOf('ORDER', 'DESTRUCTION'),
  ...json.integers('players', 'kills', 'deaths', 'damage'),
});

/** The scenarios of a player or a guild, with their results, and of a player the standing. */
export const scenarioExports = <Data extends { readonly id: string; readonly name: string }>(
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
