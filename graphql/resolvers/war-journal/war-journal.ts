import type { Resolvers } from '#graphql/generated/resolvers.ts';
import {
  journalEntries,
  storylines,
  type WarJournalEntryRecord,
  entriesOfStorylines,
  journalEntriesById,
  storylinesById,
  activitiesOfEntries,
  tasksOfActivities,
} from '#graphql/sql/war-journal/war-journal.ts';
import { tomeEntries } from '#graphql/sql/tome/tome.ts';
import { connect } from '#graphql/resolvers/connection.ts';
import { rewardsOfChapters } from '#graphql/sql/chapter/chapter.ts';
import { zoneAreasById } from '#graphql/sql/zone/zone.ts';
import { zone } from '../places.ts';
import { integerId } from '../references.ts';

export const warJournalResolvers: Resolvers = {
  Query: {
    tomeOfKnowledgeEntry: (_, { id }, { load }) => load.optional(tomeEntries.byId, integerId(id)),
    tomeOfKnowledgeEntries: (_, args, { sql }) => connect(args, tomeEntries.list(sql, args)),
    warJournalEntries: async (_, { where }, { sql }) => journalEntries(sql, where),
    warJournalStorylines: async (_, { where }, { sql }) => storylines(sql, where),
    warJournalStoryline: (_, { id }, { load }) => load.optional(storylinesById, integerId(id)),
    warJournalEntry: (_, { id }, { load }) => load.optional(journalEntriesById, integerId(id)),
  },
  WarJournalStoryline: {
    entries: ({ id }, _, { load }) => load.all(entriesOfStorylines, id),
  },
  WarJournalEntry: {
    storyline: ({ storylineId }, _, { load }) => load.required(storylinesById, storylineId),
    position: (entry) => mapPoint(entry),
    activities: ({ id }, _, { load }) => load.all(activitiesOfEntries, id),
    area: ({ areaId }, _, { load }) => load.optional(zoneAreasById, areaId),
    zone,
    influenceRewards: ({ chapterId }, _, { load }) =>
      chapterId === null ? [] : load.all(rewardsOfChapters, chapterId),
  },
  WarJournalActivity: {
    zone,
    tasks: ({ id }, _, { load }) => load.all(tasksOfActivities, id),
  },
};

function mapPoint({ mapZoneId, x, y, z }: WarJournalEntryRecord) {
  return mapZoneId === null || x === null || y === null ? null : { zoneId: mapZoneId, x, y, z: z ?? 0 };
}
