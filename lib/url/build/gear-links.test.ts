import { describe, expect, it } from 'vitest';

import { planOf, planned } from './testing/plan.ts';
import type { EquipSlot, ItemCardFragment } from '#graphql/generated/documents.ts';
import { PLAIN } from '#lib/game/items/item-card-fixture.ts';

import { bareHref, fillLink, setLink } from './gear-links.ts';
import { slotsIn } from './worn-build.ts';

const SET = { id: '9', name: 'Ninth', items: [], bonuses: [] };

const talismanOf = (id: string) => ({ ...PLAIN, id });

const worn = (
  equipSlot: EquipSlot,
  id: string,
  item: Partial<ItemCardFragment> = {},
  ...talismans: string[]
) => ({
  equipSlot,
  item: { ...PLAIN, id, ...item },
  talismans: talismans.map(talismanOf),
});

/** The plan of an address that has what is worn. */
function wearing(query: Record<string, string>, ...gear: ReturnType<typeof worn>[]) {
  const plan = planOf(query);
  const build = { ...plan.address.mine.build, slots: slotsIn(gear) };
  return { ...plan, mine: planned({ build, gear }) };
}

const piece = (id: string, slot: EquipSlot, levelRequirement = 1, renownRankRequirement = 0) => ({
  id,
  slot,
  levelRequirement,
  renownRankRequirement,
});

describe('setLink', () => {
  it('puts each piece into an empty slot that takes it, or in place of what is of no set', () => {
    const plan = wearing(
      { body: '5', 'body.talismans': '6', 'jewellery-1': '1' },
      worn('JEWELLERY1', '1', { itemSet: SET }),
      worn('BODY', '5', {}, '6'),
    );
    const link = setLink(plan, '9', [piece('2', 'BODY'), piece('3', 'JEWELLERY1'), piece('4', 'JEWELLERY1')]);
    expect(link).toEqual({
      href: '/build/slayer?body=2&jewellery-1=1&jewellery-2=3&jewellery-3=4',
      pieces: 3,
      outOfReach: 0,
    });
  });

  it('leaves out what needs more than the build has, and pieces without a place', () => {
    const plan = wearing({ helm: '1', level: '30', renown: '20' }, worn('HELM', '1', { itemSet: SET }));
    const pieces = [
      piece('2', 'BODY', 31),
      piece('3', 'BOOTS', 30, 21),
      piece('4', 'HELM'),
      piece('5', 'BELT'),
    ];
    expect(setLink(plan, '9', pieces)).toEqual({
      href: '/build/slayer?belt=5&helm=1&level=30&renown=20',
      pieces: 1,
      outOfReach: 2,
    });
    expect(setLink(plan, '9', pieces.slice(0, 3))).toBeNull();
    expect(setLink(plan, '9', [])).toBeNull();
  });
});

describe('fillLink', () => {
  it('puts a talisman into each item with an empty place that does not hold it', () => {
    const plan = wearing(
      { helm: '1', 'helm.talismans': '7', body: '2', boots: '3', 'boots.talismans': '8', gloves: '4' },
      worn('HELM', '1', { talismanSlots: 2 }, '7'),
      worn('BODY', '2', { talismanSlots: 1 }),
      worn('BOOTS', '3', { talismanSlots: 2 }, '8'),
      worn('GLOVES', '4', { talismanSlots: 0 }),
    );
    expect(fillLink(plan, '', '8')).toEqual({
      href: '/build/slayer?body=2&body.talismans=8&boots=3&boots.talismans=8&gloves=4&helm=1&helm.talismans=7%2C8',
      items: 2,
    });
    expect(fillLink(plan, '', '7')?.items).toBe(2);
    expect(fillLink(plan, 'b.', '7')).toBeNull();
  });

  it('is none for a single item: choosing the talisman does the same', () => {
    expect(fillLink(wearing({ body: '2' }, worn('BODY', '2', { talismanSlots: 1 })), '', '8')).toBeNull();
  });
});

describe('bareHref', () => {
  it('keeps all but items and talismans; none where nothing is worn', () => {
    const plan = wearing(
      { helm: '1', 'helm.talismans': '7', level: '30', 'train.strength': '2' },
      worn('HELM', '1', { talismanSlots: 1 }, '7'),
    );
    expect(bareHref(plan)).toBe('/build/slayer?level=30&train.strength=2');
    expect(bareHref(wearing({ level: '30' }))).toBeNull();
  });
});
