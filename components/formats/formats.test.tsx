import { expect, it } from 'vitest';

import { choice, day, flag, number, plainOptions, text } from '#lib/url/filter/filter.ts';
import { columnSets } from '#lib/exports/column-sets.ts';
import { col, columnsOf } from '#lib/exports/export-columns.ts';
import type { ExportList } from '#lib/exports/page-exports.ts';
import { NOTHING } from '#lib/exports/shapes/shape.ts';

import { rendered } from '../testing/rendered.ts';
import { AnswerRules } from './answer-rules.tsx';
import { ColumnFold, FormatExamples, FormatTable } from './format-table.tsx';
import { KindDetails } from './kind-details.tsx';

const table = (label: string, columns: ExportList['tables'][string]['columns']) => ({
  label,
  columns,
  prefix: '',
});
const KILL_COLUMNS = columnsOf<{ id: string; time: string }>(
  col('id', 'Id of the kill', ({ id }) => id),
  col('time', 'When, in UTC', ({ time }) => time),
);
const DEATH_COLUMNS = columnsOf<{ id: string }>(col('id', 'Id of the death', ({ id }) => id));

const kind = (given: Partial<ExportList> = {}): ExportList => ({
  address: '/kills',
  title: 'Kills',
  record: NOTHING,
  parts: {},
  tables: { kills: table('Kills', KILL_COLUMNS), deaths: table('Deaths', DEATH_COLUMNS) },
  ...given,
});

const shown = (given?: Partial<ExportList>) => {
  const exports = kind(given);
  return rendered(<KindDetails kind={exports} columnsOf={columnSets([kind()]).of} />);
};

it('leads to the exports of a page and to the columns of its tables', async () => {
  const { text: words, links } = await shown();
  expect(words).toBe(
    'Kills /kills csv json /kills.csv /kills.json Its tables, the first of which needs no name: ' +
      '?table=kills : Kills, 2 columns of Kills ?table=deaths : Deaths, 1 column of Deaths',
  );
  expect(links).toEqual([
    { text: '/kills.csv', href: '/kills.csv' },
    { text: '/kills.json', href: '/kills.json' },
    { text: '2 columns of Kills', href: '#columns-kills' },
    { text: '1 column of Deaths', href: '#columns-deaths' },
  ]);
});

it('leads to no address that has a record in it, and to no tables where there are none', async () => {
  const { text: words, links } = await shown({ address: '/kill/{id}', tables: {} });
  expect(words).toBe('Kills /kill/{id} json');
  expect(links).toEqual([]);
  expect((await shown({ tables: { kills: table('Kills', KILL_COLUMNS) } })).text).toContain(
    'Its table: ?table=kills',
  );
});

const TWELVE = plainOptions('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11');

it.each([
  [choice('realm', 'Realm', plainOptions('order', 'both')), 'realm : order, both'],
  [choice('zone', 'Zone', TWELVE), 'zone : 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11'],
  [
    choice('zone', 'Zone', [...TWELVE, ...plainOptions('12', '13')]),
    'zone : 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 2 others',
  ],
  [flag('soloOnly', 'Solo kills only'), 'soloOnly : true'],
  [number('level', 'Level'), 'level : a whole number up to 99,999'],
  [number('level', 'Level', { max: 1_000 }), 'level : a whole number up to 1,000'],
  [day('from', 'From'), 'from : a day in UTC, such as 2026-11-20, or a time, such as 2026-11-20T18:00Z'],
  [text('guild', 'Guild'), 'guild : a text'],
])('says what a field of a filter takes', async (field, words) => {
  const { text: said } = await shown({ filter: { label: 'Filter kills', fields: { field } } });
  expect(said).toMatch(/Its filter: /);
  expect(said.split('Its filter: ')[1]).toBe(words);
});

it('describes the columns of a table', async () => {
  const { text: words, html } = await rendered(<ColumnFold set={{ name: 'Kills', columns: KILL_COLUMNS }} />);
  expect(words).toBe('Kills 2 columns id Id of the kill time When, in UTC');
  expect(html).toContain('id="columns-kills"');
  const one = await rendered(<ColumnFold set={{ name: 'Deaths', columns: DEATH_COLUMNS }} />);
  expect(one.text).toContain('Deaths 1 column id');
});

it('says what each ending gives', async () => {
  const { rows } = await rendered(<FormatTable formats={['csv', 'json']} />);
  expect(rows[0]).toEqual(['Ending', 'Gives', 'Good for', 'Media type']);
  expect(rows.slice(1).map(([ending, , , type]) => [ending, type])).toEqual([
    ['.csv', expect.stringMatching(/^text\/csv/)],
    ['.json', expect.stringMatching(/^application\/json/)],
  ]);
});

it('gives examples, with a kill where there is one', async () => {
  const addresses = ['/kills.csv?soloOnly=true&period=thisWeek', '/kills.json', '/kills.atom'];
  const { text: words, links } = await rendered(
    <FormatExamples killId="7" siteUrl="https://ledger.example" />,
  );
  expect(words).toContain('Solo kills of this week as a table: /kills.csv?soloOnly=true&period=thisWeek');
  expect(words).toMatch(/curl -i 'https:\/\/ledger\.example\/kills\.csv\?soloOnly=true&period=thisWeek'$/);
  expect(links.map(({ href }) => href)).toEqual([...addresses, '/kill/7.json']);
  const none = await rendered(<FormatExamples killId={undefined} siteUrl="https://ledger.example" />);
  expect(none.links.map(({ href }) => href)).toEqual(addresses);
});

it('writes the names of headers in the rules of answers as code', async () => {
  const { text: words, html } = await rendered(<AnswerRules longestAddress="8,000" />);
  expect(words).toContain('An address has at most 8,000 characters');
  expect(html).toContain('<code>Retry-After</code> says when to ask again');
  expect(words).not.toMatch(/[`{]longest|`/);
});
