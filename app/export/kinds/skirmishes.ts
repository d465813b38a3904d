import * as documents from '#graphql/generated/documents.ts';
import { mapAnswer } from '#lib/api/answer.ts';
import { withAttackers, listSkirmishKills } from '#lib/data/war/kills.ts';
import { listEverySkirmishScore } from '#lib/data/war/skirmish-scores.ts';
import * as data from '#lib/data/war/skirmishes.ts';
import { DAMAGE_COLUMNS, KILL_COLUMNS } from '#lib/exports/columns/kill-columns.ts';
import { SKIRMISH_SCORE_COLUMNS } from '#lib/exports/columns/score-columns.ts';
import { SKIRMISH_COLUMNS } from '#lib/exports/columns/skirmish-columns.ts';
import { groupedScores } from '#lib/exports/sorted-scores.ts';
import { skirmishEntry } from '#lib/exports/feeds/battle-feeds.ts';
import { newestEntries } from '#lib/exports/feeds/export-feed.ts';
import { listExports, pageExports } from '#lib/exports/page-exports.ts';
import { ROLE_AND_SHARES } from '#lib/exports/shapes/battle-shapes.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { BATTLE_KEYS, scoreTable } from '#lib/exports/text/score-table.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { counted } from '#lib/format/number.ts';
import { sharedScores, sideOfRealm } from '#lib/game/battles/score-groups.ts';
import { damageSources } from '#lib/game/battles/kill-damage.ts';
import { SKIRMISH_SORT, SKIRMISH_SORT_KEYS } from '#lib/game/battles/score-sort.ts';
import { skirmishName } from '#lib/seo/record-names.ts';
import { GROUPING } from '#lib/url/filter/grouping-filter.ts';
import { parseScoreSort } from '#lib/url/filter/score-order.ts';
import { SKIRMISH_FILTER } from '#lib/url/filter/skirmish-filter.ts';
import { previewOfSkirmish } from '#lib/preview/kinds/preview-of-scenario.ts';
import { fightLength } from '#lib/game/battles/fight-length.ts';

const OF_SKIRMISH = { source: data.SKIRMISH, record: documents.SkirmishInfoFragmentDoc };
const DAMAGE = json.list(documents.DamageFragmentDoc);
const LEADER = json.nullable(documents.TopPlayerFragmentDoc);

export const SKIRMISHES_EXPORTS = listExports('/skirmishes', 'Skirmishes', {
  filter: SKIRMISH_FILTER,
  parts: (part) => ({
    top: part(data.listTopSkirmishes).json(json.list(documents.SkirmishRowFragmentDoc)),
    skirmishes: part(({ list, size }) => data.listAllSkirmishes(list, size)).json(
      json.nullable(documents.SkirmishPageFragmentDoc),
    ),
  }),
  tables: (table) => ({
    skirmishes: table('Recent skirmishes', ({ part }) => part('skirmishes'), SKIRMISH_COLUMNS),
    top: table('Top skirmishes of the past week', ({ part }) => part('top'), SKIRMISH_COLUMNS),
  }),
  feed: { label: 'Skirmishes', entries: ({ part }) => newestEntries(skirmishEntry, part('skirmishes')) },
});

export const SKIRMISH_EXPORTS = pageExports('/skirmish/{id}', 'A skirmish', {
  filter: GROUPING,
  ...OF_SKIRMISH,
  parts: (part) => ({
    leaders: part(({ id }) => data.getTopPlayers(id)).json(
      json.nullable(json.object({ damage: LEADER, healing: LEADER, deathBlows: LEADER, protection: LEADER })),
    ),
    scores: part(async ({ id, query }) => {
      const sort = parseScoreSort(query, SKIRMISH_SORT_KEYS) ?? SKIRMISH_SORT;
      return mapAnswer(await listEverySkirmishScore(id, sort), (page) => {
        const nodes = page?.nodes && groupedScores(sharedScores(page.nodes, sideOfRealm), query, sideOfRealm);
        return page && { ...page, nodes: nodes ?? null };
      });
    }).json(
      json.nullable(
        json.changed(documents.SkirmishScorePageFragmentDoc, {
          nodes: json.nullable(json.list(json.changed(documents.SkirmishScoreFragmentDoc, ROLE_AND_SHARES))),
        }),
      ),
    ),
  }),
  tables: (table) => ({
    scoreboard: table('Scoreboard', ({ part }) => part('scores'), SKIRMISH_SCORE_COLUMNS),
  }),
  text: async ({ record, query, part }) => ({
    title: `Skirmish at ${skirmishName(record, 'minute')}`,
    facts: [
      counted(record.numberOfPlayers, 'player'),
      counted(record.numberOfKills, 'kill'),
      shortDuration(fightLength(record), 'minute'),
    ].join(' · '),
    ...scoreTable((await part('scores'))?.nodes ?? [], {
      keys: BATTLE_KEYS,
      sortKeys: SKIRMISH_SORT_KEYS,
      query,
    }),
  }),
  preview: ({ record }) => previewOfSkirmish(record),
});

export const SKIRMISH_KILLS_EXPORTS = pageExports('/skirmish/{id}/kills', 'The kills of a skirmish', {
  ...OF_SKIRMISH,
  parts: (part) => ({
    kills: part(({ id, list }) => withAttackers(listSkirmishKills(id, list))).json(
      json.nullable(documents.KillPageFragmentDoc),
    ),
  }),
  tables: (table) => ({ kills: table('Kills', ({ part }) => part('kills'), KILL_COLUMNS) }),
  preview: ({ record }) => previewOfSkirmish(record),
});

export const SKIRMISH_DAMAGE_EXPORTS = pageExports(
  '/skirmish/{id}/damage',
  'What the victims of a skirmish died of',
  {
    ...OF_SKIRMISH,
    parts: (part) => ({
      damage: part(({ id }) => data.listSkirmishDamage(id)).json(json.nullable(DAMAGE)),
    }),
    tables: (table) => ({
      damage: table(
        'Kill damage by source',
        async ({ part }) => damageSources((await part('damage')) ?? []).rows,
        DAMAGE_COLUMNS,
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
    record: json.object({
      character: documents.CharacterCardFragmentDoc,
      skirmish: documents.SkirmishNameFragmentDoc,
      damage: DAMAGE,
    }),
    tables: (table) => ({
      damage: table(
        'Kill damage by source',
        ({ record }) => damageSources(record.damage).rows,
        DAMAGE_COLUMNS,
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
