import { describe, expect, it } from 'vitest';

import {
  describeArmory,
  describeCharacter,
  describeFeud,
  describeGuild,
  describeKill,
  describeScenario,
  describeSection,
  describeSkirmish,
} from './describe.ts';

const verenthe = { id: '1', name: 'Verenthe', career: 'BRIGHT_WIZARD' } as const;
const uthgar = { id: '2', name: 'Uthgar', career: 'MARAUDER' } as const;
const maelyr = { id: '3', name: 'Maelyr', career: 'ARCHMAGE' } as const;
const praag = { id: '105', name: 'Praag' };
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
  position: { zoneId: 105, zone: praag },
  attackers: [
    { ...atTheTime, damagePercent: 70, character: verenthe },
    { ...atTheTime, damagePercent: 30, character: maelyr },
  ],
  victim: { ...atTheTime, character: uthgar },
};

describe('describeKill', () => {
  it('says who killed whom, where, when and with how much help', () => {
    const { title, description } = describeKill(kill);

    expect(title).toBe('Verenthe killed Uthgar in Praag');
    expect(description).toContain('20 November 2026, 12:46:52 UTC.');
    expect(description).toContain('Bright Wizard against Marauder, 1 assist.');
  });

  it('copes with a kill that nobody is named for', () => {
    expect(describeKill({ ...kill, attackers: [] }).title).toBe('Death of Uthgar in Praag');
  });
});

describe('describeCharacter', () => {
  it('names the guild only where there is one', () => {
    const character = { ...verenthe, level: 40, renownRank: 83, guildMembership: null };

    expect(describeCharacter(character).title).toBe('Verenthe, Bright Wizard');
    expect(describeCharacter(character).description).toMatch(
      /^Verenthe: Bright Wizard, level 40, renown rank 83\./,
    );
    expect(describeCharacter({ ...character, guildMembership: { guild } }).description).toMatch(
      /^Verenthe of Hollow Lantern:/,
    );
  });
});

describe('describeArmory', () => {
  it('says whose it is', () => {
    const described = describeArmory({ ...verenthe, level: 40, renownRank: 83, guildMembership: null });
    expect(described.title).toBe('Armory of Verenthe');
    expect(described.description).toMatch(
      /^What Verenthe wears, Bright Wizard of level 40 and renown rank 83:/,
    );
  });
});

describe('describeGuild', () => {
  it('counts members and quotes the guild', () => {
    const ashen = {
      name: 'Ashen Draught',
      realm: 'DESTRUCTION',
      level: 38,
      briefDescription: '',
      members: { totalCount: 1 },
    } as const;

    expect(describeGuild(ashen)).toEqual({
      title: 'Ashen Draught, Destruction guild',
      description: 'Destruction guild of level 38 with 1 member. Its latest kills and deaths.',
    });
    expect(describeGuild({ ...ashen, briefDescription: 'We ride at dusk.' }).description).toContain(
      'We ride at dusk.',
    );
  });
});

describe('describeFeud', () => {
  it('counts both ways', () => {
    const { title, description } = describeFeud({ sides: [verenthe, uthgar], kills: [1, 1_204] });

    expect(title).toBe('Verenthe vs Uthgar');
    expect(description).toContain('Verenthe killed Uthgar 1 time, Uthgar killed Verenthe 1,204 times.');
  });
});

describe('describeScenario', () => {
  it('tells the points and the day', () => {
    const scenario = { id: '2001', name: 'Mourkain Temple' };
    const run = { scenario, startTime: 1_795_178_812, points: [500, 250] };

    expect(describeScenario(run).title).toBe('Mourkain Temple, 20 November 2026, 12:46: 500 to 250');
    expect(describeScenario(run).description).toContain(
      'on 20 November 2026: Order 500, Destruction 250 points.',
    );
  });
});

describe('describeSkirmish', () => {
  it('tells place and size', () => {
    const skirmish = {
      scenario: null,
      primaryZone: { id: '100', name: 'Praag' },
      primaryZoneArea: null,
      startTime: 1_795_178_812,
      numberOfPlayers: 214,
      numberOfKills: 1,
    };

    expect(describeSkirmish(skirmish).title).toBe('Skirmish at Praag, 20 November 2026, 12:46');
    expect(describeSkirmish(skirmish).description).toContain('20 November 2026: 214 players, 1 kill.');
  });
});

describe('describeSection', () => {
  it('says whose', () => {
    expect(describeSection('Uthgar', 'Skirmishes').title).toBe('Skirmishes of Uthgar');
  });
});
