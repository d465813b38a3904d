import { expect, it } from 'vitest';

import type { BetterGear } from '#lib/game/armory/better-items.ts';
import { ARMORY_FILTER } from '#lib/url/filter/comparison-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { PLAIN } from '#lib/game/items/item-card-fixture.ts';
import { CROWN } from '#lib/exports/testing/some-items.ts';

import { rendered } from '../testing/rendered.ts';
import { BetterGearSection, BetterSlots } from './better-gear.tsx';

const shown = (found: BetterGear | false) =>
  rendered(<BetterSlots found={found} weights={[{ stat: 'WOUNDS', weight: 2 }]} />);

it('says what is better, by how much, and where it is from', async () => {
  const slots = [{ label: 'Helm', worn: null, better: [{ item: CROWN, gain: 24 }] }];
  const { text, links } = await shown({ slots, read: null });
  expect(text).toMatch(/2 × Wounds, without talismans and sets/);
  expect(text).toMatch(
    /Helm .*A place is empty.*Warcrown.*\+24.*Wounds \+12.*Vendors \(2\).*Drops \(3\).*× 6/s,
  );
  expect(text).not.toMatch(/The API sorts by no stat|Nothing better/);
  expect(links).toContainEqual({ text: 'Drops (3)', href: '/item/7/drops' });
});

it('says what the worn item gives, and counts a stat once where it has no weight', async () => {
  const unweighed = { stat: 'STRENGTH', value: 9, percentage: false } as const;
  const stats = [...CROWN.stats, unweighed, { stat: 'PARRY', value: 3, percentage: true } as const];
  const worn = { ...PLAIN, id: '8', name: 'Cap', stats };
  const bare = { ...CROWN, soldByVendors: null, dropsFromCreatures: null, dropsFromGameObjects: null };
  const slots = [{ label: 'Helm', worn, better: [{ item: bare, gain: 1240 }] }];
  const weights = [
    { stat: 'WOUNDS', weight: 1 },
    { stat: 'PARRY', weight: 3 },
  ] as const;
  const { text } = await rendered(<BetterSlots found={{ slots, read: null }} weights={weights} />);
  expect(text).toMatch(/^Wounds \+ 3 × Parry, without/);
  expect(text).toMatch(
    /Helm Worn: Cap \(Rare\) Wounds \+12, Parry \+3% Warcrown \(Rare, item set\) \+1,240 \(Wounds \+12\)$/,
  );
});

it('asks which stats count', async () => {
  const list = listAddress(routes.character('1', '/armory'), {}, ARMORY_FILTER);
  const { html, text } = await rendered(<BetterGearSection list={list}>BELOW</BetterGearSection>);
  expect(html.match(/<select[^>]* name="weigh\d?"/g)).toHaveLength(3);
  expect(html).toContain('aria-label="Weigh stats"');
  expect(html).not.toMatch(/<input[^>]* name="vs"/);
  expect(text).toMatch(/Find better gear BELOW$/);
});

it('says what was looked at, and where there is nothing', async () => {
  expect((await shown({ slots: [], read: 20 })).text).toMatch(
    /looked at the 20 items of each slot with the highest item level that have Wounds\..*Nothing better was found\./s,
  );
  expect((await shown(false)).text).toContain('Nothing is known of what this career may wear.');
});
