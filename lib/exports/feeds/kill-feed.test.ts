import { describe, expect, it } from 'vitest';

import { KillRowFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { newestEntries } from './export-feed.ts';
import { killEntry } from './battle-feeds.ts';

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
const helper = (name: string, damagePercent: number) => ({
  ...killer,
  damagePercent,
  character: { ...killer.character, name },
});
const kill = sampleRecord(KillRowFragmentDoc, {
  id: '7',
  time: NOON,
  scenario: null,
  position: { zoneId: 105, zone: { id: '105', name: 'Praag' } },
  attackers: [killer, helper('Maelyr', 5), helper('Alith', 20)],
  victim,
});

describe('a kill', () => {
  it('tells who killed whom, where, when and how', () => {
    const date = new Date('2026-11-21T12:00:00Z');
    expect(killEntry(kill)).toEqual({
      path: '/kill/7',
      title: 'Verenthe killed Uthgar in Praag',
      summary:
        '21 November 2026, 12:00 UTC, Praag. ' +
        'Verenthe (Bright Wizard of Hollow Lantern, level 40, renown rank 83) ' +
        'killed Uthgar (Marauder, level 38, renown rank 71) together with Alith and Maelyr.',
      published: date,
      updated: date,
      categories: [{ term: 'rvr', label: 'RvR' }],
    });
  });

  it('names three who helped, and counts the others', () => {
    const helpers = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => helper(name, 5));
    const summaryOf = (count: number) =>
      killEntry({ ...kill, attackers: [killer, ...helpers.slice(0, count)] }).summary;
    expect(summaryOf(1)).toMatch(/ together with Ada\.$/);
    expect(summaryOf(4)).toMatch(/ together with Ada, Bo, Cy and 1 other\.$/);
    expect(summaryOf(5)).toMatch(/ together with Ada, Bo, Cy and 2 others\.$/);
  });

  it('tells a solo kill, and one in a scenario', () => {
    const { summary, title, categories } = killEntry({
      ...kill,
      scenario: { id: '2000', name: 'The Ironclad' },
      attackers: [{ ...killer, damagePercent: 100 }],
    });
    expect(title).toBe('Verenthe killed Uthgar in The Ironclad');
    expect(summary).toMatch(/ alone\.$/);
    expect(categories.map(({ term }) => term)).toEqual(['scenario', 'solo']);
  });

  it('copes with a kill by nobody, of an unknown career, at an unknown time and place', () => {
    const unknown = killEntry({
      ...kill,
      time: NaN,
      position: { zoneId: 9_999, zone: null },
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

it('puts lists together newest first, at most 25', async () => {
  const at = (id: number) => ({ ...kill, id: String(id), time: NOON + id });
  const [odd, even] = [1, 2].map((start) => ({
    nodes: Array.from({ length: 25 }, (_, index) => at(start + 2 * (24 - index))),
  }));
  const entries = await newestEntries(killEntry, odd, null, even);
  expect(entries.map(({ path }) => path)).toEqual(
    Array.from({ length: 25 }, (_, index) => `/kill/${50 - index}`),
  );
  expect(await newestEntries(killEntry, null, { nodes: null })).toEqual([]);
});

it('puts the kill with the greater number first of those of one second, in whichever list it stands', async () => {
  const [kills, deaths] = [['9', '12'], ['10']].map((ids) => ({
    nodes: ids.map((id) => ({ ...kill, id })),
  }));
  const entries = await newestEntries(killEntry, kills, deaths);
  expect(entries.map(({ path }) => path)).toEqual(['/kill/12', '/kill/10', '/kill/9']);
});
