import { describe, expect, it } from 'vitest';

import type { ItemCardFragment, WornItemFragment } from '#graphql/generated/documents.ts';
import { PLAIN } from '#lib/game/items/item-card-fixture.ts';
import { bareBuild } from '#lib/url/build/worn-build.ts';

import type { BaseStats, Build } from './build.ts';
import { buildStats } from './build-stats.ts';

/* P3, RB and W are the sources that lib/decisions/57-rules-of-builds.md names. */

const wearing = (
  equipSlot: WornItemFragment['equipSlot'],
  item: Partial<ItemCardFragment>,
): WornItemFragment => ({ equipSlot, item: { ...PLAIN, ...item }, talismans: [] });

const stat = (name: string, value: number, percentage = false) =>
  ({ stat: name, value, percentage }) as ItemCardFragment['stats'][number];

const giving = (...stats: ItemCardFragment['stats'][number][]) => [wearing('HELM', { stats })];

interface Case {
  readonly build?: Partial<Build>;
  readonly gear?: readonly WornItemFragment[];
  readonly base?: BaseStats;
}

const find = (name: string, { build = {}, gear = [], base }: Case) =>
  buildStats({ ...bareBuild('SLAYER'), ...build }, gear, base ?? {}).find((each) => each.stat === name);

const trained = (training: Build['training']): Case => ({ build: { training } });
const at = (level: number, base: BaseStats): Case => ({ build: { level }, base });

describe('buildStats', () => {
  it.each<readonly [source: string, name: string, Case, value: number]>([
    ['P3, RB, W: the soft cap of level 40 is 1,050', 'STRENGTH', at(40, { STRENGTH: 1050 }), 1050],
    ['P3, RB, W: above it, points count half', 'STRENGTH', at(40, { STRENGTH: 1250 }), 1150],
    [
      'C, P3: a hard cap of 40 points a level, against W with 60',
      'STRENGTH',
      at(40, { STRENGTH: 5000 }),
      1650,
    ],
    ['P3, RB, W: the soft cap of level 20 is 550', 'TOUGHNESS', at(20, { TOUGHNESS: 560 }), 555],
    ['P3, RB, W: the soft cap of level 1 is 75', 'WOUNDS', at(1, { WOUNDS: 77 }), 76],
    ['P3, RB: Parry + Initiative x 3/100', 'PARRY', at(40, { INITIATIVE: 200 }), 6],
    ['P3, RB: Evade + Initiative x 3/100', 'EVADE', at(40, { INITIATIVE: 210 }), 6.3],
    ['P3, RB: Disrupt + Willpower x 3/100', 'DISRUPT', at(40, { WILLPOWER: 300 }), 9],
    ['P3, RB: Block + Toughness/200', 'BLOCK', at(40, { TOUGHNESS: 400 }), 2],
    ['P3: avoidance takes points before the cap', 'PARRY', at(40, { INITIATIVE: 1250 }), 37.5],
    [
      'P3: critical hits take points after the cap',
      'CRITICAL_HIT_RATE_REDUCTION',
      at(40, { INITIATIVE: 1250 }),
      57.5,
    ],
    [
      'P3, RB: critical hits - Initiative x 5/100',
      'CRITICAL_HIT_RATE_REDUCTION',
      at(40, { INITIATIVE: 200 }),
      10,
    ],
    ['P3, RB: penetration at level 40', 'ARMOR_PENETRATION', at(40, { WEAPON_SKILL: 700 }), 50],
    ['P3, RB: penetration at level 20', 'ARMOR_PENETRATION', at(20, { WEAPON_SKILL: 200 }), 25],
    ['P3, RB: Strength/100 against parry', 'PARRY_STRIKETHROUGH', at(40, { STRENGTH: 400 }), 4],
    [
      'P3, RB: Ballistic Skill/100 against evade',
      'EVADE_STRIKETHROUGH',
      at(40, { BALLISTIC_SKILL: 350 }),
      3.5,
    ],
    ['P3, RB: Intelligence/100 against disrupt', 'DISRUPT_STRIKETHROUGH', at(40, { INTELLIGENCE: 270 }), 2.7],
    ['P3: Strength/200 against block', 'BLOCK_STRIKETHROUGH_MELEE', at(40, { STRENGTH: 400 }), 2],
    [
      'P3: Ballistic Skill/200 against block',
      'BLOCK_STRIKETHROUGH_RANGED',
      at(40, { BALLISTIC_SKILL: 300 }),
      1.5,
    ],
    ['P3: Intelligence/200 against block', 'BLOCK_STRIKETHROUGH_MAGIC', at(40, { INTELLIGENCE: 200 }), 1],
    [
      'P3: not added up by kind, as RB does',
      'BLOCK_STRIKETHROUGH_MELEE',
      at(40, { STRENGTH: 400, BALLISTIC_SKILL: 300, INTELLIGENCE: 200 }),
      2,
    ],
    [
      'P3: what gear gives counts for each kind',
      'BLOCK_STRIKETHROUGH_RANGED',
      { gear: giving(stat('BLOCK_STRIKETHROUGH', 3)) },
      3,
    ],
    [
      'P3, RB: melee bonus',
      'MELEE_BONUS',
      { base: { STRENGTH: 500 }, gear: giving(stat('MELEE_POWER', 125)) },
      125,
    ],
    [
      'P3, RB: ranged bonus',
      'RANGED_BONUS',
      { base: { BALLISTIC_SKILL: 245 }, gear: giving(stat('RANGED_POWER', 55)) },
      60,
    ],
    [
      'P3, RB: magic bonus',
      'MAGIC_BONUS',
      { base: { INTELLIGENCE: 301 }, gear: giving(stat('MAGIC_POWER', 99)) },
      80,
    ],
    [
      'P3, RB: healing bonus',
      'HEALING_BONUS',
      { base: { WILLPOWER: 405 }, gear: giving(stat('HEALING_POWER', 95)) },
      100,
    ],
    [
      'P3, RB: the armor of a shield x 3/100 is block',
      'BLOCK',
      { gear: [wearing('OFF_HAND', { type: 'SHIELD', armor: 400 })] },
      12,
    ],
    [
      'API: damage per second is written times ten',
      'WEAPON_DPS_MAIN_HAND',
      { gear: [wearing('MAIN_HAND', { type: 'AXE', dps: 543 })] },
      54.3,
    ],
    [
      'API: so it is in the off hand',
      'WEAPON_DPS_OFF_HAND',
      { gear: [wearing('OFF_HAND', { type: 'AXE', dps: 400 })] },
      40,
    ],
    [
      'API: and of a bow',
      'WEAPON_DPS_RANGED',
      { gear: [wearing('RANGED_WEAPON', { type: 'BOW', dps: 611 })] },
      61.1,
    ],
    [
      'P3: percentages of damage multiply',
      'OUTGOING_DAMAGE_PERCENT',
      { ...trained({ 'hardy-concession': 4 }), gear: giving(stat('OUTGOING_DAMAGE', 10)) },
      -1,
    ],
    [
      'P3: so do those of damage taken',
      'INCOMING_DAMAGE_PERCENT',
      { gear: giving(stat('INCOMING_DAMAGE', -10, true), stat('INCOMING_DAMAGE_PERCENT', -10)) },
      -19,
    ],
    [
      'P3: and those of healing',
      'INCOMING_HEAL_PERCENT',
      { gear: giving(stat('INCOMING_HEAL_PERCENT', 10), stat('INCOMING_HEAL_PERCENT', 20)) },
      32,
    ],
    [
      'RB: Hardy Concession, damage taken',
      'INCOMING_DAMAGE_PERCENT',
      trained({ 'hardy-concession': 5 }),
      -15,
    ],
    ['RB: Hardy Concession, damage', 'OUTGOING_DAMAGE_PERCENT', trained({ 'hardy-concession': 1 }), -1],
    ['RB: Hardy Concession, healing', 'OUTGOING_HEAL_PERCENT', trained({ 'hardy-concession': 2 }), -3],
    [
      'C: the bonus is from Strength after the cap, and all of the power',
      'MELEE_BONUS',
      { ...at(40, { STRENGTH: 1288 }), gear: giving(stat('MELEE_POWER', 60)) },
      245.8,
    ],
    [
      'C: strikethrough is from Strength after the cap',
      'PARRY_STRIKETHROUGH',
      at(40, { STRENGTH: 1250 }),
      11.5,
    ],
    [
      'C: general critical hits count in melee',
      'MELEE_CRIT_RATE',
      { gear: giving(stat('CRITICAL_HIT_RATE', 3, true)) },
      3,
    ],
    ['C: and at range', 'RANGED_CRIT_RATE', { gear: giving(stat('CRITICAL_HIT_RATE', 3, true)) }, 3],
    ['RB: an attribute, one step', 'STRENGTH', trained({ strength: 1 }), 4],
    ['RB: an attribute, all steps', 'WOUNDS', trained({ wounds: 5 }), 120],
    ['RB: an attribute, three steps', 'WILLPOWER', trained({ willpower: 3 }), 38],
    ['RB: Opportunist raises melee', 'MELEE_CRIT_RATE', trained({ opportunist: 4 }), 14],
    ['RB: Sure Shot', 'RANGED_CRIT_RATE', trained({ 'sure-shot': 3 }), 9],
    ['RB: Focused Power', 'MAGIC_CRIT_RATE', trained({ 'focused-power': 2 }), 5],
    ['RB: Spiritual Refinement', 'HEAL_CRIT_RATE', trained({ 'spiritual-refinement': 1 }), 2],
    ['RB: Futile Strikes', 'CRITICAL_HIT_RATE_REDUCTION', trained({ 'futile-strikes': 4 }), 24],
    ['RB: Trivial Blows', 'CRITICAL_DAMAGE_TAKEN_REDUCTION', trained({ 'trivial-blows': 4 }), 40],
    ['RB: Reflexes', 'PARRY', trained({ reflexes: 4 }), 18],
    ['RB: Deft Defender, evade', 'EVADE', trained({ 'deft-defender': 4 }), 18],
    ['RB: Deft Defender, disrupt', 'DISRUPT', trained({ 'deft-defender': 2 }), 7],
    ['RB: Defender', 'BLOCK', trained({ defender: 4 }), 10],
    ['RB: Regeneration in four seconds', 'HEALTH_REGEN', trained({ regeneration: 3 }), 140],
    ['RB: Expanded Capacity', 'MAX_ACTION_POINTS', trained({ 'expanded-capacity': 3 }), 50],
  ])('%s', (_source, name, given, value) => {
    const found = find(name, given);
    expect(found?.value).toBeCloseTo(value, 2);
    expect(found?.parts.reduce((sum, part) => sum + part.value, 0)).toBeCloseTo(value, 2);
  });

  it('names the parts of a stat', () => {
    const found = find('PARRY', { ...trained({ reflexes: 4 }), base: { INITIATIVE: 210 } });
    expect(found).toMatchObject({
      value: 24.3,
      unit: 'percent',
      group: 'defence',
      parts: [
        { from: 'Renown training', value: 18 },
        { from: 'Initiative 210', value: 6.3 },
      ],
      note: null,
    });
    expect(find('STRENGTH', at(40, { STRENGTH: 1250 }))).toMatchObject({
      parts: [
        { from: 'Base', value: 1250 },
        { from: 'Above the soft cap', value: -100 },
      ],
      note: 'Points above 1,050 count half, up to 1,650 as the game shows it; another source says up to 2,450.',
    });
    expect(find('BLOCK', at(40, { TOUGHNESS: 400 }))?.note).toBe('Without a shield.');
    expect(find('PARRY', at(40, { INITIATIVE: 1250 }))?.note).toMatch(/not certain/);
  });

  it('keeps shares of an attribute apart from its points, and groups in their order', () => {
    const stats = buildStats(
      bareBuild('SLAYER'),
      giving(stat('PARRY', 2), stat('STRENGTH', 5), stat('STRENGTH', 2, true), stat('WOUNDS', 1)),
      {},
    );
    expect(stats.map((each) => [each.stat, each.label, each.unit, each.value])).toEqual([
      ['STRENGTH', 'Strength', 'points', 5],
      ['WOUNDS', 'Wounds', 'points', 1],
      ['MELEE_BONUS', 'Melee Bonus', 'points', 1],
      ['PARRY_STRIKETHROUGH', 'Reduced chance to be Parried', 'percent', 0.05],
      ['BLOCK_STRIKETHROUGH_MELEE', 'Reduced chance to be Blocked, melee', 'percent', 0.025],
      ['PARRY', 'Parry', 'percent', 2],
      ['HIT_POINTS', 'Hit Points', 'points', 10],
      ['CRITICAL_HIT_CHANCE', 'Chance to be Critically Hit', 'percent', 25],
      ['STRENGTH_PERCENT', 'Strength', 'percent', 2],
    ]);
  });

  it.each([
    ['C: Wounds x 10', 'HIT_POINTS', at(40, { WOUNDS: 560 }), 5600],
    ['C: Wounds after the cap x 10', 'HIT_POINTS', at(40, { WOUNDS: 1250 }), 11_500],
    ['C: Toughness/5 off each hit', 'HIT_REDUCTION', at(40, { TOUGHNESS: 400 }), 80],
    ['C: 15 + level/4 - Initiative x 5/100', 'CRITICAL_HIT_CHANCE', at(40, { INITIATIVE: 200 }), 15],
    ['C: 15 + level/4 at level 20', 'CRITICAL_HIT_CHANCE', at(20, {}), 20],
    ['C: never below zero', 'CRITICAL_HIT_CHANCE', at(40, { INITIATIVE: 1040 }), 0],
    ['C: armor x 0.4/(44 x level)', 'ARMOR_MITIGATION', { gear: [wearing('BODY', { armor: 4400 })] }, 100],
    [
      'C: 0.2 x resistance/(8.4 x level)',
      'ELEMENTAL_MITIGATION',
      { gear: giving(stat('ELEMENTAL_RESISTANCE', 336)) },
      20,
    ],
    [
      'C: above 16.8 x level a third',
      'SPIRIT_MITIGATION',
      { gear: giving(stat('SPIRIT_RESISTANCE', 672 + 504)) },
      50,
    ],
    ['C: at most 75%', 'CORPOREAL_MITIGATION', { gear: giving(stat('CORPOREAL_RESISTANCE', 9000)) }, 75],
  ] as const)('says what attacks meet: %s', (_, name, of, value) => {
    expect(find(name, of)?.value).toBeCloseTo(value, 6);
  });

  it('says what is wasted, and where points count less', () => {
    expect(find('CRITICAL_HIT_CHANCE', at(40, { INITIATIVE: 1140 }))).toMatchObject({
      parts: [
        { from: 'Level 40', value: 25 },
        { from: 'Reduced chance to be Critically Hit', value: -54.75 },
        { from: 'Wasted', value: 29.75 },
      ],
      note: '54.8% reduced of 25%: 29.8 percentage points are wasted.',
    });
    expect(find('CRITICAL_HIT_CHANCE', at(40, { INITIATIVE: 500 }))?.note).toBeNull();
    const resistance = (points: number) => ({ gear: giving(stat('SPIRIT_RESISTANCE', points)) });
    expect(find('SPIRIT_MITIGATION', resistance(672))?.note).toBeNull();
    expect(find('SPIRIT_MITIGATION', resistance(673))?.note).toBe('Points above 672 count a third.');
    expect(find('SPIRIT_MITIGATION', resistance(9000))?.note).toBe('No more than 75%.');
  });

  it('leaves out what follows from attributes where the own stats of the career are not known', () => {
    const gear = [
      ...giving(stat('INITIATIVE', 200), stat('PARRY', 2), stat('MELEE_POWER', 50)),
      wearing('OFF_HAND', { type: 'SHIELD', armor: 300 }),
    ];
    const stats = buildStats(bareBuild('SLAYER'), gear, null);
    expect(stats.map((each) => [each.stat, each.value])).toEqual([
      ['INITIATIVE', 200],
      ['MELEE_POWER', 50],
      ['BLOCK_RATING', 300],
      ['PARRY', 2],
      ['BLOCK', 9],
    ]);
  });
});
