import { expect, it } from 'vitest';

import { choice, day, type Filter, flag, number, text } from '#lib/url/filter/filter.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { rendered } from '../../testing/rendered.ts';
import { Filters } from './filters.tsx';

const FILTER = {
  label: 'Filter fights',
  fields: {
    realm: choice('realm', 'Realm', [
      { value: 'all', label: 'Both' },
      { value: 'order', label: 'Order' },
    ]),
    name: text('name', 'Name', 'Kordak'),
    note: text('note', 'Note'),
    soloOnly: flag('soloOnly', 'Solo only', 'One attacker'),
    from: day('from', 'From'),
    least: number('min', 'At least', { group: 'Level', bound: 'lower', max: 40 }),
    most: number('max', 'At most', { group: 'Level', bound: 'upper' }),
    size: number('size', 'Size'),
    view: choice('view', 'View', [{ value: 'list', label: 'List' }]),
  },
  folded: ['size'],
  linked: ['view'],
} as const satisfies Filter;

type Extra = Omit<Parameters<typeof Filters>[0], 'list'>;

const shown = (query: Record<string, string> = {}, extra: Extra = {}, filter: Filter = FILTER) =>
  rendered(<Filters list={listAddress(routes.kills, query, filter)} {...extra} />);

/** The tag of a field, with its attributes. */
const field = (html: string, name: string) =>
  new RegExp(`<\\w+ [^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

it('shows the fields in their order: plain ones, groups under a heading, few need folded; not what links choose', async () => {
  const { text: words, html } = await shown();
  expect(words).toBe(
    'Filters none chosen Realm Both Order Name Note Solo only From (UTC) Level ▴At least ▾At most More filters Size Apply',
  );
  expect(html).toMatch(/<form aria-label="Filter fights" .*? action="\/kills"/);
  expect(html).not.toContain('name="view"');
  expect(html).not.toContain('type="hidden"');
});

it('fills the fields with what the address chooses, says so, and keeps what it does not show', async () => {
  const query = {
    realm: 'order',
    name: 'Ulf',
    soloOnly: 'true',
    min: '7',
    view: 'map',
    sort: 'kills',
    after: 'MQ==',
  };
  const { html, text: words } = await shown(query, { submit: 'Find', suggest: '/suggest?q=' });
  expect(html).toMatch(/<option value="order" selected="">Order/);
  expect(field(html, 'name')).toMatch(/placeholder="Kordak".* data-suggest="\/suggest\?q=".* value="Ulf"/);
  expect(field(html, 'soloOnly')).toMatch(/checked=""/);
  expect(field(html, 'min')).toMatch(/min="0" max="40".* value="7"/);
  expect(field(html, 'max')).toMatch(/max="99999".* value=""/);
  expect(field(html, 'sort')).toBe('<input type="hidden" name="sort" value="kills"/>');
  expect(html).not.toMatch(/name="(?:after|view)"/);
  expect(words).toContain('Realm: Order, Name: Ulf, Solo only, Level: at least 7');
  expect(words).toMatch(/Find$/);
});

it('makes a field for a text as wide as its example and the mark that clears it', async () => {
  const { html } = await shown();
  expect(field(html, 'name')).toContain('size="9"');
  expect(field(html, 'note')).not.toMatch(/size=|data-suggest|list=/);
});

it('leads a checkbox to the list with it changed, and explains it', async () => {
  expect(field((await shown()).html, 'soloOnly')).toContain('data-prefetch="/kills?soloOnly=true"');
  const chosen = await shown({ soloOnly: 'true', realm: 'order' });
  expect(field(chosen.html, 'soloOnly')).toContain('data-prefetch="/kills?realm=order"');
  expect(chosen.html).toContain('title="One attacker"');
});

it('takes a day, or a minute where the address names one', async () => {
  expect(field((await shown({ from: '2026-11-20' })).html, 'from')).toMatch(
    /type="date".* value="2026-11-20"/,
  );
  const minute = field((await shown({ from: '2026-11-20T18:00' })).html, 'from');
  expect(minute).toMatch(/type="datetime-local".* min="\d{4}-\d\d-\d\dT00:00" max="\d{4}-\d\d-\d\dT23:59"/);
  expect(minute).toContain('value="2026-11-20T18:00"');
});

it('unfolds the fields that few need once one of them is chosen', async () => {
  const folded = (html: string) => /<details[^>]*?( open="")?><summary>More filters/.exec(html)?.[1];
  expect(folded((await shown({ realm: 'order' })).html)).toBeUndefined();
  expect(folded((await shown({ size: '7' })).html)).toBe(' open=""');
  expect((await shown({}, { fields: ['realm', 'name'] })).text).not.toContain('More filters');
});

it('stands alone where it has one field, and only with a button to press where one is typed into', async () => {
  const one = await shown({}, { fields: ['realm', 'unknown'] });
  expect(one.text).toBe('Realm Both Order Apply');
  expect(one.html).toContain('data-live=""');
  for (const typed of ['name', 'from', 'size']) {
    expect((await shown({}, { fields: [typed] })).html, typed).not.toContain('data-live');
  }
});

it('leads to the last night where the period can be chosen', async () => {
  const query = { period: 'thisWeek', from: '2026-11-20', after: 'MQ==', soloOnly: 'true' };
  const night = { text: 'Last night, noon to noon UTC', href: '/kills?period=lastNight&soloOnly=true' };
  expect((await shown(query, {}, KILL_FILTER)).links).toEqual([night]);
  expect((await shown(query, { fields: ['soloOnly'] }, KILL_FILTER)).links).toEqual([]);
  expect((await shown(query)).links).toEqual([]);
});
