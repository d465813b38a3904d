import { expect, it } from 'vitest';

import { EncounterRunRowFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { rendered } from '../testing/rendered.ts';
import { EncounterRunTable } from './encounter-run-table.tsx';

const START = 1_795_281_919_294;
const row = sampleRecord(EncounterRunRowFragmentDoc);
type Member = (typeof row.scoreboardEntries)[number];
const member = (id: string, archetype: Member['archetype'], itemRating = 400, deaths = 0): Member => ({
  character: { id },
  archetype,
  itemRating,
  deaths,
});

const lost = {
  ...row,
  id: '1',
  encounterId: '7',
  encounter: { id: '7', name: 'Nazgrub' },
  start: START,
  end: START + 61_000,
  scoreboardEntries: [member('5', 'HEALER', 300, 1), member('6', 'MELEE_DPS', 501, 1200)],
};
const won = {
  ...lost,
  id: '2',
  start: START + 120_000,
  end: START + 180_000,
  completed: true,
  scoreboardEntries: [member('5', 'TANK', 300, 1), member('6', 'HEALER'), member('7', 'TANK')],
};
const unknown = {
  ...lost,
  id: '3',
  encounterId: '8',
  encounter: null,
  start: 0,
  end: 0,
  scoreboardEntries: [],
};

it('lists the tries of a run in the order of time, each with its duration and its party', async () => {
  const page = await rendered(<EncounterRunTable runId="a" attempts={[unknown, won, lost]} />);
  const lostParty = '1,201 deaths ·item rating 300 to 501, average 401 ·0 tanks, 1 healer, 1 dps';
  const wonParty = '1 death ·item rating 300 to 400, average 367 ·2 tanks, 1 healer, 0 dps';
  const end = 'Details';
  expect(page.rows.slice(1)).toEqual([
    [
      '17:25',
      'Nazgrubtry 1',
      '1m 1s 1 minute 1 second',
      '1201',
      '300',
      '401',
      '501',
      '0',
      '1',
      '1',
      lostParty,
      end,
    ],
    ['17:27', 'Nazgrubtry 2', '1m 1 minute', '1', '300', '367', '400', '2', '1', '0', wonParty, end],
    ['', 'Encounter #8', 'end unknown', '0', '', '', '', '0', '0', '0', '0 deaths', end],
  ]);
  expect(page.rows[0]?.slice(3, 10).join()).toBe('Deaths,Min rating,Avg rating,Max rating,Tanks,Healers,DPS');
  expect(page.links.slice(0, 2)).toEqual([
    { text: 'Nazgrub', href: '/instance-run/a/1' },
    { text: 'Details', href: '/instance-run/a/1' },
  ]);
  expect(page.html).toContain('aria-label="Details of Nazgrub, try 2"');
  expect(page.html).toContain('aria-label="Details of Encounter #8"');
  expect(page.html.match(/alt="(?:not )?completed"/g)).toEqual([
    'alt="not completed"',
    'alt="completed"',
    'alt="not completed"',
  ]);
});

it('says that there were no encounters', async () => {
  const { text, rows } = await rendered(<EncounterRunTable runId="a" attempts={[]} />);
  expect([text, rows]).toEqual(['No encounters.', []]);
});
