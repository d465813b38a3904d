import { describe, expect, it } from 'vitest';

import type {
  InstanceRunRowFragment,
  KillRowFragment,
  ScenarioRowFragment,
  SkirmishRowFragment,
} from '#graphql/generated/documents.ts';

import { killEntries, killEntry } from './kill-feed.ts';
import { runEntry } from './run-feed.ts';
import { scenarioEntry } from './scenario-feed.ts';
import { skirmishEntry } from './skirmish-feed.ts';

const NOON = 1_795_262_400;
const heraldry = { emblem: 1, pattern: 1, color1: 1, color2: 1, shape: 1 };
const guild = { id: '9', name: 'Hollow Lantern', realm: 'ORDER', heraldry } as const;
const killer = {
  level: 40,
  renownRank: 83,
  guild,
  damagePercent: 75,
  character: { id: '1', name: 'Verenthe', career: 'BRIGHT_WIZARD' },
} as const;
const victim = {
  level: 38,
  renownRank: 71,
  guild: null,
  character: { id: '2', name: 'Uthgar', career: 'MARAUDER' },
} as const;
const kill: KillRowFragment = {
  id: '7',
  time: NOON,
  scenario: null,
  position: { zoneId: 105, zone: { id: '105', name: 'Praag' } },
  attackers: [killer],
  victim,
};
const pageInfo = { hasNextPage: false, endCursor: null, hasPreviousPage: false, startCursor: null };

describe('a kill', () => {
  it('tells who killed whom, where, when and how', () => {
    const date = new Date('2026-11-21T12:00:00Z');
    expect(killEntry(kill)).toEqual({
      path: '/kill/7',
      title: 'Verenthe killed Uthgar in Praag',
      summary:
        '21 November 2026, 12:00 UTC, Praag. ' +
        'Verenthe (Bright Wizard of Hollow Lantern, level 40, renown rank 83) ' +
        'killed Uthgar (Marauder, level 38, renown rank 71), with 75% of the damage.',
      published: date,
      updated: date,
      categories: [{ term: 'rvr', label: 'RvR' }],
    });
  });

  it('tells a solo kill, and one in a scenario', () => {
    const { summary, title, categories } = killEntry({
      ...kill,
      scenario: { id: '2000', name: 'The Ironclad' },
      attackers: [{ ...killer, damagePercent: 100 }],
    });
    expect(title).toBe('Verenthe killed Uthgar in The Ironclad');
    expect(summary).toMatch(/, alone\.$/);
    expect(categories.map(({ term }) => term)).toEqual(['scenario', 'solo']);
  });

  it('copes with a kill by nobody, of an unknown career, at an unknown time and place', () => {
    const unknown = killEntry({
      ...kill,
      time: NaN,
      position: { zoneId: 1, zone: null },
      attackers: [],
      // A newer API knows careers that our contract does not.
      victim: JSON.parse(JSON.stringify(victim).replace('MARAUDER', 'toString')),
    });
    expect(unknown.title).toBe('Death of Uthgar in Unknown place');
    expect(unknown.summary).toMatch(/^Unknown place\. Uthgar \(.*, level 38, renown rank 71\) died\.$/);
    expect(unknown.summary).not.toContain('MARAUDER');
    expect(unknown.published).toBeNull();
  });
});

it('puts lists together newest first, at most 25', () => {
  const at = (id: number) => ({ ...kill, id: String(id), time: NOON + id });
  const [odd, even] = [1, 2].map((start) => ({
    nodes: Array.from({ length: 25 }, (_, index) => at(start + 2 * (24 - index))),
    pageInfo,
  }));
  const paths = killEntries(odd ?? null, null, even ?? null).map(({ path }) => path);
  expect(paths).toEqual(Array.from({ length: 25 }, (_, index) => `/kill/${50 - index}`));
  expect(killEntries(null, { nodes: null, pageInfo })).toEqual([]);
});

it('tells how a scenario ended', () => {
  const run: ScenarioRowFragment = {
    id: 'a',
    scenario: { id: '2000', name: 'The Ironclad' },
    startTime: NOON,
    endTime: NOON + 725,
    winner: 0,
    points: [500, 250],
  };
  expect(scenarioEntry(run)).toMatchObject({
    path: '/scenario/a',
    title: 'The Ironclad, 21 November 2026, 12:00: Order won',
    summary: '21 November 2026, 12:00 UTC, The Ironclad. Order 500, Destruction 250 points in 12m 5s.',
    updated: new Date('2026-11-21T12:12:05Z'),
  });
  expect(scenarioEntry({ ...run, points: [250, 250] }).title).toMatch(/: a draw$/);
});

it('tells how great a skirmish was', () => {
  const skirmish: SkirmishRowFragment = {
    id: 'b',
    scenario: null,
    primaryZone: { id: '105', name: 'Praag' },
    primaryZoneArea: { id: '1', name: 'Old Walls' },
    startTime: NOON,
    endTime: NOON + 840,
    topGuildsByPlayers: [{ count: 12, guild }],
    numberOfKills: 1,
    numberOfKillsOrder: 1,
    numberOfKillsDestruction: 0,
    numberOfPlayers: 1200,
    numberOfPlayersOrder: 700,
    numberOfPlayersDestruction: 500,
  };
  const { title, summary } = skirmishEntry(skirmish);
  expect(title).toBe('Skirmish at Praag, 21 November 2026, 12:00: 1,200 players, 1 kill');
  expect(summary).toBe(
    '21 November 2026, 12:00 UTC, Praag, Old Walls. 1,200 players (700 Order, 500 Destruction) ' +
      'made 1 kill (1 Order, 0 Destruction) in 14 minutes. Guilds with the most players: Hollow Lantern (12).',
  );
  expect(skirmishEntry({ ...skirmish, topGuildsByPlayers: [] }).summary).toMatch(/in 14 minutes\.$/);
});

it('tells how far an instance run came', () => {
  const member = { archetype: 'TANK', itemRating: 400, deaths: 1 } as const;
  const run: InstanceRunRowFragment = {
    id: 'c',
    instanceId: '60',
    instance: { id: '60', name: 'Gunbad' },
    start: NOON * 1000,
    end: 0,
    completed: false,
    encounters: [
      { encounterId: '1', completed: true },
      { encounterId: '1', completed: true },
      { encounterId: '2', completed: false },
    ],
    scoreboardEntries: [member, member],
  };
  expect(runEntry(run)).toMatchObject({
    title: 'Gunbad, 21 November 2026, 12:00: not completed',
    summary: '21 November 2026, 12:00 UTC, Gunbad. 2 players completed 1 encounter; its end is not known.',
    updated: null,
  });
  expect(runEntry({ ...run, end: (NOON + 60) * 1000, completed: true })).toMatchObject({
    title: 'Gunbad, 21 November 2026, 12:00: completed',
    summary: '21 November 2026, 12:00 UTC, Gunbad. 2 players completed 1 encounter in 1 minute.',
    updated: new Date('2026-11-21T12:01:00Z'),
  });
});
