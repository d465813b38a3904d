import * as documents from '#graphql/generated/documents.ts';
import { getFeats } from '#lib/data/war/feats.ts';
import { FEAT_COLUMNS } from '#lib/exports/columns/feat-columns.ts';
import { listExports } from '#lib/exports/page-exports.ts';
import { nullable } from '#lib/exports/shapes/shape.ts';
import { blockTable } from '#lib/exports/text/text-block.ts';
import { groupLabel } from '#lib/game/careers/groups.ts';
import { FEATS } from '#lib/game/war/feat-kinds.ts';
import * as feats from '#lib/game/war/feats.ts';
import { NEUTRAL } from '#lib/preview/kinds/parts.ts';
import { FEATS_FILTER } from '#lib/url/filter/feats-filter.ts';

const TITLE = 'Records of the war';

export const FEATS_EXPORTS = listExports('/records', TITLE, {
  filter: FEATS_FILTER,
  parts: (part) => ({
    records: part(({ list }) => getFeats(new Date(), list)).json(nullable(documents.FeatsFragmentDoc)),
    group: part(async ({ list }) => ({ data: list.values.group, provenance: null })),
  }),
  tables: (table) => ({
    best: table('Records', async ({ part }) => (await part('records'))?.best, FEAT_COLUMNS),
    clears: table('Fastest clears', async ({ part }) => (await part('records'))?.clears, FEAT_COLUMNS),
    months: table('Months', async ({ part }) => (await part('records'))?.months, FEAT_COLUMNS),
  }),
  text: async ({ part }) => {
    const [found, group] = await Promise.all([part('records'), part('group')]);
    return {
      title: group === 'ALL' ? TITLE : `${TITLE}, ${groupLabel(group)}`,
      facts: found ? feats.countedWords(found) : '',
      ...blockTable(found?.best.filter((feat) => feat.group === group) ?? [], [
        ['Record', ({ kind }) => FEATS[kind].title],
        ['', feats.valueWords, 'end'],
        ['By', feats.holderName],
        ['When (UTC)', feats.whenWords],
      ]),
    };
  },
  preview: async ({ part }) => {
    const [found, group] = await Promise.all([part('records'), part('group')]);
    const kinds = (['HOUR', 'DAY', 'STREAK'] as const).flatMap((kind) => {
      const [first] = feats.featsOf(found?.best ?? [], kind, group);
      return first ? { value: feats.valueWords(first), label: FEATS[kind].short.toLowerCase() } : [];
    });
    return {
      title: group === 'ALL' ? TITLE : `${TITLE}, ${groupLabel(group)}`,
      facts: found ? feats.featsSentence(found.best, group) : '',
      totals: kinds,
      ...NEUTRAL,
    };
  },
});
