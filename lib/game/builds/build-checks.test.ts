import { describe, expect, it } from 'vitest';

import type { Career, ItemCardFragment, WornItemFragment } from '#graphql/generated/documents.ts';
import { TRAINING } from '#graphql/rules/usable-items.ts';
import { PLAIN } from '#lib/game/items/item-card-fixture.ts';
import { bareBuild } from '#lib/url/build/worn-build.ts';

import { type Build, checkGear, checkPoints } from './build.ts';
import hands from './hands.json' with { type: 'json' };
import { masteryPoints, tacticSlots, trainingCost, trainingPoints } from './training.ts';

type Slot = WornItemFragment['equipSlot'];

const wearing = (
  equipSlot: Slot,
  item: Partial<ItemCardFragment> = {},
  talismans: readonly Partial<ItemCardFragment>[] = [],
): WornItemFragment => ({
  equipSlot,
  item: { ...PLAIN, type: 'ACCESSORY', slot: equipSlot, ...item },
  talismans: talismans.map((each) => ({ ...PLAIN, type: 'ENHANCEMENT', ...each })),
});

/* RB and P3 are the sources that lib/decisions/57-rules-of-builds.md names; the API has what items ask for. */

const refused = (build: Partial<Build>, ...gear: readonly WornItemFragment[]) =>
  checkGear({ ...bareBuild('SLAYER'), ...build }, gear).refusals;

const AXE = { type: 'AXE', slot: 'EITHER_HAND', name: 'Cleaver' } as const;
const GREAT_AXE = { ...AXE, slot: 'MAIN_HAND', speed: 360, name: 'Great Axe' } as const;
const SHIELD = { type: 'SHIELD', slot: 'OFF_HAND' } as const;

describe('checkGear', () => {
  it.each<
    readonly [source: string, Partial<Build>, readonly WornItemFragment[], refusals: readonly string[]]
  >([
    [
      'API: level',
      { level: 30 },
      [wearing('HELM', { levelRequirement: 31 })],
      ['Helm: Warcrown needs level 31.'],
    ],
    ['API: level that is reached', { level: 31 }, [wearing('HELM', { levelRequirement: 31 })], []],
    [
      'API: renown rank',
      { renown: 69 },
      [wearing('BOOTS', { renownRankRequirement: 70 })],
      ['Boots: Warcrown needs renown rank 70.'],
    ],
    [
      'API: race',
      {},
      [wearing('BACK', { raceRestriction: ['HIGH_ELF', 'DARK_ELF'] })],
      ['Back: Warcrown is for another race: High Elf, Dark Elf.'],
    ],
    [
      'API: career',
      {},
      [wearing('BELT', { careerRestriction: ['CHOPPA'] })],
      ['Belt: Warcrown is not for the career Slayer.'],
    ],
    [
      'API: a type that the career is not known for, which the item alone forbids',
      { career: 'BLACK_ORC' },
      [wearing('BODY', { type: 'HEAVY_ARMOR' }), wearing('MAIN_HAND', AXE)],
      [],
    ],
    [
      'API: a shield of another kind',
      { career: 'IRON_BREAKER' },
      [wearing('OFF_HAND', { type: 'EXPERT_SHIELD', slot: 'OFF_HAND' })],
      [],
    ],
    ['API: slot', {}, [wearing('HELM', { slot: 'BOOTS' })], ['Helm: Warcrown is worn elsewhere: Boots.']],
    ['API: no slot', {}, [wearing('HELM', { slot: 'NONE' })], ['Helm: Warcrown is not worn.']],
    ['RB, P3: jewellery 2 takes pieces of 1', {}, [wearing('JEWELLERY2', { slot: 'JEWELLERY1' })], []],
    ['RB, P3: jewellery 4 takes pieces of 1', {}, [wearing('JEWELLERY4', { slot: 'JEWELLERY1' })], []],
    [
      'RB, P3: jewellery 1 takes none of 2',
      {},
      [wearing('JEWELLERY1', { slot: 'JEWELLERY2' })],
      ['Jewellery 1: Warcrown is worn elsewhere: Jewellery.'],
    ],
    ['RB, P3: pockets are alike', {}, [wearing('POCKET2', { slot: 'POCKET1' })], []],
    ['RB, P3: either hand is the main hand too', {}, [wearing('MAIN_HAND', AXE)], []],
    ['RB, P3: and the off hand of a slayer', {}, [wearing('MAIN_HAND', AXE), wearing('OFF_HAND', AXE)], []],
    [
      'RB, P3: no second weapon for a white lion',
      { career: 'WHITE_LION' },
      [wearing('OFF_HAND', AXE)],
      ['Off Hand: Cleaver is nothing that the career White Lion has in the off hand.'],
    ],
    [
      'RB, P3: none beside a shield for an ironbreaker',
      { career: 'IRON_BREAKER' },
      [wearing('OFF_HAND', AXE)],
      ['Off Hand: Cleaver is nothing that the career Ironbreaker has in the off hand.'],
    ],
    ['P3: a shield for a disciple', { career: 'DISCIPLE_OF_KHAINE' }, [wearing('OFF_HAND', SHIELD)], []],
    ['P3: a shield for a warrior priest', { career: 'WARRIOR_PRIEST' }, [wearing('OFF_HAND', SHIELD)], []],
    [
      'RB: a slow weapon of the main hand takes both',
      {},
      [wearing('MAIN_HAND', GREAT_AXE), wearing('OFF_HAND', AXE)],
      ['Off Hand: Cleaver finds no hand: Great Axe takes both.'],
    ],
    [
      'RB: one of either hand never does',
      {},
      [wearing('MAIN_HAND', { ...AXE, speed: 400 }), wearing('OFF_HAND', AXE)],
      [],
    ],
    [
      'RB, P3: unique-equipped twice',
      {},
      [
        wearing('JEWELLERY1', { uniqueEquipped: true }),
        wearing('JEWELLERY2', { slot: 'JEWELLERY1', uniqueEquipped: true }),
      ],
      ['Jewellery 2: Warcrown is worn once only.'],
    ],
    [
      'RB, P3: two equal talismans in one item',
      {},
      [wearing('HELM', { talismanSlots: 2 }, [{ id: '1' }, { id: '1' }])],
      ['Helm: Warcrown cannot hold two equal talismans.'],
    ],
    [
      'API: more talismans than there is room for',
      {},
      [wearing('HELM', { talismanSlots: 1 }, [{ id: '1' }, { id: '2' }])],
      ['Helm: Warcrown has room for one talisman.'],
    ],
    [
      'API: a sword is no talisman',
      {},
      [wearing('HELM', { talismanSlots: 1 }, [{ id: '1', type: 'SWORD' }])],
      ['Helm: Warcrown takes only talismans.'],
    ],
  ])('%s', (_source, build, gear, refusals) => {
    expect(refused(build, ...gear)).toEqual(refusals);
  });

  it('lets careers have in the off hand something that the API lets them use', () => {
    for (const [career, types] of Object.entries(hands.offHand)) {
      expect(
        TRAINING[career as Career].some((type) => types.includes(type)) || types.includes('PISTOL'),
      ).toBe(true);
    }
    expect(Object.keys(hands.offHand)).toHaveLength(14);
  });
});

describe('points', () => {
  it.each([
    ['RB: training below level 40 is the level', trainingPoints(39, 100), 39],
    ['RB: then the renown rank', trainingPoints(40, 63), 63],
    ['RB: at most 80', trainingPoints(40, 100), 80],
    ['RB: a whole attribute takes 34', trainingCost({ wounds: 5 }), 34],
    ['RB: a whole critical line takes 45', trainingCost({ opportunist: 4 }), 45],
    ['RB: a whole line of defence takes 20', trainingCost({ reflexes: 4, defender: 0 }), 20],
    ['RB: Improved Flee takes 25', trainingCost({ 'improved-flee': 2 }), 25],
    ['RB: no mastery up to level 10', masteryPoints(10, 80) - masteryPoints(1, 80), 0],
    ['RB: 1 at level 11', masteryPoints(11, 0), 1],
    ['RB: 4 at level 17', masteryPoints(17, 39), 4],
    ['RB, against W with 26: 25 at level 40', masteryPoints(40, 0), 25],
    ['RB: 29 with renown rank 70', masteryPoints(40, 70), 29],
    ['RB: no tactics below level 8', tacticSlots(7), 0],
    ['RB: one for eight levels', tacticSlots(31), 3],
    ['RB: at most four', tacticSlots(40), 4],
  ])('%s', (_source, value, expected) => {
    expect(value).toBe(expected);
  });

  it('cuts the last of what is too much to what is affordable, and says so', () => {
    const build: Build = {
      ...bareBuild('SLAYER'),
      renown: 40,
      training: { strength: 5, reflexes: 9, opportunist: 1 },
      paths: [15, 12, 11],
    };
    const { build: kept, refusals } = checkPoints(build);
    expect(kept).toMatchObject({ training: { strength: 5, reflexes: 2 }, paths: [15, 11, 0] });
    expect(refusals).toEqual([
      'Reflexes: there are no more than 4 steps.',
      'Reflexes: 2 of 4 steps, since there are 40 points of renown training.',
      'Opportunist: 0 of 1 steps, since there are 40 points of renown training.',
      'Path 2: 11 of 12 points, since there are 26 points of mastery.',
      'Path 3: 0 of 11 points, since there are 26 points of mastery.',
    ]);
    expect(checkPoints(kept)).toEqual({ build: kept, refusals: [] });
  });
});
