import { describe, expect, it } from 'vitest';

import { pageAddress } from '../page-address.ts';
import { listHref } from '../paging/list-address.ts';
import {
  buildHref,
  buildParams,
  changedHref,
  pickHref,
  readBuildAddress,
  slotHref,
} from './build-address.ts';
import { readBuild } from './read-build.ts';
import { bareBuild, planFrom, slotFor, slotsIn } from './worn-build.ts';

const read = (query: Readonly<Record<string, string>>) => readBuildAddress('SLAYER', query);

/** The parameters of an address that is written again. */
const again = (query: Readonly<Record<string, string>>) => listHref(read(query).list);

const WHOLE = {
  level: '38',
  renown: '0',
  helm: '12',
  'helm.talismans': '7,8',
  'jewellery-4': '13',
  'train.strength': '3',
  'path-2': '11',
  ability: '5,6',
  'b.helm': '14',
  'b.level': '12',
  has: '99',
  pick: 'b.helm.2',
};

/** Addresses that nobody writes by hand, with the parameters that stay of them. */
const HOSTILE: readonly (readonly [
  query: Readonly<Record<string, string>>,
  kept: Readonly<Record<string, string>>,
])[] = [
  [{ level: '0' }, {}],
  [{ level: '41' }, {}],
  [{ level: '-1' }, {}],
  [{ level: '1e1' }, {}],
  [{ level: '4.5' }, {}],
  [{ level: '٤٠' }, {}],
  [{ level: 'NaN' }, {}],
  [{ level: '9'.repeat(150) }, {}],
  [{ renown: '101' }, {}],
  [{ renown: '-0' }, {}],
  [{ renown: '0x10' }, {}],
  [{ helm: '0' }, {}],
  [{ helm: '-5' }, {}],
  [{ helm: '007' }, {}],
  [{ helm: '4294967296' }, {}],
  [{ helm: '12;drop table item' }, {}],
  [{ helm: "' or 1=1 --" }, {}],
  [{ helm: '<script>alert(1)</script>' }, {}],
  [{ helm: '../../etc/passwd' }, {}],
  [{ helm: '12\u0000' }, { helm: '12' }],
  [{ helm: '{"in":[1]}' }, {}],
  [{ helm: '12,13' }, { helm: '12' }],
  [{ helm: ',,,' }, {}],
  [{ 'helm.talismans': '7' }, {}],
  [
    { helm: '12', 'helm.talismans': '7,x,8' },
    { helm: '12', 'helm.talismans': '7,8' },
  ],
  [
    { helm: '12', 'helm.talismans': '1,2,3,4,5,6,7,8,9' },
    { helm: '12', 'helm.talismans': '1,2,3,4,5,6' },
  ],
  [{ helm: '12', 'helm.talismans': ',' }, { helm: '12' }],
  [{ 'train.strength': '6' }, {}],
  [{ 'train.strength': '-1' }, {}],
  [{ 'train.__proto__': '3' }, {}],
  [{ 'train.toString': '3' }, {}],
  [{ 'path-1': '16' }, {}],
  [{ 'path-4': '3' }, {}],
  [{ ability: '1,2,3,4,5,6,7,8,9,10' }, { ability: '1,2,3,4,5,6,7,8' }],
  [{ ability: 'fireball' }, {}],
  [{ 'b.helm': 'x' }, {}],
  [{ 'b.b.helm': '12' }, {}],
  [{ vs: 'Kordak', 'b.helm': '12' }, { vs: 'Kordak' }],
  [{ has: 'Kordak' }, {}],
  [{ has: '-3' }, {}],
  [{ pick: 'constructor' }, {}],
  [{ pick: 'helm.7' }, {}],
  [{ pick: 'b.b.helm' }, {}],
  [{ pick: 'b.helm' }, {}],
  [{ pick: 'b.helm', 'b.helm': '12', vs: '7' }, { vs: '7' }],
  [{ pick: 'helm.__proto__' }, {}],
  [{ pick: 'HELM' }, {}],
  [{ constructor: '1', __proto__x: '2', toString: '3' }, {}],
];

describe('the address of a build', () => {
  it('is read and written without loss', () => {
    const { mine, theirs, has, pick, refusals, list } = read(WHOLE);
    expect(refusals).toEqual([]);
    expect(mine.build).toMatchObject({
      level: 38,
      renown: 0,
      slots: { helm: { item: '12', talismans: ['7', '8'] }, 'jewellery-4': { item: '13', talismans: [] } },
      training: { strength: 3 },
      paths: [0, 11, 0],
      abilities: ['5', '6'],
    });
    expect(theirs?.build).toMatchObject({ level: 12, renown: 80, slots: { helm: { item: '14' } } });
    expect({ has, pick }).toEqual({ has: '99', pick: { prefix: 'b.', slot: 'helm', talisman: 2 } });
    expect(list.params).toEqual(WHOLE);
    expect(buildParams(mine.build)).not.toHaveProperty('b.helm');
  });

  it('leaves out what is the default', () => {
    expect(again({ level: '40', renown: '80', 'path-1': '0', 'train.strength': '0', helm: '' })).toBe(
      '/build/slayer',
    );
    expect(read({}).theirs).toBeNull();
  });

  it.each(HOSTILE)('keeps of %j only %j', (query, kept) => {
    const { list, refusals } = read(query);
    expect(list.params).toEqual(kept);
    for (const refusal of refusals) {
      expect(refusal.length).toBeLessThan(120);
      expect(refusal).toMatch(/\.$/);
    }
    expect(again(kept)).toBe(listHref(list));
  });

  it('says what it dropped', () => {
    const query = {
      level: '99',
      'b.renown': 'x',
      helm: '1,2',
      has: 'me',
      pick: 'nose',
      rarity: 'blue',
      stat: '',
    };
    expect(read(query).refusals).toEqual([
      'Level: "99" is not a number from 1 to 40.',
      'Helm: of 2 numbers only the first 1 count.',
      'Second build: Renown rank: "x" is not a number from 0 to 100.',
      'What is worn already: there is no such character.',
      'There is no such slot to choose for.',
      'Rarity: "blue" is none of the choices.',
    ]);
  });

  it('opens and closes the list of a slot, and starts it at the first row', () => {
    const address = read({ helm: '12', pick: 'helm', query: 'axe', after: 'MQ==' });
    expect(pickHref(address, { prefix: '', slot: 'back', talisman: null })).toBe(
      '/build/slayer?helm=12&pick=back#fits',
    );
    const second = { prefix: 'b.', slot: 'helm', talisman: 2 } as const;
    expect(slotHref(address, second, { helm: '13' })).toBe('/build/slayer?helm=13#b.helm');
    expect(changedHref(address, { helm: '13' })).toBe('/build/slayer?helm=13');
  });

  it('is one page in the cache in every spelling of its parameters', () => {
    expect(pageAddress('/build/slayer?renown=70&utm_source=x&helm=12')).toBe(
      '/build/slayer?helm=12&renown=70',
    );
  });
});

describe('a build of worn items', () => {
  const item = (id: string, equipSlot: 'HELM' | 'JEWELLERY2' | 'TROPHY1') =>
    ({ equipSlot, item: { id }, talismans: [{ id: '7' }] }) as never;

  it('has the first item of each slot that builds have', () => {
    expect(slotsIn([item('1', 'HELM'), item('2', 'HELM'), item('3', 'TROPHY1')])).toEqual({
      helm: { item: '1', talismans: ['7'] },
    });
  });

  it('begins with what a character wears, which costs nothing', () => {
    const slayer = { id: '99', career: 'SLAYER', level: 40, renownRank: 62 };
    expect(planFrom(slayer, [item('3', 'JEWELLERY2')])).toBe(
      '/build/slayer?has=99&jewellery-2=3&jewellery-2.talismans=7&renown=62',
    );
    expect(planFrom({ ...slayer, career: 'SKY_KNIGHT' }, [])).toBeNull();
  });

  it('finds the slot of an item', () => {
    expect([slotFor('EITHER_HAND'), slotFor('POCKET1'), slotFor('NONE')]).toEqual([
      'main-hand',
      'pocket-1',
      undefined,
    ]);
  });

  it('is read back out of its own address', () => {
    const build = {
      ...bareBuild('WHITE_LION'),
      renown: 55,
      slots: { boots: { item: '4', talismans: ['1'] } },
    };
    const query = Object.fromEntries(new URLSearchParams(buildHref(build).split('?')[1]));
    expect(readBuild('WHITE_LION', query).build).toEqual(build);
    expect(buildHref(build)).toMatch(/^\/build\/white-lion\?/);
  });
});
