import { expect, it } from 'vitest';

import type { ArmoryFragment, EquipSlot, WornItemFragment } from '#graphql/generated/documents.ts';
import { HELM } from '#lib/exports/testing/some-items.ts';
import { PLAIN } from '#lib/game/items/item-card-fixture.ts';
import { ApiError } from '#lib/api/api-error.ts';

import { rendered } from '../testing/rendered.ts';
import { Armory } from './armory.tsx';
import { ComparedArmory } from './armory-comparison.tsx';
import { SlotPanels } from './slot-panel.tsx';

const WATCH = {
  id: '9',
  name: 'Watch',
  items: ['1', '2', '3'].map((id) => Object.assign({}, HELM, { id })),
  bonuses: [2, 3].map((itemsRequired) => ({
    itemsRequired,
    bonus: { __typename: 'ItemStat' as const, stat: 'TOUGHNESS' as const, value: 72, percentage: false },
  })),
};

const onyx: WornItemFragment['talismans'][number] = {
  ...HELM,
  itemSet: null,
  id: '30',
  name: 'Onyx',
  stats: [{ stat: 'WOUNDS', value: 5, percentage: false }],
  buffs: [
    { id: '1', name: 'Rush', description: 'You run.' },
    { id: '2', name: '', description: null },
  ],
};

const worn = (equipSlot: EquipSlot, item: Partial<WornItemFragment['item']> = {}): WornItemFragment => ({
  equipSlot,
  item: { ...PLAIN, id: equipSlot, name: `Old ${equipSlot}`, ...item },
  talismans: [],
});

const armory = (...items: readonly WornItemFragment[]): ArmoryFragment => ({
  id: '7',
  name: 'Ulf',
  career: 'SLAYER',
  level: 40,
  renownRank: 65,
  items: [...items],
});

const geared = armory(
  {
    ...worn('HELM', { id: '1', itemLevel: 48, armor: 100, talismanSlots: 3, itemSet: WATCH }),
    talismans: [onyx, onyx],
  },
  worn('BOOTS', { id: '2', itemLevel: 51, armor: 1200, itemSet: WATCH }),
  worn('TROPHY1', { stats: [{ stat: 'PARRY', value: 3, percentage: true }] }),
);

const shown = (items: ArmoryFragment) => rendered(<Armory armory={items} form="FORM" />);

it('shows every slot, with the number of a picture that stands for several', async () => {
  const { text, links, html } = await shown(geared);
  expect(text).toContain(
    'Armor HelmOld HELM (Rare, item set)Item level 48 Shoulder Empty Back Empty Body Empty Gloves Empty ' +
      'Belt Empty BootsOld BOOTS (Rare, item set)Item level 51 Weapons',
  );
  expect(text).toMatch(/Jewellery 1 Empty .*Jewellery 4 Empty FORM Summary/);
  expect(links[0]?.href).toBe('/item/1');
  expect(html).toContain('data-item-card="/character/7/armory/HELM/tooltip"');
  expect(html.match(/alt="Onyx"/g)).toHaveLength(2);
});

it('sums up what is worn, and says what counts without a place', async () => {
  const { text, rows } = await shown(geared);
  expect(rows).toEqual([
    ['Stat', 'Items', 'Talismans', 'Sets', 'Total'],
    ['Armor', '1,300', '–', '–', '1,300'],
    ['Wounds', '–', '+10', '–', '+10'],
    ['Toughness', '–', '–', '+72', '+72'],
    ['Parry', '+3%', '–', '–', '+3%'],
    ['Talisman', 'Each gives', 'Count'],
    ['Onyx (Rare)', '+5 Wounds, You run.', '× 2'],
  ]);
  expect(text).toContain('Average item level 49.5');
  expect(text).toContain('Counts 1 item not shown above: trophies and the standard.');
  expect(text).toContain('Set bonuses Watch2 of 3 ◆2 pieces: +72 Toughness Talismans 1 empty slot');
});

it('says so where there is nothing to sum up', async () => {
  const bare = await shown(armory());
  expect(bare.text).toMatch(/Helm Empty.*Nothing is worn\.$/);
  const { text } = await shown(armory(worn('HELM')));
  expect(text).toContain('No piece of a set is worn.');
  expect(text).toContain('No talisman is worn.');
  expect(text).not.toMatch(/tem level|empty slot|not shown above|No bonus/);
});

it('says so where too few pieces of a set are worn', async () => {
  const { text } = await shown(armory(worn('HELM', { id: '1', itemSet: WATCH })));
  expect(text).toContain('Watch1 of 3 No bonus is active.');
});

it('shows what is not of a character with cards of the items alone, and names whose it is', async () => {
  const items = [worn('HELM', { id: '1' }), worn('HELM', { id: '2' })];
  const { html, text } = await rendered(
    <SlotPanels items={items} wornBy={null} of="Ulf" actions={({ key }) => ` change ${key}`} />,
  );
  expect(html).toContain('data-item-card="/item/1/tooltip"');
  expect(html).toContain('aria-label="Armor, Ulf"');
  const { html: owned } = await rendered(<SlotPanels items={items} wornBy="7" />);
  expect(owned).toMatch(/"\/character\/7\/armory\/HELM\/tooltip".*"\/item\/2\/tooltip"/s);
  expect(text).toMatch(/Old HELM \(Rare\) change HELM .*Other HelmOld HELM \(Rare\) change HELM 0$/);
});

const SET = '(Rare, item set)';
const other: ArmoryFragment = {
  ...armory(worn('HELM', { id: '1', itemLevel: 40, itemSet: WATCH }), worn('BELT', { armor: 30 })),
  id: '8',
  name: 'Olga',
  career: 'ZEALOT',
};

const compared = (theirs: ArmoryFragment | null, options: { choices?: string; error?: ApiError } = {}) =>
  rendered(
    <ComparedArmory
      mine={geared}
      theirs={theirs}
      choices={options.choices ?? null}
      error={options.error ?? null}
      form="FORM"
    />,
  );

it('compares two armories slot by slot, and what they add up to', async () => {
  const { text, rows, html } = await compared(other);
  expect(text).toContain(
    'Armory of UlfFORM UlfSlayer Average item level 49.5 vs OlgaZealot Average item level 40.0',
  );
  expect(rows).toEqual([
    ['Slot', 'Ulf', 'Olga', 'Difference'],
    [
      'Helm',
      `Ulf Old HELM ${SET}Item level 48`,
      `Olga Old HELM ${SET}Item level 40`,
      'Same item, other talismans',
    ],
    ['Belt', 'UlfEmpty', 'Olga Old BELT (Rare)', '▼Only Olga'],
    ['Boots', `Ulf Old BOOTS ${SET}Item level 51`, 'OlgaEmpty', '▲Only Ulf'],
    ['Stat', 'Ulf', 'Olga', 'Difference'],
    ['Armor', 'Ulf1,300', 'Olga30', '1,270 more'],
    ['Wounds', 'Ulf+10', 'Olga–', '10 more'],
    ['Toughness', 'Ulf+72', 'Olga–', '72 more'],
    ['Parry', 'Ulf+3%', 'Olga–', '3% more'],
    ['Bonus', 'Ulf', 'Olga', 'Difference'],
    ['Watch, 2 pieces: +72 Toughness', 'UlfActive (2 pieces)', 'OlgaInactive', '▲Only Ulf'],
  ]);
  expect(text).toContain('Ulf is a damage dealer, Olga a healer');
  expect(html).toContain('data-item-card="/character/8/armory/BELT/tooltip"');
});

it('gives the second item of a slot the card of the item alone', async () => {
  const twice = armory(worn('HELM', { id: '1' }), worn('HELM', { id: '2' }));
  const { html } = await rendered(
    <ComparedArmory mine={twice} theirs={other} choices={null} error={null} form="" />,
  );
  expect(html).toMatch(/"\/character\/7\/armory\/HELM\/tooltip".*data-item-card="\/item\/2\/tooltip"/s);
});

it('shows the talismans of an item without a level', async () => {
  const { html } = await shown(armory({ ...worn('HELM'), talismans: [onyx] }));
  expect(html).toContain('alt="Onyx"');
});

it('tells two of the same name apart, and says so where there is nothing to compare', async () => {
  const { rows } = await compared({ ...other, name: 'Ulf' });
  expect(rows[0]).toEqual(['Slot', 'Ulf #7', 'Ulf #8', 'Difference']);
  const { text } = await rendered(
    <ComparedArmory mine={armory()} theirs={armory()} choices={null} error={null} form="" />,
  );
  expect(text).toMatch(
    /Nothing is worn vs .*Neither wears anything\..*Nothing adds up\..*No bonus is active\.$/,
  );
});

it('shows an armory alone where there is no other, and why', async () => {
  expect((await compared(null)).text).toMatch(/There is no other character with this name.*FORM Summary/);
  const choices = await compared(null, { choices: 'Who is meant?' });
  expect(choices.text).toMatch(/^Who is meant\? Armor/);
  const failed = await compared(null, { choices: 'Who is meant?', error: new ApiError('unreachable') });
  expect(failed.text).not.toMatch(/Who is meant|no other character/);
});
