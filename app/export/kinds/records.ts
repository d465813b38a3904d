import * as documents from '#graphql/generated/documents.ts';
import { realmSvg } from '#lib/art/realm-badge.ts';
import { getWarRecords } from '#lib/data/war/records.ts';
import { RECORD_COLUMNS } from '#lib/exports/columns/record-columns.ts';
import { NO_RECORD, pageExports } from '#lib/exports/page-exports.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import { nullable } from '#lib/exports/shapes/shape.ts';
import { blockTable } from '#lib/exports/text/text-block.ts';
import { groupLabel } from '#lib/game/careers/groups.ts';
import * as records from '#lib/game/war/records.ts';
import { RECORDS_FILTER } from '#lib/url/filter/records-filter.ts';

const TITLE = 'Records of the war';

export const RECORDS_EXPORTS = pageExports('/records', TITLE, {
  filter: RECORDS_FILTER,
  ...NO_RECORD,
  load: (_, { list }) => ({
    records: () => getWarRecords(new Date(), list),
    group: async () => ({ data: list.values.group, staleSince: null }),
  }),
  parts: { records: nullable(fragment(documents.WarRecordsFragmentDoc)) },
  tables: (table) => ({
    best: table('Records', RECORD_COLUMNS, 'records.best'),
    clears: table('Fastest clears', RECORD_COLUMNS, 'records.clears'),
    months: table('Months', RECORD_COLUMNS, 'records.months'),
  }),
  text: async ({ part }) => {
    const [found, group] = await Promise.all([part('records'), part('group')]);
    return {
      title: group === 'ALL' ? TITLE : `${TITLE}, ${groupLabel(group)}`,
      facts: found ? records.countedWords(found) : '',
      ...blockTable(found?.best.filter((record) => record.group === group) ?? [], [
        ['Record', ({ kind }) => records.RECORDS[kind].title],
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
      return first
        ? { value: records.valueWords(first), label: records.RECORDS[kind].short.toLowerCase() }
        : [];
    });
    return {
      title: group === 'ALL' ? TITLE : `${TITLE}, ${groupLabel(group)}`,
      facts: found ? records.recordsSentence(found.best, group) : '',
      totals: kinds,
      realm: 'NEUTRAL',
      badge: realmSvg('NEUTRAL'),
    };
  },
});
