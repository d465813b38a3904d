import { describe, expect, it } from 'vitest';

import {
  describeCharacter,
  describeFeud,
  describeGuild,
  describeKill,
  describeScenario,
  describeSection,
  describeSkirmish,
} from './describe.ts';

const verenthe = { name: 'Verenthe', career: 'BRIGHT_WIZARD' };
const uthgar = { name: 'Uthgar', career: 'MARAUDER' };
const kill = {
  time: 1_795_178_812,
  scenario: null,
  position: { zone: { name: 'Praag' } },
  attackers: [{ character: verenthe }, { character: { name: 'Maelyr', career: 'ARCHMAGE' } }],
  victim: { character: uthgar },
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
    expect(
      describeCharacter({ ...character, guildMembership: { guild: { name: 'Hollow Lantern' } } }).description,
    ).toMatch(/^Verenthe of Hollow Lantern:/);
  });
});

describe('describeGuild', () => {
  it('counts members and quotes the guild', () => {
    const guild = {
      name: 'Ashen Draught',
      realm: 'DESTRUCTION',
      level: 38,
      briefDescription: '',
      members: { totalCount: 1 },
    } as const;

    expect(describeGuild(guild)).toEqual({
      title: 'Ashen Draught, Destruction guild',
      description: 'Destruction guild of level 38 with 1 member. Its latest kills and deaths.',
    });
    expect(describeGuild({ ...guild, briefDescription: 'We ride at dusk.' }).description).toContain(
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
    const run = { scenario: { name: 'Mourkain Temple' }, startTime: 1_795_178_812, points: [500, 250] };

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
      primaryZone: { name: 'Praag' },
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
