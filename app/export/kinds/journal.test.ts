import { describe, expect, it } from 'vitest';

import type { InfluenceRewardFragment, StorylineDetailsFragment } from '#graphql/generated/documents.ts';
import type { JournalEntry } from '#lib/game/journal/journal-entry.ts';

import { exportLinks } from '#lib/exports/export-links.ts';
import {
  JOURNAL_ENTRY_EXPORTS,
  shownEntryExports,
  STORYLINE_EXPORTS,
  STORYLINES_EXPORTS,
} from './journal.ts';
import { readNamed } from '#lib/exports/testing/asked-for.ts';

const AVELORN = { id: '202', name: '' };

const storyline: StorylineDetailsFragment = {
  id: '3',
  name: 'Salt and Silver',
  summary: ' ',
  entries: [
    { id: '31', name: '', isRvR: true, npcName: ' ', zone: AVELORN },
    { id: '32', name: 'Nightfall', isRvR: false, npcName: 'Dolgi', zone: null },
  ],
};

const REWARD: InfluenceRewardFragment = {
  count: 1,
  tier: 2,
  realm: 'ORDER',
  item: {
    id: '7',
    name: 'Plain Cord',
    iconUrl: '/icon/7',
    rarity: 'COMMON',
    itemSet: null,
    type: 'SWORD',
    slot: 'NONE',
    careerRestriction: ['SWORD_MASTER', 'KNIGHT_OF_THE_BLAZING_SUN'],
    raceRestriction: [],
  },
};

const entry: JournalEntry = {
  id: '31',
  name: '',
  isRvR: true,
  storyline,
  title: null,
  npcName: null,
  text: null,
  locationText: null,
  zone: AVELORN,
  position: null,
  activities: [
    { id: '310', name: ' ', text: null, activityType: '', zone: null, tasks: [{ name: '' }] },
    {
      id: '311',
      name: 'The Siege',
      text: null,
      activityType: 'BATTLEFIELD_OBJECTIVE',
      zone: null,
      tasks: [{ name: 'Hold' }],
    },
  ],
  influenceRewards: [REWARD],
};

it('tells where a storyline plays and how much of it is realm versus realm', async () => {
  const rows = await readNamed(STORYLINES_EXPORTS, 'storylines', {
    record: {},
    parts: { storylines: [storyline] },
  });
  expect(rows).toEqual([
    {
      id: '3',
      name: 'Salt and Silver',
      summary: null,
      zoneId: '202',
      zoneName: 'Avelorn',
      entries: 2,
      rvrEntries: 1,
    },
  ]);
});

it('numbers the entries of a storyline', async () => {
  expect(await readNamed(STORYLINE_EXPORTS, 'entries', { record: storyline, parts: {} })).toEqual([
    {
      number: 1,
      id: '31',
      name: 'Entry #31',
      npcName: null,
      isRvR: true,
      zoneId: '202',
      zoneName: 'Avelorn',
    },
    { number: 2, id: '32', name: 'Nightfall', npcName: 'Dolgi', isRvR: false, zoneId: null, zoneName: null },
  ]);
});

describe('the tables of an entry', () => {
  const read = (name: string, query = {}) =>
    readNamed(JOURNAL_ENTRY_EXPORTS, name, { record: entry, parts: {}, query });

  it('list the activities with a name, and the tasks of all', async () => {
    expect(await read('activities')).toEqual([
      {
        number: 1,
        id: '311',
        name: 'The Siege',
        type: 'BATTLEFIELD_OBJECTIVE',
        typeName: 'Battlefield Objective',
      },
    ]);
    expect(await read('tasks')).toEqual([
      { activityId: '310', number: 1, name: 'Unnamed task' },
      { activityId: '311', number: 1, name: 'Hold' },
    ]);
  });

  it('list the rewards that the career of the filter may use', async () => {
    expect(await read('rewards')).toMatchObject([
      {
        tier: 2,
        tierName: 'Advanced',
        realm: 'ORDER',
        itemId: '7',
        itemType: 'SWORD',
        itemTypeName: 'Sword',
        itemSlotName: null,
        careers: 'SWORD_MASTER; KNIGHT_OF_THE_BLAZING_SUN',
        races: '',
        count: 1,
      },
    ]);
    expect(await read('rewards', { career: 'SLAYER' })).toEqual([]);
  });
});

it('links to no table of an entry that would be empty', () => {
  const bare = { ...entry, activities: [], influenceRewards: [] };
  expect(exportLinks(shownEntryExports(bare), '/storylines', {}).map(({ label }) => label)).toEqual([
    'JSON',
    'Embed',
  ]);
  expect(exportLinks(shownEntryExports(entry), '/storylines', {}).map(({ label }) => label)).toEqual([
    'Activities',
    'Tasks',
    'Influence rewards',
    'JSON',
    'Embed',
  ]);
});
