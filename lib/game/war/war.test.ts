import { expect, it } from 'vitest';

import { datedEvents, eventKind, eventsOfDay, eventWords } from './events.ts';
import { fighterFigures, warSentence } from './fighters.ts';

const NOW = new Date('2026-11-27T21:00:00Z');
const start = Number(NOW) / 1_000 - 3_600;
const known = { weeks: 8, low: 170, median: 191, high: 204 };
const span = (order: number, usual = known) => ({ tier: 0, start, order, destruction: 100, usual });
const NONE = { start: start + 3_300, order: 0, destruction: 0 };
const zone = (name: string, order: number, destruction: number) => ({ id: '1', name, order, destruction });
const zones = [zone('Praag', 4, 5), zone('Chrace', 3, 0), zone('Thunder Mountain', 1, 1)];

it('says how many fight, beside what is usual, and where the realms contest', () => {
  expect(warSentence({ now: { start, order: 20, destruction: 11 }, lastHour: [span(131)] }, { zones })).toBe(
    '31 are fighting now, 231 fought in the last hour, 40 more than usual on a Friday at 21:00 UTC; Praag and Thunder Mountain are contested.',
  );
  expect(warSentence({ now: { start, order: 1, destruction: 0 }, lastHour: [span(91)] }, { zones: [] })).toBe(
    '1 is fighting now, 191 fought in the last hour, as many as usual on a Friday at 21:00 UTC.',
  );
  expect(warSentence({ now: NONE, lastHour: [{ ...span(0), destruction: 0 }] }, { zones: [] })).toBe(
    'No one is fighting now, no one fought in the last hour, 191 fewer than usual on a Friday at 21:00 UTC.',
  );
});

it('says that nothing is usual before three weeks are known', () => {
  const young = { weeks: 1, low: null, median: null, high: null };
  const fighters = { now: NONE, lastHour: [{ ...span(0), usual: young }], hours: [], fiveMinutes: [] };
  const sentence = warSentence(fighters, { zones: [] });
  expect(sentence).toContain('too early to say what is usual (1 of 3 weeks known)');
  expect(fighterFigures(fighters)).toMatchObject({ now: NONE, lastHour: { order: 0, usual: null } });
});

it('puts running events first, then those to come, then past ones', () => {
  const event = (name: string, startTime: string, endTime: string | null) => ({
    __typename: 'ZandriExpeditionEvent' as const,
    name,
    startTime,
    endTime,
  });
  const events = datedEvents(
    [
      event('Past', '2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z'),
      event('Later', '2026-12-24T00:00:00Z', null),
      event('Soon', '2026-11-28T20:00:00Z', null),
      event('Keg Week', '2026-11-26T00:00:00Z', null),
      event('Damaged', 'soon', null),
    ],
    NOW,
  );
  expect(events.map(({ name }) => name)).toEqual(['Keg Week', 'Soon', 'Later', 'Past']);
  expect(eventsOfDay(events, NOW).map(({ name }) => name)).toEqual(['Keg Week', 'Soon']);
  expect(eventWords(events, NOW)).toBe('Keg Week runs; next: Soon, in 23 hours');
  const [running, soon, later] = events;
  const at = (time: string) => new Date(time);
  const words = (...of: (typeof running)[]) =>
    eventWords(
      of.flatMap((each) => each ?? []),
      NOW,
    );
  expect(words()).toBe('No event runs and none is announced');
  expect(words(running, running)).toBe('Keg Week and Keg Week run');
  expect(words(later)).toMatch(/^No event runs; next: Later, in \d\d days$/);
  expect(eventWords(soon ? [soon] : [], at('2026-11-28T10:00:00Z'))).toBe(
    'No event runs; next: Soon, in 10 hours',
  );
  expect(eventWords(soon ? [soon] : [], at('2026-11-28T18:40:00Z'))).toContain('Soon, in 1 hour');
  expect(eventWords(soon ? [soon] : [], at('2026-11-28T19:30:00Z'))).toContain('Soon, within the hour');
  expect(['LiveEvent', 'SomethingNew', 'toString'].map(eventKind)).toEqual(['Live event', 'Event', 'Event']);
});
