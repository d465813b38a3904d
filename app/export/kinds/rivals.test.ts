import { expect, it } from 'vitest';

import {
  GuildCardFragmentDoc,
  KillPageFragmentDoc,
  KillRowFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { textOf } from '#lib/exports/testing/asked-for.ts';
import { markdown } from '#lib/exports/text/writers.ts';

import { GUILD_RIVALS } from './rivals.ts';

/** The longest name that the game allows. */
const LONGEST = 'Éthelwÿnn'.padEnd(24, 'W');

const nodes = Array.from({ length: 12 }, () => {
  const { victim, ...kill } = sampleRecord(KillRowFragmentDoc);
  const character = { ...victim.character, name: LONGEST };
  return {
    ...kill,
    time: 1_795_284_290,
    scenario: null,
    position: { zoneId: 1, zone: { id: '1', name: LONGEST } },
    attackers: [{ ...victim, guild: null, damagePercent: 100, character: { ...character, id: '7' } }],
    victim: { ...victim, character },
  };
});

const feudText = (kills: readonly [number, number], listed: typeof nodes) => {
  const side = sampleRecord(GuildCardFragmentDoc, { name: LONGEST });
  const record = { sides: [side, side], kills, lastMet: null } as const;
  const page = sampleRecord(KillPageFragmentDoc, { nodes: listed });
  return textOf(GUILD_RIVALS.feud, { record, parts: { kills: page } });
};

it('counts each way, and keeps ten rows of the longest names', async () => {
  const block = await feudText([1200, 3], nodes);
  if (!block) throw new Error('There is no text.');
  expect(block.title).toBe(`${LONGEST} vs ${LONGEST}: 1,200 to 3`);
  expect(block.rows[0]).toEqual(['2026-11-21 18:04', LONGEST, LONGEST, LONGEST]);
  const text = markdown({ ...block, link: `https://ledger.example/${'x'.repeat(80)}` });
  expect(text.split('\n')[1]).toBe('12 of 1,203 kills on each other, the latest first, times in UTC');
  expect(text.length).toBeLessThan(2000);
  expect(text.split('\n').filter((line) => line.startsWith('2026-11-21 18:04'))).toHaveLength(10);
  expect(text).toContain('\nand 2 more on the page\n');
});

it('says so where there are no kills', async () => {
  expect((await feudText([0, 0], []))?.facts).toBe('No kills on each other');
});
