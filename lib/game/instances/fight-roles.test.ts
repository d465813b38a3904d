import { describe, expect, it } from 'vitest';

import { CAREER_ORDER } from '../players/careers.ts';
import { fightRoles } from './fight-roles.ts';
import { roleCounts } from './party.ts';

const TANKS = [
  'IRON_BREAKER',
  'BLACK_ORC',
  'KNIGHT_OF_THE_BLAZING_SUN',
  'CHOSEN',
  'SWORD_MASTER',
  'BLACK_GUARD',
];
const HEALERS = ['RUNE_PRIEST', 'SHAMAN', 'WARRIOR_PRIEST', 'ZEALOT', 'ARCHMAGE', 'DISCIPLE_OF_KHAINE'];
const OTHERS = CAREER_ORDER.filter((career) => !TANKS.includes(career) && !HEALERS.includes(career));

const fighter = (career: string, healing: number, damage: number) => ({
  character: { id: career, career },
  healing,
  damage,
});
const rolesOf = (career: string, healing: number, damage: number) =>
  fightRoles([fighter(career, healing, damage)]);

const TANK = { tanks: 1, healers: 0, damageDealers: 0 };
const HEALER = { tanks: 0, healers: 1, damageDealers: 0 };
const DAMAGE_DEALER = { tanks: 0, healers: 0, damageDealers: 1 };

describe('fightRoles', () => {
  it.each(TANKS)('takes %s for a tank whatever it did', (career) => {
    expect([rolesOf(career, 0, 900), rolesOf(career, 900, 0)]).toEqual([TANK, TANK]);
  });

  it.each(HEALERS)('takes %s for a healer when it healed more than it damaged', (career) => {
    expect(rolesOf(career, 901, 900)).toEqual(HEALER);
    expect(rolesOf(career, 900, 901)).toEqual(DAMAGE_DEALER);
  });

  it.each(HEALERS)('takes %s for a damage dealer in a tie', (career) => {
    expect([rolesOf(career, 900, 900), rolesOf(career, 0, 0)]).toEqual([DAMAGE_DEALER, DAMAGE_DEALER]);
  });

  it('takes the other twelve careers for damage dealers whatever they did', () => {
    expect(OTHERS).toHaveLength(12);
    for (const career of OTHERS) {
      expect([rolesOf(career, 900, 0), rolesOf(career, 0, 900)], career).toEqual([
        DAMAGE_DEALER,
        DAMAGE_DEALER,
      ]);
    }
  });

  it.each(['SKY_KNIGHT', 'toString', ''])('takes the unknown career %j for a damage dealer', (career) => {
    expect(rolesOf(career, 900, 0)).toEqual(DAMAGE_DEALER);
  });

  it('derives roles from the fight, not from the chosen archetype', () => {
    const party = [
      { ...fighter('ZEALOT', 800, 20), archetype: 'MELEE_DPS' },
      { ...fighter('SHAMAN', 20, 800), archetype: 'HEALER' },
      { ...fighter('WARRIOR_PRIEST', 20, 800), archetype: 'HEALER' },
    ];
    expect(roleCounts(party)).toEqual({ tanks: 0, healers: 2, damageDealers: 1 });
    expect(fightRoles(party)).toEqual({ tanks: 0, healers: 1, damageDealers: 2 });
  });

  it('counts a whole party, and none in an empty one', () => {
    const party = [
      fighter('CHOSEN', 10, 500),
      fighter('ZEALOT', 800, 20),
      fighter('SHAMAN', 20, 800),
      fighter('MAGUS', 0, 900),
    ];
    expect(fightRoles(party)).toEqual({ tanks: 1, healers: 1, damageDealers: 2 });
    expect(fightRoles([...party, fighter('MAGUS', 0, 9)])).toEqual(fightRoles(party));
    expect(fightRoles([])).toEqual({ tanks: 0, healers: 0, damageDealers: 0 });
  });
});
