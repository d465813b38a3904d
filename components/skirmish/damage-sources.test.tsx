import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { damageSources } from '#lib/game/battles/kill-damage.ts';
import { UNTOLD_ABILITY } from '#lib/game/battles/testing/untold-ability.ts';
import { DAMAGE_FILTER } from '#lib/url/filter/damage-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { DamageSources } from './damage-sources.tsx';

const PATH = routes.skirmish('7', '/damage');

/** Sources that did 100, 99, 98 and so on. */
const sources = (count: number) =>
  damageSources(
    Array.from({ length: count }, (_, index) => ({
      damageType: 'ABILITY',
      damageAmount: 100 - index,
      ability: { ...UNTOLD_ABILITY, id: String(index), name: `Source ${index}`, iconUrl: '' },
      attacker: null,
    })),
  );

const markup = (count: number, query = {}) =>
  renderToStaticMarkup(
    <DamageSources damage={sources(count)} list={listAddress(PATH, query, DAMAGE_FILTER)} />,
  );

const rowsOf = (html: string) => html.match(/<tr/g)?.length ?? 0;

test('fills the bar of the greatest source, and the others by it', () => {
  const widths = Array.from(markup(3).matchAll(/<rect width="([\d.]+)%"/g), ([, width]) => Number(width));
  expect(widths).toEqual([100, 99, 98]);
});

test('shows the 25 greatest sources, and leads to all of them', () => {
  const html = markup(26);
  expect(rowsOf(html)).toBe(1 + 25);
  expect(html).toContain(`href="${PATH}?all=true"`);
  expect(html).toContain('All 26 sources');
  expect(html).not.toContain('Source 25');
  expect(html).toContain('Total: 2,275');
});

test('shows all that are asked for, and leads nowhere where there are no others', () => {
  const html = markup(26, { all: 'true' });
  expect(rowsOf(html)).toBe(1 + 26);
  expect(html).not.toContain('href');
  expect(markup(25)).not.toContain('href');
});
