import { describe, expect, it } from 'vitest';

import { describeKill } from './describe.ts';

const verenthe = { id: '1', name: 'Verenthe', career: 'BRIGHT_WIZARD' } as const;
const uthgar = { id: '2', name: 'Uthgar', career: 'MARAUDER' } as const;
const maelyr = { id: '3', name: 'Maelyr', career: 'ARCHMAGE' } as const;
const guild = {
  id: '9',
  name: 'Hollow Lantern',
  realm: 'ORDER',
  heraldry: { emblem: 1, pattern: 1, color1: 1, color2: 1, shape: 1 },
} as const;
const atTheTime = { level: 40, renownRank: 83, guild: null };
const kill = {
  time: 1_795_178_812,
  scenario: null,
  position: { zoneId: 105, zone: { id: '105', name: 'Praag' } },
  attackers: [
    { ...atTheTime, damagePercent: 70, character: verenthe },
    { ...atTheTime, damagePercent: 30, character: maelyr },
  ],
  victim: { ...atTheTime, character: uthgar },
};

const damage = (by: { readonly id: string } | null, damageAmount: number) =>
  ({
    attackerType: 'PLAYER',
    damageType: 'ABILITY',
    attacker: by && { id: by.id },
    ability: null,
    damageAmount,
  }) as const;

describe('describeKill', () => {
  it('says who killed whom, where, when and with how much help', () => {
    expect(describeKill(kill)).toEqual({
      title: 'Verenthe killed Uthgar in Praag, 20 Nov 2026, 12:46:52 UTC',
      description:
        'Verenthe (Bright Wizard) killed Uthgar (Marauder) in Praag on 20 November 2026, 12:46:52 UTC. ' +
        '70% of the damage, 1 assist. Place and feud.',
    });
  });

  it('counts the share from the damage where that is known', () => {
    const known = { ...kill, damage: [damage(verenthe, 2), damage(maelyr, 1)] };
    expect(describeKill(known).description).toContain(
      '66.7% of the damage, 1 assist. Damage by ability, place and feud.',
    );
  });

  it('calls only that a solo kill which has the badge of one', () => {
    const [attacker] = kill.attackers;
    const none = { ...kill, attackers: attacker ? [{ ...attacker, damagePercent: 0 }] : [] };
    expect(describeKill(none).description).toContain('0% of the damage, 0 assists.');
  });

  it('names the guilds if they fit, and says when a kill was solo', () => {
    const [attacker] = kill.attackers;
    const solo = { ...kill, attackers: attacker ? [{ ...attacker, guild, damagePercent: 100 }] : [] };
    expect(describeKill(solo).description).toMatch(
      /^Verenthe \(Bright Wizard, Hollow Lantern\) killed Uthgar \(Marauder\) in Praag on .+ A solo kill\./,
    );
    const long = { ...guild, name: 'Brotherhood of the Unbroken Thunderstone' };
    const crowded = { ...solo, victim: { ...kill.victim, guild: long } };
    expect(describeKill(crowded).description).toMatch(
      /^Verenthe \(Bright Wizard\) killed Uthgar \(Marauder\)/,
    );
  });

  it('handles a kill without attackers', () => {
    expect(describeKill({ ...kill, attackers: [] })).toEqual({
      title: 'Death of Uthgar in Praag, 20 Nov 2026, 12:46:52 UTC',
      description: 'Uthgar (Marauder) died in Praag on 20 November 2026, 12:46:52 UTC. Place.',
    });
  });

  it('leaves out the place before a title gets too long', () => {
    const far = { zoneId: 1, zone: { id: '1', name: "Bastion Stair - Skull Lord Var'Ithrok" } };
    expect(describeKill({ ...kill, position: far }).title).toBe(
      'Verenthe killed Uthgar, 20 Nov 2026, 12:46:52 UTC',
    );
  });
});
