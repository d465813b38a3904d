import * as documents from '#graphql/generated/documents.ts';
import { getFront } from '#lib/data/war/war.ts';
import * as data from '#lib/data/war/war-now.ts';
import { BATTLE_COLUMNS } from '#lib/exports/columns/battle-columns.ts';
import {
  EVENT_COLUMNS,
  FRONT_COLUMNS,
  HOUR_COLUMNS,
  LAST_HOUR_COLUMNS,
  RECENT_SCENARIO_COLUMNS,
  SPAN_COLUMNS,
} from '#lib/exports/columns/war-columns.ts';
import { FEED_ENTRIES, type FeedEntry } from '#lib/exports/feeds/export-feed.ts';
import { listExports } from '#lib/exports/page-exports.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { blockTable } from '#lib/exports/text/text-block.ts';
import { thousands } from '#lib/format/number.ts';
import { utcDateLong, utcDateShort, utcTimeShort } from '#lib/format/time.ts';
import {
  currentEvents,
  type DatedEvent,
  eventHref,
  eventKind,
  eventWords,
  newestFirst,
} from '#lib/game/war/events.ts';
import * as fighting from '#lib/game/war/fighters.ts';
import { NEUTRAL } from '#lib/preview/kinds/parts.ts';
import { WAR_FILTER } from '#lib/url/filter/war-filter.ts';

const SPAN = json.object(json.integers('start', 'order', 'destruction'));
const FIGURE = json.object({
  ...json.integers('start', 'order', 'destruction', 'weeks'),
  usual: json.nullable(json.NUMBER),
  low: json.nullable(json.NUMBER),
  high: json.nullable(json.NUMBER),
});

/** Seconds. */
const HOUR = 3_600;

export const WAR_EXPORTS = listExports('/war', 'The war now', {
  filter: WAR_FILTER,
  parts: (part) => ({
    fighters: part(({ list }) => data.getFighters(new Date(), list)).json(documents.FightersFragmentDoc),
    front: part(() => getFront(new Date())),
    battles: part(() => data.listRunningBattles(new Date())),
    scenarios: part(() => data.getRecentResults(new Date())),
    events: part(() => data.listEvents(new Date())),
  }),
  figures: {
    shape: json.object({ now: SPAN, lastHour: json.nullable(FIGURE), hours: json.list(FIGURE) }),
    read: async ({ part }) => fighting.fighterFigures(await part('fighters')),
  },
  tables: (table) => ({
    lastHour: table(
      'Fighters of the last hour',
      async ({ part }) => (await part('fighters')).lastHour,
      LAST_HOUR_COLUMNS,
    ),
    hours: table('Fighters by hour', async ({ part }) => (await part('fighters')).hours, HOUR_COLUMNS),
    minutes: table(
      'Fighters by five minutes',
      async ({ part }) => (await part('fighters')).fiveMinutes,
      SPAN_COLUMNS,
    ),
    front: table('The front', async ({ part }) => (await part('front')).zones, FRONT_COLUMNS),
    battles: table('Running battles', ({ part }) => part('battles'), BATTLE_COLUMNS),
    scenarios: table('Scenarios of the last hour', ({ part }) => part('scenarios'), RECENT_SCENARIO_COLUMNS),
    events: table('Events now', async ({ part }) => currentEvents(await part('events')), EVENT_COLUMNS),
  }),
  text: async ({ part }) => {
    const fighters = await part('fighters');
    return {
      title: 'The war now',
      facts: fighting.warSentence(fighters, await part('front')),
      ...blockTable(fighters.lastHour, [
        ['Where', ({ tier }) => fighting.tierLabel(tier)],
        ['Order', ({ order }) => thousands(order), 'end'],
        ['Destruction', ({ destruction }) => thousands(destruction), 'end'],
        ['Usual', ({ usual }) => fighting.usualFighters(usual), 'end'],
      ]),
    };
  },
  preview: async ({ part }) => {
    const [all] = (await part('fighters')).lastHour;
    const totals = all && {
      'fought for Order': all.order,
      'fought for Destruction': all.destruction,
      'is usual': all.usual.median,
    };
    return {
      title: 'The war now',
      facts: all ? `Fighters in the hour until ${fighting.momentWords(all.start + HOUR)} UTC` : '',
      totals: Object.entries(totals ?? {}).flatMap(([label, value]) =>
        value === null ? [] : [{ value: thousands(Math.round(value)), label }],
      ),
      ...NEUTRAL,
    };
  },
});

const EVENT = json.object<DatedEvent>({
  kind: json.oneOf('LiveEvent', 'CitySiegeEvent', 'ZandriExpeditionEvent'),
  name: json.TEXT,
  start: json.MOMENT,
  end: json.nullable(json.MOMENT),
  state: json.oneOf('Running', 'Coming', 'Past'),
});

const longMoment = (date: Date): string => `${utcDateLong(date)}, ${utcTimeShort(date)} UTC`;

const eventEntry = (event: DatedEvent): FeedEntry => ({
  path: eventHref(event),
  title: `${event.name}: from ${longMoment(event.start)}`,
  summary: `${eventKind(event.kind)}, from ${longMoment(event.start)}${event.end ? ` to ${longMoment(event.end)}` : ''}.`,
  published: event.start,
  updated: event.start,
  categories: [{ term: 'event', label: 'Event' }],
});

const moment = (date: Date | null): string => (date ? `${utcDateShort(date)} ${utcTimeShort(date)}` : '');

export const EVENTS_EXPORTS = listExports('/events', 'Events', {
  parts: (part) => ({ events: part(() => data.listEvents(new Date())).json(json.list(EVENT)) }),
  tables: (table) => ({ events: table('Events', ({ part }) => part('events'), EVENT_COLUMNS) }),
  feed: {
    label: 'Events',
    entries: async ({ part }) =>
      newestFirst(await part('events'))
        .slice(0, FEED_ENTRIES)
        .map(eventEntry),
  },
  calendar: ({ part }) => part('events'),
  text: async ({ part }) => {
    const events = await part('events');
    return {
      title: 'Events',
      facts: eventWords(events, new Date()),
      ...blockTable(events, [
        ['Event', ({ name }) => name],
        ['From (UTC)', ({ start }) => moment(start)],
        ['Until', ({ end }) => moment(end)],
        ['', ({ state }) => state],
      ]),
    };
  },
  preview: async ({ part }) => ({
    title: 'Events',
    facts: eventWords(await part('events'), new Date()),
    totals: [],
    ...NEUTRAL,
  }),
});
