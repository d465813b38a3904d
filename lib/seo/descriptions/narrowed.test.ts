import { expect, it } from 'vitest';

import { CAREERS_FILTER } from '#lib/url/filter/careers-filter.ts';
import { narrowed } from './narrowed.ts';

const PAGE = { title: 'Careers', description: 'How many fight.' };
const at = (query: Record<string, string>, named?: readonly string[]) =>
  narrowed(PAGE, { query, filter: CAREERS_FILTER }, named);

it('names what a page is narrowed to', () => {
  expect(at({ level: '40', by: 'week' })).toEqual({
    title: 'Careers, by Week, levels 40',
    description: 'By Week, Levels 40. How many fight.',
  });
  expect(at({ level: '40', by: 'week' }, ['by']).title).toBe('Careers, levels 40');
});

it('leaves a page as it is that is not narrowed', () => {
  expect(at({})).toEqual(PAGE);
  expect(at({ level: 'none', sort: 'kills' })).toEqual(PAGE);
  expect(narrowed(PAGE, {})).toEqual(PAGE);
});

it('keeps the words that tell the page from others where there is no room', () => {
  const long = { title: 'Word '.repeat(20), description: 'Word '.repeat(40) };
  const { title, description } = narrowed(long, { query: { level: '40' }, filter: CAREERS_FILTER });
  expect(title).toMatch(/^Word .*…, levels 40$/);
  expect(
    narrowed(
      { ...long, title: `${long.title}, Week 38, 2026` },
      { query: { level: '40' }, filter: CAREERS_FILTER },
    ).title,
  ).toMatch(/^Word .*…, Week 38, 2026, levels 40$/);
  expect(title.length).toBeLessThanOrEqual(70);
  expect(description).toMatch(/^Levels 40\. Word .*…$/);
  expect(description.length).toBeLessThanOrEqual(160);
});
