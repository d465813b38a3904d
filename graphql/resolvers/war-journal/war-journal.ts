import type { Resolvers } from '#graphql/generated/resolvers.ts';
import {
  journalEntries,
  storylines,
  type WarJournalEntryRecord,
} from '#graphql/sql/war-journal/war-journal.ts';
import { integerId } from '../identity.ts';
import { loadOptional, loadRequired } from '../loaders.ts';
import { tomeEntries } from '#graphql/sql/tome/tome-entry.ts';
import { connect, connectionFields } from '#graphql/resolvers/connection.ts';

export const tomeResolvers: Resolvers = {
  Query: {
    tomeOfKnowledgeEntry: (_, { id }, { load }) => loadOptional(load.tomeEntry, integerId(id)),
    tomeOfKnowledgeEntries: (_, args, { sql }) => connect(args, tomeEntries.list(sql, args)),
  },
  TomeOfKnowledgeEntriesConnection: connectionFields,
};

export const warJournalResolvers: Resolvers = {
  Query: {
    warJournalEntries: async (_, { where }, { sql }) => journalEntries(sql, where),
    warJournalStorylines: async (_, { where }, { sql }) => storylines(sql, where),
    warJournalStoryline: (_, { id }, { load }) => loadOptional(load.storyline, integerId(id)),
    warJournalEntry: (_, { id }, { load }) => loadOptional(load.journalEntry, integerId(id)),
  },
  WarJournalStoryline: {
    entries: ({ id }, _, { load }) => load.journalEntries.load(id),
  },
  WarJournalEntry: {
    storyline: ({ storylineId }, _, { load }) => loadRequired(load.storyline, storylineId),
    position: (entry) => mapPoint(entry),
    activities: ({ id }, _, { load }) => load.journalActivities.load(id),
    area: ({ areaId }, _, { load }) => loadOptional(load.zoneArea, areaId),
    zone: ({ zoneId }, _, { load }) => loadOptional(load.zone, zoneId),
    influenceRewards: ({ chapterId }, _, { load }) =>
      chapterId === null ? [] : load.chapterRewards.load(chapterId),
  },
  WarJournalActivity: {
    zone: ({ zoneId }, _, { load }) => loadOptional(load.zone, zoneId),
    tasks: ({ id }, _, { load }) => load.journalTasks.load(id),
  },
};

function mapPoint({ mapZoneId, x, y, z }: WarJournalEntryRecord) {
  return mapZoneId === null || x === null || y === null ? null : { zoneId: mapZoneId, x, y, z: z ?? 0 };
}
