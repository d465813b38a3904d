import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { events, type EventRecord } from '#graphql/sql/event/event.ts';

/** The times, which events of every kind have. */
const eventTimes = {
  startTime: ({ start }: EventRecord) => isoTime(start),
  endTime: ({ end }: EventRecord) => (end === null ? null : isoTime(end)),
};

export const eventResolvers: Resolvers = {
  Query: {
    events: async (_, __, { sql }) => events(sql),
    begunEvents: async (_, { until }, { sql }) => events(sql, until),
  },
  Event: {
    __resolveType: ({ kind }) => kind,
  },
  LiveEvent: {
    ...eventTimes,
    endTime: ({ start, end }) => isoTime(end ?? start),
  },
  CitySiegeEvent: eventTimes,
  ZandriExpeditionEvent: eventTimes,
};

const isoTime = (seconds: number) => new Date(seconds * 1000).toISOString();
