import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { routes } from '#lib/url/routes.ts';
import { type Column, bestOf } from './column.ts';
import { rowKeys } from './row-keys.ts';
import { sortedInSight } from './table.tsx';
import { Table } from './table.tsx';

interface Fighter {
  readonly name: string;
  readonly kills: number;
  readonly deaths: number;
}

const FIGHTERS: readonly Fighter[] = [
  { name: 'Alda', kills: 2, deaths: 0 },
  { name: 'Brok', kills: 7, deaths: 0 },
];

const COLUMNS: readonly Column<Fighter, 'name' | 'kills'>[] = [
  { header: 'Name', sortKey: 'name', cell: ({ name }) => name },
  {
    header: 'Kills',
    sortKey: 'kills',
    align: 'end',
    cell: ({ kills }) => kills,
    measure: ({ kills }) => kills,
  },
  { header: 'Deaths', cell: ({ deaths }) => deaths, measure: ({ deaths }) => deaths },
  { header: 'Details', headerHidden: true, narrow: 'overlay', cell: ({ name }) => <b>{name}</b> },
];

type Extra = Partial<Parameters<typeof Table<Fighter, 'name' | 'kills'>>[0]>;

const markup = (extra: Extra = {}) =>
  renderToStaticMarkup(
    <Table caption="Fighters" columns={COLUMNS} rows={FIGHTERS} rowKey={({ name }) => name} {...extra} />,
  );

/** The opening tags of one kind. */
const tags = (html: string, name: string) => html.match(new RegExp(`<${name}[ >][^>]*>?`, 'g')) ?? [];

describe('Table', () => {
  test('has a caption, and a header of column scope for every column', () => {
    const html = markup();
    expect(html).toContain('<caption class="sr-only">Fighters</caption>');
    expect(tags(html, 'th').filter((tag) => tag.includes('scope="col"'))).toHaveLength(COLUMNS.length);
    expect(html).toContain('<span class="sr-only">Details</span>');
  });

  test('names each row by its first cell, or by that of the column that names it', () => {
    const names = (html: string) =>
      [...html.matchAll(/<th [^>]*scope="row"[^>]*>(.*?)<\/th>/g)].map(([, name]) => name);
    expect(names(markup())).toEqual(['Alda', 'Brok']);
    const columns = COLUMNS.map((column) => ({ ...column, names: column.header === 'Kills' }));
    expect(names(markup({ columns }))).toEqual(['2', '7']);
  });

  test('explains a column in its header, sortable or not', () => {
    const columns = COLUMNS.map((column) => ({ ...column, meaning: `About ${column.header}.` }));
    const sorting = { keys: ['kills'] as const, sort: null, addressOf: () => routes.home };
    const html = markup({ columns, sorting, rowStops: true });
    expect(html).toMatch(/<span data-tooltip="" title="About Name\.">Name<\/span>/);
    expect(html).toMatch(/<a [^>]*data-tooltip="" title="About Kills\."[^>]*>Kills/);
    expect(html).not.toContain('About Details.');
    expect(tags(html, 'table')[0]).toContain('data-row-stops');
  });

  test('leaves the roles of its parts to the browser, in every layout', () => {
    for (const layout of ['data', 'cards', 'list', 'dense', 'half', 'ranking'] as const) {
      expect(markup({ layout })).not.toContain('role=');
    }
  });

  test('sorts by the columns of the keys, from inside the header, and marks the sorted one alone', () => {
    const html = markup({
      sorting: {
        keys: ['kills'],
        sort: { key: 'kills', descending: false },
        addressOf: (key) => routes.character(`by-${key}`),
      },
    });
    expect(html.match(/aria-sort="[a-z]+"/g)).toEqual(['aria-sort="ascending"']);
    expect(html).toMatch(/<th[^>]*aria-sort="ascending"[^>]*><a[^>]*href="\/character\/by-kills"/);
    expect(tags(html, 'a').filter((tag) => tag.includes('by-'))).toHaveLength(1);
  });

  test('names the cells of columns that sort by their key', () => {
    expect(tags(markup(), 'td').filter((tag) => tag.includes('data-key="kills"'))).toHaveLength(
      FIGHTERS.length,
    );
  });

  test('scrolls in a region with the name of the table, which the keyboard reaches', () => {
    expect(markup()).not.toContain('region');
    expect(markup({ scrolls: true })).toMatch(/<div[^>]*role="region" aria-label="Fighters" tabindex="0"/i);
  });

  test('gives a row the edge of its realm', () => {
    const html = markup({ edge: ({ name }) => (name === 'Alda' ? 'order' : 'destruction') });
    const [, first, second] = tags(html, 'tr');
    expect(first).toContain('data-side="order"');
    expect(second).toContain('data-side="destruction"');
  });

  test('turns alignment, width and narrow behaviour into classes of headers and cells alike', () => {
    const columns: readonly Column<Fighter, never>[] = [
      {
        header: 'Name',
        width: 'w-[118px]',
        narrow: { line: 2, from: 1, to: 3, atEnd: true },
        cell: () => '',
      },
      { header: 'Kills', align: 'end', narrow: 'hidden', cell: () => '' },
    ];
    const html = renderToStaticMarkup(
      <Table
        caption="Fighters"
        layout="list"
        columns={columns}
        rows={FIGHTERS.slice(0, 1)}
        rowKey={({ name }) => name}
      />,
    );
    const [name, kills, ...cells] = tags(html, 't[dh]').map((tag) => /class="([^"]*)"/.exec(tag)?.[1]);
    expect(cells).toEqual([name, kills]);
    expect(name?.split(' ')).toEqual(
      expect.arrayContaining([
        'flex-none',
        'w-[118px]',
        'narrow:w-auto',
        'narrow:row-start-2',
        'narrow:col-start-1',
        'narrow:col-end-3',
        'narrow:justify-self-end',
      ]),
    );
    expect(kills?.split(' ')).toEqual(expect.arrayContaining(['text-right', 'narrow:hidden']));
  });
});

test('a narrow screen shows the column that the table is sorted by', () => {
  const columns: readonly Column<Fighter, 'kills' | 'deaths'>[] = [
    { header: 'Name', cell: () => '' },
    { header: 'Kills', sortKey: 'kills', narrow: 'hidden', cell: () => '' },
    { header: 'Deaths', sortKey: 'deaths', narrow: 'hidden', cell: () => '' },
  ];
  const hidden = (key: 'kills' | 'deaths' | undefined) =>
    sortedInSight(columns, key).flatMap(({ narrow, header }) => (narrow === 'hidden' ? [header] : []));
  expect(hidden(undefined)).toEqual(['Kills', 'Deaths']);
  expect(hidden('deaths')).toEqual(['Kills']);
});

test('a record that comes twice has two rows, one of which is the marked one', () => {
  const twice = [...FIGHTERS, ...FIGHTERS];
  const isMarked = ({ name }: Fighter) => name === 'Alda';
  const html = renderToStaticMarkup(
    <Table
      caption="Fighters"
      columns={COLUMNS}
      rows={twice}
      rowKey={({ name }) => name}
      isMarked={isMarked}
    />,
  );
  expect(tags(html, 'tr').filter((tag) => tag.includes('aria-current'))).toHaveLength(1);
  const keys = rowKeys(twice, ({ name }) => name);
  expect([keys.length, new Set(keys).size]).toEqual([twice.length, twice.length]);
});

test('the best of a column is its highest value; a column of zeros has none', () => {
  expect([...bestOf(COLUMNS, FIGHTERS)]).toEqual([['Kills', 7]]);
});

describe('a cell that spans rows', () => {
  const columns: readonly Column<Fighter>[] = [
    { header: 'Side', rowSpan: ({ name }) => (name === 'Alda' ? 2 : 0), cell: () => 'Order' },
    { header: 'Name', cell: ({ name }) => name },
  ];

  test('stands once, beside all of them', () => {
    const html = renderToStaticMarkup(
      <Table
        caption="Fighters"
        layout="cards"
        columns={columns}
        rows={FIGHTERS}
        rowKey={({ name }) => name}
      />,
    );
    expect(tags(html, 't[dh]').filter((tag) => tag.includes('rowSpan="2"'))).toHaveLength(1);
    expect(tags(html, 't[dh]')).toHaveLength(columns.length + 3);
  });
});
