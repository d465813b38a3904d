import {
  ChapterDetailsFragmentDoc,
  CreatureInfoFragmentDoc,
  CreatureRowFragmentDoc,
  GameObjectInfoFragmentDoc,
  QuestDetailsFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import * as creatures from '#lib/seo/descriptions/describe-creature.ts';
import * as journal from '#lib/seo/descriptions/describe-journal.ts';
import * as quests from '#lib/seo/descriptions/describe-quest.ts';

import { said } from './said.ts';

const several = (count: number) => Array.from({ length: count }, () => ({}));

const creature = (given: number, finished: number, sold: number) => ({
  ...sampleRecord(CreatureInfoFragmentDoc),
  ...sampleRecord(CreatureRowFragmentDoc, { id: '7', name: 'Grumnir', title: null, realm: 'ORDER' }),
  questsStarter: several(given),
  questsFinisher: several(finished),
  vendorItems: { totalCount: sold },
});
const object = (given: number, finished: number) => ({
  ...sampleRecord(GameObjectInfoFragmentDoc, { id: '9', name: 'Mossy Shrine' }),
  questsStarter: several(given),
  questsFinisher: several(finished),
});
const zone = (name: string, count: number) => ({ id: name, name, count, places: [] });
const [ekrund, praag] = [zone('Ekrund', 1), zone('Praag', 3)];

const quest = sampleRecord(QuestDetailsFragmentDoc, {
  id: '7',
  name: 'The Borrowed Fire',
  minLevel: 36,
  description: 'The forge is cold. Bring it a fire.',
  xp: 1_200,
});
const giver = quest.starterCreatures.slice(0, 1);
const chapter = sampleRecord(ChapterDetailsFragmentDoc, { id: '3', name: 'Dawn Watch', rank: 14 });

const numberedList = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at + 1), name: `Entry ${at + 1}` }));
const storyline = { id: '5', name: 'Teeth', summary: '' } as const;
const entry = (activities: number) => ({
  id: '1',
  name: 'The Muster',
  text: null,
  zone: null,
  position: null,
  storyline,
  influenceRewards: [],
  activities: numberedList(activities),
});
const activity = { id: '1', name: 'Entry 1', text: null, activityType: 'QUEST', tasks: [] } as const;

export const LIBRARY_SENTENCES = [
  ...said(creatures, {
    describeCreature: {
      nothing: [creature(0, 0, 0), []],
      one: [creature(1, 1, 1), [ekrund]],
      many: [creature(4, 12, 1_204), [ekrund, praag]],
    },
    describeGoods: { one: [creature(0, 0, 1)], many: [creature(0, 0, 1_204)] },
    describeFinished: { one: ['Grumnir', creature(0, 1, 0)], many: ['Grumnir', creature(0, 12, 0)] },
    describeSpawns: {
      one: ['Grumnir', { id: '7', name: 'Grumnir' }, ekrund],
      many: ['Grumnir', { id: '7', name: 'Grumnir' }, praag],
    },
    describeGameObject: {
      nothing: [object(0, 0), []],
      starts: [object(1, 0), [ekrund]],
      ends: [object(0, 2), [ekrund]],
      both: [object(4, 1), [ekrund, praag]],
    },
  }),
  ...said(quests, {
    describeQuest: {
      bare: [
        {
          ...quest,
          description: '',
          journalEntry: '',
          xp: 0,
          starterCreatures: [],
          rewardsGiven: [],
          rewardsChoice: [],
          objectives: [],
        },
      ],
      usual: [{ ...quest, starterCreatures: giver }],
      'several givers': [{ ...quest, starterCreatures: [...giver, ...giver] }],
    },
    describeChapter: {
      bare: [{ ...chapter, rank: 0, influenceRewards: [] }],
      one: [{ ...chapter, influenceRewards: several(1) }],
      many: [{ ...chapter, influenceRewards: several(12) }],
    },
  }),
  ...said(journal, {
    describeStoryline: {
      none: [{ ...storyline, entries: [] }],
      one: [{ ...storyline, entries: numberedList(1) }],
      many: [{ ...storyline, summary: 'Teeth are counted.', entries: numberedList(12) }],
    },
    describeEntry: { bare: [entry(0)], usual: [entry(3)] },
    describeActivity: { bare: [activity, entry(1)], usual: [activity, entry(3)] },
  }),
];
