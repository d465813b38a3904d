import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { routes } from '#lib/url/routes.ts';
import { type Column, bestOf } from './column.ts';
import { rowKeys } from './row-keys.ts';
import { rendered } from '../../testing/rendered.ts';
import { countColumn } from './count-column.tsx';
import { detailsColumn } from './details-column.tsx';
import { GridTable } from './grid-table.tsx';
import { SortLink } from './sort-link.tsx';
import { Pager, sortedInSight, Table } from './table.tsx';

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

test('marks the highest values that are known to be the highest', () => {
  const best = (extra?: Extra) => tags(markup(extra), 'td').filter((tag) => tag.includes('best'));
  expect(best()).toHaveLength(1);
  expect(best({ rows: [...FIGHTERS, { name: 'Ulf', kills: 7, deaths: 0 }] })).toHaveLength(2);
  expect(best({ knowsBestOf: new Set(['Kills']) })).toHaveLength(1);
  expect(best({ knowsBestOf: new Set(['Name']) })).toEqual([]);
});

test('marks no row unless the address points one out', () => {
  expect(markup()).not.toContain('aria-current');
  expect(markup({ isMarked: () => false })).not.toContain('aria-current');
  const marked = tags(markup({ isMarked: ({ name }) => name === 'Brok' }), 'tr');
  expect(marked.map((tag) => tag.includes('id="pinned"'))).toEqual([false, false, true]);
});

test('says which way it is sorted, and which column by its number', () => {
  const sorted = (key: 'name' | 'kills', descending: boolean) => {
    const sorting = {
      keys: ['name', 'kills'] as const,
      sort: { key, descending },
      addressOf: () => routes.home,
    };
    return markup({ sorting }).match(/data-sorted="\d"|aria-sort="\w+"/g);
  };
  expect(sorted('name', true)).toEqual(['data-sorted="1"', 'aria-sort="descending"']);
  expect(sorted('kills', false)).toEqual(['data-sorted="2"', 'aria-sort="ascending"']);
  expect(markup()).not.toMatch(/data-sorted|aria-sort/);
});

test('sorts where it stands, but leaves a click for another window to the browser', () => {
  const onSort = vi.fn();
  const preventDefault = vi.fn();
  const sorting = { sort: null, addressOf: () => routes.home, onSort };
  const click = (keys: object) =>
    SortLink({ sortKey: 'kills', sorting, children: 'Kills' }).props.onClick({ preventDefault, ...keys });
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey']) click({ [key]: true });
  expect([onSort, preventDefault].map(({ mock }) => mock.calls)).toEqual([[], []]);
  click({});
  expect(onSort).toHaveBeenCalledWith('kills');
  expect(preventDefault).toHaveBeenCalledOnce();
});

test('has counts with their nouns, and links to what a row is about', async () => {
  const columns = [
    countColumn<Fighter>({ header: 'Kills', count: ({ kills }) => kills, one: 'kill' }),
    countColumn<Fighter>({ header: 'Deaths', count: ({ deaths }) => deaths, one: 'loss', many: 'losses' }),
    detailsColumn<Fighter>(
      ({ name }) => routes.character(name),
      ({ name }) => `Details of ${name}`,
    ),
  ];
  const rows = [{ name: 'Ulf', kills: 1, deaths: 1234 }];
  const table = <GridTable caption="Fighters" columns={columns} rows={rows} rowKey={({ name }) => name} />;
  const page = await rendered(table);
  expect(page.rows).toEqual([
    ['Kills', 'Deaths', 'Details'],
    ['1 kill', '1,234 losses', 'Details'],
  ]);
  expect(page.html).toMatch(/role="region" aria-label="Fighters"/);
  expect(page.html).toMatch(/<a href="\/character\/Ulf"[^>]* aria-label="Details of Ulf"/);
});

test.each([
  [null, null, []],
  [routes.kills, null, ['Previous']],
  [null, routes.kills, ['Next']],
  [routes.kills, routes.war, ['Previous', 'Next']],
])('leads from a page to those beside it: %s and %s', async (previous, next, words) => {
  const { links, html } = await rendered(<Pager label="kills" links={{ previous, next }} />);
  expect(links.map(({ text }) => text)).toEqual(words);
  expect(html.includes('aria-label="Pages of kills"')).toBe(words.length > 0);
});
