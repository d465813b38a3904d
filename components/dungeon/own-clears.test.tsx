import { expect, it } from 'vitest';

import { CompanionFragmentDoc, OwnWingFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { rendered } from '../testing/rendered.ts';
import { ClearGrid, OwnClears } from './own-clears.tsx';

const clears = { wings: [], companions: [], members: [] };
const member = (name: string, ...ids: readonly string[]) => ({
  character: { id: name, name, career: 'ARCHMAGE' as const },
  cleared: ids.map((id) => ({ id, name: `Wing ${id}` })),
});

it('shows the wings that were tried, with the run of the best time, and who was there', async () => {
  const wing = sampleRecord(OwnWingFragmentDoc, {
    instance: { id: '152', name: 'Cauldron' },
    tries: 4,
    cleared: 3,
    seconds: 60,
    session: { runs: [{ id: 'a' }, { id: 'b' }], start: 1 },
  });
  const untimed = { ...wing, instance: { id: '153', name: 'Lair' }, seconds: null, session: null };
  const companion = sampleRecord(CompanionFragmentDoc, { sessions: 1200, wingsCleared: 1 });
  const page = await rendered(
    <OwnClears
      clears={{ ...clears, wings: [wing, untimed], companions: [companion] }}
      companions="Companions"
    />,
  );
  expect(page.rows).toEqual([
    ['Wing', 'Cleared', 'Best time'],
    ['Cauldron (wing 1)', '3 of 4 cleared, 75% (30 to 95%)', '1m 1 minute'],
    ['Lair', '3 of 4 cleared, 75% (30 to 95%)', '–'],
    ['Player', 'Sessions', 'Wings cleared'],
    ['name', '1,200', '1 wing cleared'],
  ]);
  expect(page.links).toEqual([
    { text: 'Cauldron (wing 1)', href: '/dungeon/152' },
    { text: '1m 1 minute', href: '/instance-run/a' },
    { text: 'Lair', href: '/dungeon/152' },
    { text: 'name', href: '/character/id' },
  ]);
  expect(page.text).toContain('Companions In the newest 200 sessions.');
});

it('says that no wing was tried, and names no companions where there are none', async () => {
  const { text } = await rendered(<OwnClears clears={clears} companions="Companions" />);
  expect(text).toContain('No wing was tried yet.');
  expect(text).not.toContain('Companions');
});

it('shows which members cleared which wings, in the order of their numbers', async () => {
  const { rows, links } = await rendered(
    <ClearGrid members={[member('Ada', '153', '60'), member('Bob', '153')]} />,
  );
  expect(rows).toEqual([
    ['Member', 'Wing 60', 'Wing 153'],
    ['Ada', 'Yes', 'Yes'],
    ['Bob', '', 'Yes'],
  ]);
  expect(links[0]).toEqual({ text: 'Ada', href: '/character/Ada' });
  const none = await rendered(<ClearGrid members={[]} />);
  expect(none.text).toContain('Members of today with a clear in the record');
  expect(none.rows).toEqual([]);
});
