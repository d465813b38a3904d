import * as documents from '#graphql/generated/documents.ts';
import { getWarRecords } from '#lib/data/war/records.ts';
import { RECORD_COLUMNS } from '#lib/exports/columns/record-columns.ts';
import { listExports } from '#lib/exports/page-exports.ts';
import { nullable } from '#lib/exports/shapes/shape.ts';
import { blockTable } from '#lib/exports/text/text-block.ts';
import { groupLabel } from '#lib/game/careers/groups.ts';
import { RECORDS } from '#lib/game/war/record-kinds.ts';
import * as records from '#lib/game/war/records.ts';
import { NEUTRAL } from '#lib/preview/kinds/parts.ts';
import { RECORDS_FILTER } from '#lib/url/filter/records-filter.ts';

const TITLE = 'Records of the war';

export const RECORDS_EXPORTS = listExports('/records', TITLE, {
  filter: RECORDS_FILTER,
  parts: (part) => ({
    records: part(({ list }) => getWarRecords(new Date(), list)).json(
      nullable(documents.WarRecordsFragmentDoc),
    ),
    group: part(async ({ list }) => ({ data: list.values.group, provenance: null })),
  }),
  tables: (table) => ({
    best: table('Records', async ({ part }) => (await part('records'))?.best, RECORD_COLUMNS),
    clears: table('Fastest clears', async ({ part }) => (await part('records'))?.clears, RECORD_COLUMNS),
    months: table('Months', async ({ part }) => (await part('records'))?.months, RECORD_COLUMNS),
  }),
  text: async ({ part }) => {
    const [found, group] = await Promise.all([part('records'), part('group')]);
    return {
      title: group === 'ALL' ? TITLE : `${TITLE}, ${groupLabel(group)}`,
      facts: found ? records.countedWords(found) : '',
      ...blockTable(found?.best.filter((record) => record.group === group) ?? [], [
        ['Record', ({ kind }) => RECORDS[kind].title],
        ['', records.valueWords, 'end'],
        ['By', records.holderName],
        ['When (UTC)', records.whenWords],
      ]),
    };
  },
  preview: async ({ part }) => {
    const [found, group] = await Promise.all([part('records'), part('group')]);
    const kinds = (['HOUR', 'DAY', 'STREAK'] as const).flatMap((kind) => {
      const [first] = records.recordsOf(found?.best ?? [], kind, group);
      return first ? { value: records.valueWords(first), label: RECORDS[kind].short.toLowerCase() } : [];
    });
    return {
      title: group === 'ALL' ? TITLE : `${TITLE}, ${groupLabel(group)}`,
      facts: found ? records.recordsSentence(found.best, group) : '',
      totals: kinds,
      ...NEUTRAL,
    };
  },
});
