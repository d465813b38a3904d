import type { FightersFragment } from '#graphql/generated/documents.ts';
import { thousands } from '#lib/format/number.ts';
import { utcDateShort, utcTimeShort } from '#lib/format/time.ts';
import type { Front } from '#lib/game/boards/front.ts';
import { type DatedEvent, eventWords } from '#lib/game/war/events.ts';
import { tierLabel, usualWords, warSentence } from '#lib/game/war/fighters.ts';

import { blockTable, type TextBlock } from './text-block.ts';

/** The war now: how many fight in each tier. */
export const warBlock = (fighters: FightersFragment, front: Front): TextBlock => ({
  title: 'The war now',
  facts: warSentence(fighters, front),
  ...blockTable(fighters.now, [
    ['Where', ({ tier }) => tierLabel(tier)],
    ['Order', ({ order }) => thousands(order), 'end'],
    ['Destruction', ({ destruction }) => thousands(destruction), 'end'],
    ['Usual', ({ usual }) => usualWords(usual), 'end'],
  ]),
});

const moment = (date: Date | null): string => (date ? `${utcDateShort(date)} ${utcTimeShort(date)}` : '');

/** Events: those that run, then those to come, then the past ones. */
export const eventsBlock = (events: readonly DatedEvent[]): TextBlock => ({
  title: 'Events',
  facts: eventWords(events),
  ...blockTable(events, [
    ['Event', ({ name }) => name],
    ['From (UTC)', ({ start }) => moment(start)],
    ['Until', ({ end }) => moment(end)],
    ['', ({ state }) => state],
  ]),
});
