import { expect, it } from 'vitest';

import { choice } from '#lib/url/filter/filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';
import { rendered } from '../../testing/rendered.ts';
import type { Column } from '../table/column.ts';
import { ChoiceLinks } from './choice-links.tsx';
import { Definitions } from './definitions.tsx';
import { FactList } from './fact-list.tsx';
import { ListPanel } from './list-panel.tsx';
import { MoreLink } from './more-link.tsx';
import { pagedList } from './paged-list.tsx';
import { RowFold } from './row-fold.tsx';
import { TableSection } from './table-section.tsx';

interface Row {
  readonly id: string;
}

const COLUMNS: readonly Column<Row>[] = [{ header: 'Number', cell: ({ id }) => id }];
const ROWS = [{ id: '7' }, { id: '8' }];
const TABLE = { columns: COLUMNS, rowKey: ({ id }: Row) => id };

it('keeps the head of a table without rows, and says that there are none', async () => {
  const panel = (rows: readonly Row[], empty?: string) =>
    rendered(<ListPanel {...TABLE} caption="Numbers" rows={rows} empty={empty} />);
  expect((await panel([], 'No numbers.')).text).toBe('Numbers Number No numbers.');
  expect((await panel([])).text).toBe('Numbers Number');
  expect((await panel(ROWS, 'No numbers.')).text).toBe('Numbers Number 7 8');
});

it('pages a list, and marks the row that the address points out', async () => {
  const List = pagedList<Row>({
    caption: 'Numbers',
    columns: () => COLUMNS,
    isMarked: ({ id }, { params }) => id === params['pin'],
    pagesOf: 'numbers',
  });
  const pageInfo = { hasNextPage: true, hasPreviousPage: true, startCursor: 'a', endCursor: 'z' };
  const list = listAddress(routes.kills, { pin: '8' });
  const { html, links, rows } = await rendered(<List page={{ nodes: ROWS, pageInfo }} list={list} />);
  expect(rows).toEqual([['Number'], ['7'], ['8']]);
  expect(/<tr[^>]*aria-current="true".*?<\/tr>/.exec(html)?.[0]).toContain('>8<');
  expect(links).toEqual([
    { text: 'Previous', href: '/kills?before=a&pin=8#numbers-list' },
    { text: 'Next', href: '/kills?after=z&pin=8#numbers-list' },
  ]);
  expect(html).toContain('aria-label="Pages of numbers"');
  const Plain = pagedList<Row>({ caption: 'Numbers', columns: COLUMNS, pagesOf: 'numbers' });
  const nothing = await rendered(<Plain page={{ nodes: null, pageInfo: ONLY_PAGE }} list={list} />);
  expect(nothing.text).toBe('Numbers Number');
});

it('puts a table under its heading, and a text in its place where it is empty', async () => {
  const section = async (
    rows: readonly Row[],
    more: { note?: string; empty?: string; caption?: string } = {},
  ) => (await rendered(<TableSection {...TABLE} title="Best" rows={rows} {...more} />)).text;
  expect(await section(ROWS)).toBe('Best Best Number 7 8');
  expect(await section(ROWS, { note: 'Of today.', empty: 'None.', caption: 'Best numbers' })).toBe(
    'Best Of today. Best numbers Number 7 8',
  );
  expect(await section([], { note: 'Of today.', empty: 'None.' })).toBe('Best Of today. None.');
  expect(await section([])).toBe('Best');
});

it.each([
  [-1, ''],
  [0, ''],
  [1, 'and 1 more kill'],
  [1234, 'and 1,234 more kills'],
])('leads to %i rows that a list leaves out', async (count, words) => {
  const more = <MoreLink count={count} one="kill" many="kills" href={routes.kills} />;
  expect((await rendered(more)).text).toBe(words);
});

it('leaves out facts that are not known', async () => {
  const facts = [
    { label: 'Level', value: 0 },
    { label: 'Rank', value: Number.NaN },
    { label: 'Guild', value: null },
    { label: 'Name', value: 'Ulf' },
  ];
  expect((await rendered(<FactList facts={facts} />)).text).toBe('Level: 0 Name: Ulf');
});

it('explains words', async () => {
  const definitions = [
    { term: 'DB', meaning: 'Death blow' },
    { term: 'RR', meaning: 'Renown rank' },
  ];
  expect((await rendered(<Definitions definitions={definitions} />)).text).toBe(
    'DB Death blow RR Renown rank',
  );
});

it('links the page with each option of a choice, from its first row on, and marks the chosen one', async () => {
  const options = [
    { value: 'all', label: 'All' },
    { value: 'week', label: 'Week' },
  ] as const;
  const labelOther = (value: string) => (value === '99' ? 'Day 99' : null);
  const filter = {
    label: '',
    fields: { period: { ...choice<string>('when', 'Period', [...options]), labelOther } },
  };
  const linksOf = (when: string, others?: typeof options) => {
    const list = listAddress(routes.kills, { when, after: 'MQ==' }, filter);
    return rendered(<ChoiceLinks list={list} name="period" others={others} />);
  };
  const { html, links, text } = await linksOf('week');
  expect(text).toBe('Period: AllWeek');
  expect(links).toEqual([
    { text: 'All', href: '/kills' },
    { text: 'Week', href: '/kills?when=week' },
  ]);
  expect(html.match(/aria-current="true"[^>]*>\w+/g)).toEqual([expect.stringMatching(/>Week$/)]);
  expect((await linksOf('99')).links.at(-1)).toEqual({ text: 'Day 99', href: '/kills?when=99' });
  expect((await linksOf('99', options)).links).toHaveLength(4);
  const none = <ChoiceLinks list={listAddress(routes.kills, {}, filter)} name="other" />;
  expect((await rendered(none)).html).toBe('');
});

it('folds the rows behind the tenth by a line that says how many there are', async () => {
  const table = (rows: number) =>
    rendered(
      <RowFold rows={rows} one="try" many="tries">
        A table
      </RowFold>,
    );
  expect((await table(11)).text).toBe('A table All 11 tries');
  expect((await table(10)).html).toBe('A table');
});
