import * as documents from '#graphql/generated/documents.ts';
import { mapAnswer } from '#lib/api/answer.ts';
import { withAttackers, listSkirmishKills } from '#lib/data/war/kills.ts';
import { listEverySkirmishScore } from '#lib/data/war/skirmish-scores.ts';
import * as data from '#lib/data/war/skirmishes.ts';
import { SKIRMISH_COLUMNS } from '#lib/exports/columns/battle-columns.ts';
import { DAMAGE_COLUMNS, KILL_COLUMNS } from '#lib/exports/columns/kill-columns.ts';
import { groupedScores, SKIRMISH_SCORE_COLUMNS } from '#lib/exports/columns/score-columns.ts';
import { skirmishEntries } from '#lib/exports/feeds/battle-feeds.ts';
import { NO_RECORD, pageExports } from '#lib/exports/page-exports.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import { ROLE_AND_SHARES } from '#lib/exports/shapes/battle-shapes.ts';
import { changed, list, nullable, object } from '#lib/exports/shapes/shape.ts';
import { skirmishBlock } from '#lib/exports/text/battle-blocks.ts';
import { sharedScores, sideOfRealm } from '#lib/game/battles/score-groups.ts';
import { damageSources } from '#lib/game/battles/kill-damage.ts';
import { SKIRMISH_SORT, SKIRMISH_SORT_KEYS } from '#lib/game/battles/score-sort.ts';
import { GROUPING } from '#lib/url/filter/grouping-filter.ts';
import { parseScoreSort } from '#lib/url/filter/score-order.ts';
import { SKIRMISH_FILTER } from '#lib/url/filter/skirmish-filter.ts';
import { previewOfSkirmish } from '#lib/preview/kinds/preview-of-scenario.ts';

const OF_SKIRMISH = { source: data.SKIRMISH, record: fragment(documents.SkirmishInfoFragmentDoc) };
const KILL_PAGE = nullable(fragment(documents.KillPageFragmentDoc));
const SKIRMISH_PAGE = nullable(fragment(documents.SkirmishPageFragmentDoc));
const DAMAGE = list(fragment(documents.DamageFragmentDoc));
const LEADER = nullable(fragment(documents.TopPlayerFragmentDoc));

export const SKIRMISHES_EXPORTS = pageExports('/skirmishes', 'Skirmishes', {
  filter: SKIRMISH_FILTER,
  ...NO_RECORD,
  load: (_, { list: skirmishes, size }) => ({
    top: data.listTopSkirmishes,
    skirmishes: () => data.listAllSkirmishes(skirmishes, size),
  }),
  parts: { top: list(fragment(documents.SkirmishRowFragmentDoc)), skirmishes: SKIRMISH_PAGE },
  tables: (table) => ({
    skirmishes: table('Recent skirmishes', SKIRMISH_COLUMNS, 'skirmishes'),
    top: table('Top skirmishes of the past week', SKIRMISH_COLUMNS, 'top'),
  }),
  feed: { label: 'Skirmishes', entries: async ({ part }) => skirmishEntries(await part('skirmishes')) },
});

export const SKIRMISH_EXPORTS = pageExports('/skirmish/{id}', 'A skirmish', {
  filter: GROUPING,
  ...OF_SKIRMISH,
  load: (_, { id, query }) => ({
    leaders: () => data.getTopPlayers(id),
    scores: async () => {
      const sort = parseScoreSort(query, SKIRMISH_SORT_KEYS) ?? SKIRMISH_SORT;
      return mapAnswer(await listEverySkirmishScore(id, sort), (page) => {
        const nodes = page?.nodes && groupedScores(sharedScores(page.nodes, sideOfRealm), query, sideOfRealm);
        return page && { ...page, nodes: nodes ?? null };
      });
    },
  }),
  parts: {
    leaders: nullable(object({ damage: LEADER, healing: LEADER, deathBlows: LEADER, protection: LEADER })),
    scores: nullable(
      changed(fragment(documents.SkirmishScorePageFragmentDoc), {
        nodes: nullable(list(changed(fragment(documents.SkirmishScoreFragmentDoc), ROLE_AND_SHARES))),
      }),
    ),
  },
  tables: (table) => ({
    scoreboard: table('Scoreboard', SKIRMISH_SCORE_COLUMNS, 'scores'),
  }),
  text: async ({ record, query, part }) => skirmishBlock(record, (await part('scores'))?.nodes ?? [], query),
  preview: ({ record }) => previewOfSkirmish(record),
});

export const SKIRMISH_KILLS_EXPORTS = pageExports('/skirmish/{id}/kills', 'The kills of a skirmish', {
  ...OF_SKIRMISH,
  load: (_, { id, list: kills }) => ({ kills: () => withAttackers(listSkirmishKills(id, kills)) }),
  parts: { kills: KILL_PAGE },
  tables: (table) => ({ kills: table('Kills', KILL_COLUMNS, 'kills') }),
  preview: ({ record }) => previewOfSkirmish(record),
});

export const SKIRMISH_DAMAGE_EXPORTS = pageExports(
  '/skirmish/{id}/damage',
  'What the victims of a skirmish died of',
  {
    ...OF_SKIRMISH,
    load: (_, { id }) => ({ damage: () => data.listSkirmishDamage(id) }),
    parts: { damage: nullable(DAMAGE) },
    tables: (table) => ({
      damage: table(
        'Kill damage by source',
        DAMAGE_COLUMNS,
        async ({ part }) => damageSources((await part('damage')) ?? []).rows,
      ),
    }),
    preview: ({ record }) => previewOfSkirmish(record),
  },
);

export const FIGHTER_DAMAGE_EXPORTS = pageExports(
  '/skirmish/{id}/damage/{characterId}',
  'What one character did in a skirmish to those who died',
  {
    source: data.SKIRMISH_DAMAGE,
    record: object({
      character: fragment(documents.CharacterCardFragmentDoc),
      skirmish: fragment(documents.SkirmishNameFragmentDoc),
      damage: DAMAGE,
    }),
    tables: (table) => ({
      damage: table(
        'Kill damage by source',
        DAMAGE_COLUMNS,
        ({ record }) => damageSources(record.damage).rows,
      ),
    }),
  },
);

export const SKIRMISH_KINDS = [
  SKIRMISHES_EXPORTS,
  SKIRMISH_EXPORTS,
  SKIRMISH_KILLS_EXPORTS,
  SKIRMISH_DAMAGE_EXPORTS,
  FIGHTER_DAMAGE_EXPORTS,
];
