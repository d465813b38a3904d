import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { damageSources } from '#lib/game/battles/kill-damage.ts';
import { UNTOLD_ABILITY } from '#lib/game/battles/testing/untold-ability.ts';
import { DAMAGE_FILTER } from '#lib/url/filter/damage-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { rendered } from '../testing/rendered.ts';
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

test('shows each source with its icon, what its ability costs, and its part of all damage', async () => {
  const entry = (name: string, damageAmount: number, ability: object | null) => ({
    damageType: ability ? 'ABILITY' : 'FALL_DAMAGE',
    damageAmount,
    attacker: null,
    ability: ability && {
      ...UNTOLD_ABILITY,
      id: name,
      name,
      iconUrl: '',
      ...ability,
    },
  });
  const damage = damageSources([
    entry('Fireball', 1_500, { iconUrl: 'https://images.example/icon/7', cooldown: 8_000 }),
    entry('Hex', 300, {}),
    entry('', 200, null),
  ]);
  const { rows, html } = await rendered(
    <DamageSources damage={damage} list={listAddress(PATH, {}, DAMAGE_FILTER)} />,
  );
  expect(rows).toEqual([
    ['Source', 'Damage', 'Share'],
    ['Fireball', '1,500', '75.00 %'],
    ['Hex', '300', '15.00 %'],
    ['Fall Damage', '200', '10.00 %'],
  ]);
  expect(html.match(/\/icon\/\d+/g)).toEqual(['/icon/7', '/icon/1003', '/icon/1003']);
  expect(markup(0)).toContain('Total: 0');
  expect(html.match(/aria-label="Source: [^"]*"/g)).toEqual(['aria-label="Source: Fireball"']);
});
