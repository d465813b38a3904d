import { expect, it } from 'vitest';

import {
  type JournalEntryDetailsFragment,
  JournalEntryDetailsFragmentDoc,
  StorylineRowFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { cleanEntry } from '#lib/game/journal/journal-entry.ts';

import { rendered } from '../testing/rendered.ts';
import { JournalHeader } from './journal-header.tsx';
import { JournalLocation } from './journal-location.tsx';
import { NeighbourLinks } from './neighbour-links.tsx';
import { activityLinks, entryLinks } from './side-links.ts';
import { SideList } from './side-list.tsx';
import { StorylineList } from './storyline-list.tsx';

const praag = { id: '105', name: 'Praag' };
const position = {
  zoneId: 105,
  x: 6_000,
  y: 6_000,
  zone: praag,
  mapSetup: { nwCornerX: 0, nwCornerY: 0, seCornerX: 65_536, seCornerY: 65_536 },
};
const activity = { id: '5', name: 'Muster', text: '', activityType: 'Quest', zone: null, tasks: [] };

const entryOf = (given: Partial<JournalEntryDetailsFragment> = {}) =>
  cleanEntry(
    sampleRecord(JournalEntryDetailsFragmentDoc, {
      id: '11',
      storyline: {
        id: '2',
        name: 'Teeth',
        entries: [
          { id: '10', name: 'Dusk', isRvR: false },
          { id: '11', name: '', isRvR: false },
        ],
      },
      zone: praag,
      position,
      ...given,
    }),
  );

it('lists what stands beside a page, with the page marked', async () => {
  const entry = entryOf({ activities: [activity, { ...activity, id: '6', name: ' ' }] });
  const { html, text, links } = await rendered(
    <SideList title="Entries" links={entryLinks(entry.storyline)} current="11" />,
  );
  expect(text).toBe('Entries 1Dusk 2Entry #11');
  expect(links).toEqual([
    { text: '1Dusk', href: '/storylines/2/10' },
    { text: '2Entry #11', href: '/storylines/2/11' },
  ]);
  expect(html).toMatch(/href="\/storylines\/2\/11"[^>]* aria-current="page"/);
  expect(html.match(/aria-current=/g)).toHaveLength(1);
  expect(activityLinks(entry)).toEqual([{ id: '5', name: 'Muster', href: '/storylines/2/11/5' }]);
  expect((await rendered(<SideList title="Entries" links={[]} current="11" />)).html).toBe('');
});

it('leads to what comes before and after', async () => {
  const [previous = null, next = null] = entryLinks(entryOf().storyline);
  const links = async (...[before, after]: readonly (typeof previous)[]) =>
    (await rendered(<NeighbourLinks label="Neighbours" previous={before ?? null} next={after ?? null} />))
      .links;
  const before = { text: 'PreviousDusk', href: '/storylines/2/10' };
  const after = { text: 'NextEntry #11', href: '/storylines/2/11' };
  expect(await links(previous, next)).toEqual([before, after]);
  expect(await links(previous, null)).toEqual([before]);
  expect(await links(null, next)).toEqual([after]);
  expect((await rendered(<NeighbourLinks label="" previous={null} next={null} />)).html).toBe('');
});

it('shows where an entry plays', async () => {
  const { html, text } = await rendered(
    <JournalLocation entry={entryOf()} name="Dusk" text=" By the gate. " />,
  );
  expect(text).toBe('Location Praag By the gate.');
  expect(html).toContain('aria-label="Map of Praag: a pin marks Dusk in the north-west"');
  expect((await rendered(<JournalLocation entry={entryOf()} name="Dusk" text=" " />)).text).toBe(
    'Location Praag',
  );
});

it('says where an entry plays without a map, or nothing', async () => {
  const entry = entryOf({ position: null, zone: null });
  const { html, text } = await rendered(<JournalLocation entry={entry} name="Dusk" text="By the gate." />);
  expect(text).toBe('Location By the gate.');
  expect(html).not.toContain('Map of');
  expect((await rendered(<JournalLocation entry={entry} name="Dusk" />)).html).toBe('');
});

const header = (given: Partial<Parameters<typeof JournalHeader>[0]>) =>
  rendered(<JournalHeader entry={entryOf()} zoneId="105" title="Dusk" facts={[]} {...given} />);

it('heads a page with its facts, over the map of its zone', async () => {
  const { html, text } = await header({
    entry: entryOf({ isRvR: true }),
    subtitle: 'The long dusk',
    facts: ['Praag', null, ' ', undefined, 'Grumnir'],
  });
  expect(text).toBe('Dusk The long duskPraag · Grumnir RvR');
  expect(html).toContain('/images/maps/105-512.avif');
  expect(html).not.toContain('<source');
});

it('heads a page without what says nothing', async () => {
  const { html, text } = await header({ subtitle: ' Dusk ', zoneId: '106' });
  expect(text).toBe('Dusk');
  expect(html).toMatch(/<source[^>]*106-256\.avif/);
  expect((await header({ zoneId: undefined, subtitle: ' ' })).html).not.toContain('/images/maps/');
  expect((await header({ entry: entryOf({ position: null }) })).html).toContain('<source');
});

it('lists storylines with where they play, and how much is realm versus realm', async () => {
  const entry = (id: string, isRvR: boolean) => ({ id, isRvR, zone: praag });
  const { html, rows, links } = await rendered(
    <StorylineList
      storylines={[
        sampleRecord(StorylineRowFragmentDoc, {
          id: '2',
          name: 'Teeth',
          summary: 'Of wolves.',
          entries: [entry('1', true), entry('2', false)],
        }),
        sampleRecord(StorylineRowFragmentDoc, {
          id: '3',
          name: '',
          summary: ' ',
          entries: [entry('3', true)],
        }),
        sampleRecord(StorylineRowFragmentDoc, { id: '4', name: 'Empty', summary: '', entries: [] }),
      ]}
    />,
  );
  expect(rows.slice(1)).toEqual([
    ['Teeth Of wolves.', 'Praag', '2 entries', '1 of 2 RvR'],
    ['Storyline #3', 'Praag', '1 entry', '1 of 1 RvR'],
    ['Empty', '', '0 entries', ''],
  ]);
  expect(html).toContain('title="1 of 2 entries about realm versus realm"');
  expect(links[0]).toEqual({ text: 'Teeth', href: '/storylines/2' });
  expect((await rendered(<StorylineList storylines={[]} />)).text).toContain('No storylines.');
});
