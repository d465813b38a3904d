import { expect, it } from 'vitest';

import { PLAIN } from '#lib/game/items/item-card-fixture.ts';
import { CROWN } from '#lib/exports/testing/some-items.ts';
import type { Upgrades, UpgradeRow } from '#lib/url/build/build-plan.ts';
import { readBuildAddress } from '#lib/url/build/build-address.ts';
import { routes } from '#lib/url/routes.ts';

import { rendered } from '../testing/rendered.ts';
import { UpgradeList } from './upgrade-list.tsx';

const ROW: UpgradeRow = {
  slot: 'helm',
  label: 'Helm',
  item: CROWN,
  gain: 24.5,
  changes: [{ label: 'Wounds', unit: 'points', value: 12 }],
  worn: null,
  off: null,
};

const shown = (found: Partial<Upgrades> = {}, putOn = true) =>
  rendered(
    <UpgradeList
      career="SLAYER"
      found={{ rows: [ROW], read: null, sortsStats: true, ...found }}
      weights={[
        { stat: 'WOUNDS', weight: 2 },
        { stat: 'DPS', weight: 1 },
      ]}
      list={readBuildAddress('SLAYER', { level: '30' }).list}
      putOn={({ item }) => (putOn ? routes.item(item.id) : null)}
    />,
  );

it('says what an item brings, what it costs and where it is from', async () => {
  const { text, links } = await shown();
  expect(text).toMatch(/2 × Wounds \+ Damage per second: what the whole build gains/);
  expect(text).toMatch(/Helm .*Warcrown.*\+12 Wounds.*Vendors \(2\).*Drops \(3\).*× 6.*\+24\.5.*Put on/s);
  expect(text).not.toMatch(/Looked at|sorts by no stat|Takes off/);
  expect(links).toContainEqual({ text: 'Put on Warcrown', href: '/item/7' });
});

it('says what comes off, and has no link without a planner', async () => {
  const { text, links } = await shown({ rows: [{ ...ROW, off: { ...PLAIN, name: 'Buckler' } }] }, false);
  expect(text).toContain('Takes off Buckler: it needs both hands.');
  expect(links.map((link) => link.text)).not.toContain('Put on Warcrown');
});

it('says what was looked at, and where there is nothing', async () => {
  expect((await shown({ rows: [] })).text).toContain('Nothing better was found.');
  expect((await shown({ read: 50 })).text).toContain('Looked at the 50 best of each slot');
  expect((await shown({ read: 20, sortsStats: false })).text).toContain(
    'The API sorts by no stat: looked at the 20 items',
  );
});

it('says why the stats of the career count, and asks for others with these filled in', async () => {
  const { html, text } = await shown();
  expect(text).toMatch(/2 × Strength: raises every blow/);
  expect(html).toMatch(/<option value="WOUNDS" selected=""/);
  expect(html).toMatch(/name="times"[^>]*value="2"/);
  expect(html).toMatch(/<input type="hidden" name="level" value="30"/);
});
