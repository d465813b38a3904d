import { SITE_NAME } from '#lib/seo/metadata.ts';
import { type DatedEvent, eventHref, eventKey, eventKind } from '#lib/game/war/events.ts';

import type { ExportedFile } from '../export-response.ts';

/** Octets of a line without its end (RFC 5545, 3.1). */
const LINE = 75;
/** Seconds that programs may keep a calendar. */
const KEPT = 900;

/** A moment in UTC, which needs no rules of any time zone. @example utcStamp(date) // '20261121T180400Z' */
const utcStamp = (date: Date): string => date.toISOString().replaceAll(/[-:]|\.\d+/g, '');

const MINUTE = 60_000;

/** The whole minutes of an event, one at least; 0 where its end is not known. */
const minutesOf = ({ start, end }: DatedEvent): number =>
  end ? Math.max(1, Math.floor((Number(end) - Number(start)) / MINUTE)) : 0;

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** Breaks a line where it grows too long; the next part begins with a blank. Characters stay whole. */
function folded(line: string): string {
  const lines = [''];
  for (const character of line) {
    const last = lines.at(-1) ?? '';
    if (Buffer.byteLength(last + character) > LINE) lines.push(` ${character}`);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join('\r\n');
}

/**
 * Events as a calendar to subscribe to (RFC 5545), in UTC. One whose end is not known has none.
 * @param siteUrl the origin that visitors use
 */
export function calendarFile(events: readonly DatedEvent[], siteUrl: string): ExportedFile {
  const { host } = new URL(siteUrl);
  const entry = (event: DatedEvent) => [
    'BEGIN:VEVENT',
    `UID:${eventKey(event)}@${host}`,
    // When it was written is not known, and the same events make the same text. Of one event only the end may change:
    // one that becomes known or moves on is a later stamp and a greater number.
    `DTSTAMP:${utcStamp(event.end ?? event.start)}`,
    `SEQUENCE:${minutesOf(event)}`,
    `DTSTART:${utcStamp(event.start)}`,
    ...(event.end ? [`DTEND:${utcStamp(event.end)}`] : []),
    `SUMMARY:${escaped(event.name)}`,
    `DESCRIPTION:${eventKind(event.kind)}`,
    `URL:${new URL(eventHref(event), siteUrl).href}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${SITE_NAME}//Events//EN`,
    `X-WR-CALNAME:${SITE_NAME}: events`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...events.flatMap(entry),
    'END:VCALENDAR',
  ];
  return {
    type: 'text/calendar; charset=utf-8',
    body: lines.map((line) => `${folded(line)}\r\n`).join(''),
    kept: KEPT,
  };
}
