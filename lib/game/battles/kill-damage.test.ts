import { expect, test } from 'vitest';
import { damageShare, damageSources, damageTable, damageTotal } from './kill-damage.ts';
import { UNTOLD_ABILITY } from './testing/untold-ability.ts';

const hit = (name: string | null, damageAmount: number, iconUrl = '', id = '7') => ({
  damageType: 'ABILITY',
  damageAmount,
  attacker: { id },
  ability: { ...UNTOLD_ABILITY, id: '1', name, iconUrl },
});
const bare = (damageType: string, damageAmount: number) => ({
  damageType,
  damageAmount,
  attacker: { id: '7' },
  ability: null,
});

test('merges equal text and icon, greatest first', () => {
  const { total, rows } = damageTable(
    [hit('Sear', 100, '/icon/1'), hit('Fireball', 150, '/icon/2'), hit('Sear', 250, '/icon/1')],
    '7',
  );
  expect(total).toBe(500);
  expect(rows).toEqual([
    { text: 'Sear', iconUrl: '/icon/1', facts: [], amount: 350, percent: '70.0', share: 70 },
    { text: 'Fireball', iconUrl: '/icon/2', facts: [], amount: 150, percent: '30.0', share: 30 },
  ]);
});

test('says what an ability costs and does, once for equal rows', () => {
  const sear = hit('Sear', 100);
  const told = { ...sear, ability: { ...sear.ability, actionPointCost: 30, description: 'Burns.' } };
  const { rows } = damageTable([told, told, bare('OTHER', 5)], '7');
  expect(rows.map(({ facts }) => facts)).toEqual([['Burns.', 'Cost: 30 action points'], []]);
});

test('keeps equal names with other icons apart, and equals in order', () => {
  const { rows } = damageTable(
    [hit('Sear', 10, '/icon/1'), hit('Sear', 10), hit('Sear', 10, '/icon/2')],
    '7',
  );
  expect(rows.map(({ iconUrl }) => iconUrl)).toEqual(['/icon/1', null, '/icon/2']);
});

test('takes an empty icon for none', () => {
  expect(damageTable([hit('Sear', 1, ''), hit('Sear', 2)], '7').rows).toMatchObject([{ iconUrl: null }]);
});

test('names damage without an ability', () => {
  const { rows } = damageTable([bare('FALL_DAMAGE', 3), bare('OTHER', 2), bare('ABILITY', 1)], '7');
  expect(rows.map(({ text }) => text)).toEqual(['Fall Damage', 'Auto Attack', 'Unknown']);
  expect(damageTable([bare('toString', 1)], '7').rows[0]?.text).toBe('Unknown');
  expect(damageTable([hit('', 1), hit(null, 1)], '7').rows[0]?.text).toBe('Unknown');
});

test('counts only what this attacker did', () => {
  const entries = [hit('Sear', 10), hit('Sear', 90, '', '8'), { ...bare('FALL_DAMAGE', 50), attacker: null }];
  expect(damageTotal(entries, '7')).toBe(10);
  expect(damageTable(entries, '7')).toMatchObject({ total: 10, rows: [{ amount: 10, percent: '100.0' }] });
});

test('survives a total of 0', () => {
  expect(damageTable([hit('Sear', 0)], '7').rows[0]).toMatchObject({ percent: '0.0', share: 0 });
  expect(damageTable([], '7')).toEqual({ total: 0, rows: [] });
});

test("tells an attacker's part of all damage, the environment's included", () => {
  const environment = { damageType: 'FALL_DAMAGE', damageAmount: 50, attacker: null, ability: null };
  const entries = [hit('Sear', 100), hit('Chop', 50, '', '8'), environment];
  expect(damageShare(entries, '7')).toBe(50);
  expect(damageShare(entries, '9')).toBe(0);
  expect(damageShare([], '7')).toBeNull();
});

test('sums up a whole fight by source, to two decimals', () => {
  const { total, rows } = damageSources([
    hit('Sear', 100, '/icon/1', '7'),
    hit('Sear', 100, '/icon/1', '8'),
    hit('Chop', 100, '/icon/2', '9'),
  ]);
  expect(total).toBe(300);
  expect(rows.map(({ text, percent }) => [text, percent])).toEqual([
    ['Sear', '66.67'],
    ['Chop', '33.33'],
  ]);
});
