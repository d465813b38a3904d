import { expect, it } from 'vitest';

import { howOf } from './stat-sources.ts';
import rules from './stat-rules.json' with { type: 'json' };

it.each([
  [
    'STRENGTH',
    /^Points above 25 × level \+ 50 count half, up to 40 × level \+ 50\. Renown training: .*RoRBuilder/,
  ],
  ['PARRY', /^Initiative × 3\/100\. Renown training/],
  ['BLOCK', /^Toughness \/ 200; Block Rating × 3\/100\./],
  ['ARMOR_PENETRATION', /^Weapon Skill × 25 \/ \(7\.5 × level \+ 50\)\. Source of the rule: the game’s own/],
  ['ARMOR_MITIGATION', /^Armor × 40 \/ \(44 × level\)\./],
  ['HEALING_BONUS', /^Willpower after the cap \/ 5; Healing Power \/ 5\./],
  ['HIT_POINTS', /^Wounds after the cap × 10\./],
  ['SPIRIT_MITIGATION', /× 20 \/ \(8\.4 × level\), above 16\.8 × level one third, at most 75%\./],
  ['CRITICAL_HIT_CHANCE', /^15 \+ level \/ 4, less what reduces it, never below 0\./],
  ['OUTGOING_DAMAGE_PERCENT', /^Each percentage multiplies the others\. Renown training/],
  ['MELEE_CRIT_RATE', /^Items, talismans, sets\. Renown training/],
])('%s', (stat, words) => {
  expect(howOf(stat)).toMatch(words);
});

it('is nothing for a plain sum', () => {
  expect(howOf('AUTO_ATTACK_SPEED')).toBeNull();
});

it('is there for every stat that follows from others', () => {
  for (const { stat } of rules.derived) expect(howOf(stat), stat).not.toBeNull();
});
