import { expect, it } from 'vitest';

import type { WornItemFragment } from '#graphql/generated/documents.ts';
import { CROWN } from '#lib/exports/testing/some-items.ts';
import { PLAIN } from '#lib/game/items/item-card-fixture.ts';
import type { Pick } from '#lib/url/build/build-address.ts';
import type { BuildPlan, FittingItem } from '#lib/url/build/build-plan.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { rendered } from '../testing/rendered.ts';
import { BuildSlots } from './build-slots.tsx';
import { FittingList } from './fitting-list.tsx';
import { planned, planOf } from '#lib/url/build/testing/plan.ts';

const onyx = { ...PLAIN, id: '30', name: 'Onyx' };
const helm: WornItemFragment = {
  equipSlot: 'HELM',
  item: { ...PLAIN, id: '7', name: 'Crown', talismanSlots: 2 },
  talismans: [onyx],
};
const boots: WornItemFragment = { equipSlot: 'BOOTS', item: PLAIN, talismans: [] };
const query = { helm: '7', 'helm.talismans': '30' };
const base = planOf(query);
const crowned = planOf(query, { mine: { ...base.mine, gear: [boots, helm] } });

/** The links of the helm's slot, without the item itself. */
const helmLinks = async (plan: BuildPlan, build = plan.mine, prefix: '' | 'b.' = '') => {
  const { html, links } = await rendered(<BuildSlots plan={plan} planned={build} prefix={prefix} />);
  return { html, links: links.filter(({ text }) => text.endsWith(' Helm')) };
};

it('changes what is in a slot, and takes it off', async () => {
  const { html, links } = await helmLinks(crowned);
  expect(links).toEqual([
    { text: 'Change Helm', href: '/build/slayer?helm=7&helm.talismans=30&pick=helm#fits' },
    { text: 'Take off Helm', href: '/build/slayer#helm' },
  ]);
  expect(html).toContain('id="helm"');
  expect(html).toContain('aria-label="Armor"');
});

it('chooses for an empty slot, and offers nothing for what no build has', async () => {
  const none = await helmLinks(planOf({}));
  expect(none.links).toEqual([{ text: 'Choose Helm', href: '/build/slayer?pick=helm#fits' }]);
  const other = planned({ gear: [{ ...helm, equipSlot: 'NONE' }] });
  const { text } = await rendered(<BuildSlots plan={planOf({})} planned={other} prefix="" />);
  expect(text).toMatch(/Other .*Crown \(Rare\)$/);
});

it('changes the second of two builds, and no armory of a character', async () => {
  const second = planned({ name: 'Second', gear: [helm] });
  const plan = planOf({ 'b.helm': '7' }, { theirs: second });
  const { html, links } = await helmLinks(plan, second, 'b.');
  expect(links).toEqual([{ text: 'Change Helm', href: '/build/slayer?b.helm=7&pick=b.helm#fits' }]);
  expect(html).toContain('aria-label="Armor, Second"');
  const worn = await helmLinks(plan, { ...second, wornBy: '12' }, 'b.');
  expect(worn.links).toEqual([]);
  expect(worn.html).toContain('data-item-card="/character/12/armory/HELM/tooltip"');
});

const NEEDS = { levelRequirement: 38, renownRankRequirement: 60 };
const fitting: FittingItem = {
  item: { ...CROWN, ...PLAIN, id: '8', name: 'Casque', itemLevel: 40, talismanSlots: 1, ...NEEDS },
  changes: [
    { label: 'Strength', unit: 'points', value: 24 },
    { label: 'Parry', unit: 'percent', value: -3 },
  ],
  refusals: [],
};

const CASQUE = ['Casque (Rare)', 'Casque (Rare)', 'Rare', 'Item level 40', 'Level 38, renown rank 60'];
const FROM = 'Vendors (2)Drops (3) Warcrown (Rare, item set) × 6';

const fits = (plan: BuildPlan, pick: Partial<Pick> = {}, ...items: readonly FittingItem[]) =>
  rendered(
    <FittingList
      plan={plan}
      page={{ items, pageInfo: ONLY_PAGE, pick: { prefix: '', slot: 'helm', talisman: null, ...pick } }}
    />,
  );

const named = ({ links }: Awaited<ReturnType<typeof fits>>) =>
  Object.fromEntries(links.map(({ text, href }) => [text, href]));

it('puts on an item that fits, with the talismans that it has room for', async () => {
  const two = { helm: '7', 'helm.talismans': '30,31' };
  const plan = planOf(two, { mine: { ...planOf(two).mine, gear: [helm] } });
  const page = await fits(plan, {}, fitting, { ...fitting, item: { ...fitting.item, id: '9' }, changes: [] });
  expect(page.text).toMatch(
    /^Helm: what fits Talisman 1: Onyx ?Talisman 2: empty ?Take off ?Close this list/,
  );
  expect(page.rows).toEqual([
    ['Icon', 'Put on', 'Rarity', 'Item level', 'Needs', 'Biggest changes', 'Where from'],
    [...CASQUE, '+24 Strength, −3% Parry', FROM],
    [...CASQUE, 'No stat changes', FROM],
  ]);
  expect(page.links).toContainEqual({
    text: 'Casque (Rare)',
    href: '/build/slayer?helm=8&helm.talismans=30#helm',
  });
  expect(named(page)).toMatchObject({
    'Talisman 2: empty': '/build/slayer?helm=7&helm.talismans=30%2C31&pick=helm.2#fits',
    'Take off': '/build/slayer#helm',
    'Close this list': '/build/slayer?helm=7&helm.talismans=30%2C31#helm',
  });
});

it('puts a talisman into the item', async () => {
  const page = await fits(
    crowned,
    { talisman: 1 },
    { ...fitting, item: { ...CROWN, ...onyx, id: '31', name: 'Ruby' } },
  );
  expect(page.text).toMatch(/^Helm, talisman 1: what fits/);
  expect(page.html).toMatch(/pick=helm\.1#fits"[^>]* aria-current="true"/);
  expect(page.html.match(/aria-current=/g)).toHaveLength(1);
  expect(page.html).toMatch(/name="query".*name="order".*name="stat".*name="rarity".*name="set"/s);
  expect(page.links).toContainEqual({
    text: 'Ruby (Rare)',
    href: '/build/slayer?helm=7&helm.talismans=31#helm',
  });
});

it('chooses for an empty slot of the second build', async () => {
  const plan = planOf({ ...query, 'b.belt': '3' }, { mine: crowned.mine, theirs: planned() });
  const page = await fits(plan, { prefix: 'b.' }, fitting);
  expect(page.text).toMatch(/^Second build: Helm: what fits Close this list/);
  expect(page.links.map(({ href }) => href)).toContain(
    '/build/slayer?b.belt=3&b.helm=8&helm=7&helm.talismans=30#b.helm',
  );
});
