import * as documents from '#graphql/generated/documents.ts';
import { realmSvg } from '#lib/art/realm-badge.ts';
import { getFront } from '#lib/data/war/war.ts';
import * as data from '#lib/data/war/war-now.ts';
import { BATTLE_COLUMNS } from '#lib/exports/columns/battle-list-columns.ts';
import { FRONT_COLUMNS } from '#lib/exports/columns/board-columns.ts';
import * as columns from '#lib/exports/columns/war-columns.ts';
import { eventEntries } from '#lib/exports/feeds/event-feed.ts';
import { NO_RECORD, pageExports } from '#lib/exports/page-exports.ts';
import { fragment } from '#lib/exports/shapes/selection-schema.ts';
import * as json from '#lib/exports/shapes/shape.ts';
import { blockTable } from '#lib/exports/text/text-block.ts';
import { thousands } from '#lib/format/number.ts';
import { utcDateShort, utcTimeShort } from '#lib/format/time.ts';
import { currentEvents, type DatedEvent, eventWords } from '#lib/game/war/events.ts';
import { fighterFigures, momentWords, tierLabel, usualWords, warSentence } from '#lib/game/war/fighters.ts';
import { WAR_FILTER } from '#lib/url/filter/war-filter.ts';

const FIGURE = json.object({
  ...json.integers('start', 'order', 'destruction', 'weeks'),
  usual: json.nullable(json.NUMBER),
  low: json.nullable(json.NUMBER),
  high: json.nullable(json.NUMBER),
});

/** The part of a preview that takes no side. */
const NEUTRAL = { realm: 'NEUTRAL', badge: realmSvg('NEUTRAL') } as const;
/** Seconds. */
const HOUR = 3_600;

export const WAR_EXPORTS = pageExports('/war', 'The war now', {
  filter: WAR_FILTER,
  ...NO_RECORD,
  load: (_, { list }) => ({
    fighters: () => data.getFighters(new Date(), list),
    front: () => getFront(new Date()),
    battles: () => data.listRunningBattles(new Date()),
    scenarios: () => data.getRecentResults(new Date()),
    events: () => data.listEvents(new Date()),
  }),
  parts: { fighters: fragment(documents.FightersFragmentDoc) },
  figures: {
    shape: json.object({ now: json.nullable(FIGURE), hours: json.list(FIGURE) }),
    read: async ({ part }) => fighterFigures(await part('fighters')),
  },
  tables: (table) => ({
    now: table('Fighters now', columns.FIGHTERS_NOW_COLUMNS, 'fighters.now'),
    hours: table('Fighters by hour', columns.FIGHTERS_HOUR_COLUMNS, 'fighters.hours'),
    minutes: table('Fighters by five minutes', columns.FIGHTERS_SPAN_COLUMNS, 'fighters.fiveMinutes'),
    front: table('The front', FRONT_COLUMNS, 'front.zones'),
    battles: table('Running battles', BATTLE_COLUMNS, 'battles'),
    scenarios: table('Scenarios of the last hour', columns.RECENT_SCENARIO_COLUMNS, 'scenarios'),
    events: table('Events now', columns.EVENT_COLUMNS, async ({ part }) =>
      currentEvents(await part('events')),
    ),
  }),
  text: async ({ part }) => {
    const fighters = await part('fighters');
    return {
      title: 'The war now',
      facts: warSentence(fighters, await part('front')),
      ...blockTable(fighters.now, [
        ['Where', ({ tier }) => tierLabel(tier)],
        ['Order', ({ order }) => thousands(order), 'end'],
        ['Destruction', ({ destruction }) => thousands(destruction), 'end'],
        ['Usual', ({ usual }) => usualWords(usual), 'end'],
      ]),
    };
  },
  preview: async ({ part }) => {
    const [all] = (await part('fighters')).now;
    const totals = all && {
      'fight for Order': all.order,
      'fight for Destruction': all.destruction,
      'is usual': all.usual.median,
    };
    return {
      title: 'The war now',
      facts: all ? `Fighters in the hour until ${momentWords(all.start + HOUR)} UTC` : '',
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

const moment = (date: Date | null): string => (date ? `${utcDateShort(date)} ${utcTimeShort(date)}` : '');

export const EVENTS_EXPORTS = pageExports('/events', 'Events', {
  ...NO_RECORD,
  load: () => ({ events: () => data.listEvents(new Date()) }),
  parts: { events: json.list(EVENT) },
  tables: (table) => ({ events: table('Events', columns.EVENT_COLUMNS, 'events') }),
  feed: { label: 'Events', entries: async ({ part }) => eventEntries(await part('events')) },
  calendar: ({ part }) => part('events'),
  text: async ({ part }) => {
    const events = await part('events');
    return {
      title: 'Events',
      facts: eventWords(events),
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
    facts: eventWords(await part('events')),
    totals: [],
    ...NEUTRAL,
  }),
});
