import { expect, it } from 'vitest';

import { datedEvents } from '#lib/game/war/events.ts';
import { calendarFile } from './calendar-file.ts';

const event = (name: string, startTime: string, endTime: string | null) => ({
  __typename: 'ZandriExpeditionEvent' as const,
  name,
  startTime,
  endTime,
});

/** The lines of a calendar, unfolded. */
function linesOf(events: Parameters<typeof datedEvents>[0]): readonly string[] {
  const { body } = calendarFile(
    datedEvents(events, new Date('2026-11-28T10:00:00Z')),
    'https://ledger.example',
  );
  const text = String(body);
  expect(text.endsWith('\r\n')).toBe(true);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  return text.replaceAll('\r\n ', '').split('\r\n');
}

it('writes moments in UTC, also in the hour that the clocks of a zone repeat', () => {
  const lines = linesOf([event('Keg Week', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z')]);
  expect(lines).toContain('DTSTART:20261025T003000Z');
  expect(lines).toContain('DTEND:20261025T013000Z');
});

it('escapes and folds names, and keeps characters whole', () => {
  const name = `Feast, of; the\\ "白鶴"\n${'Æ'.repeat(80)}`;
  expect(linesOf([event(name, '2026-12-31T23:59:59Z', null)])).toContain(
    `SUMMARY:Feast\\, of\\; the\\\\ "白鶴"\\n${'Æ'.repeat(80)}`,
  );
});

it('has a later stamp and a greater number where its end becomes known, and where that moves on', () => {
  const start = '2026-11-28T09:00:00Z';
  const versions = [null, '2026-11-28T10:00:00Z', '2026-11-28T12:00:00Z', '2026-11-28T12:00:00Z'].map((end) =>
    linesOf([event('City Siege', start, end)]).filter((line) => /^(?:DTSTAMP|SEQUENCE):/.test(line)),
  );
  expect(versions).toEqual([
    ['DTSTAMP:20261128T090000Z', 'SEQUENCE:0'],
    ['DTSTAMP:20261128T100000Z', 'SEQUENCE:60'],
    ['DTSTAMP:20261128T120000Z', 'SEQUENCE:180'],
    ['DTSTAMP:20261128T120000Z', 'SEQUENCE:180'],
  ]);
});

it('has no end where none is known, and is whole without events', () => {
  expect(linesOf([event('City Siege', '2026-11-28T09:00:00Z', null)]).join('\n')).not.toContain('DTEND');
  expect(linesOf([]).filter((line) => line.includes('VEVENT'))).toEqual([]);
});
