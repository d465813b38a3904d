import { foldText } from '#graphql/rules/folded-text.ts';
import { parseDay } from '#lib/url/filter/day.ts';

import { OPEN_ZONE_OPTIONS } from '../places/war-zones.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** A day as an address has it, and the zone that is named with it, if any. */
export interface BattleDay {
  readonly day: string;
  readonly zone: { readonly value: string; readonly label: string } | null;
}

/**
 * The day, and the zone, that a search names; null for a text that is anything else. Without a year it is the newest such
 * day.
 * @example battleDayOf('Praag 26 November', now) // { day: '2026-11-26', zone: { value: '105', label: 'Praag' } }
 */
export function battleDayOf(text: string, now: Date): BattleDay | null {
  const words = foldText(text)
    .split(/[\s,.]+/u)
    .filter(Boolean);
  const at = words.findIndex((_, index) => dayAt(words, index, now) !== null);
  const found = at < 0 ? null : dayAt(words, at, now);
  if (!found) return null;
  const place = words.toSpliced(at, found.words).join(' ');
  if (place === '') return { day: found.day, zone: null };
  const zone = OPEN_ZONE_OPTIONS.find(({ label }) => foldText(label) === place);
  return zone ? { day: found.day, zone } : null;
}

interface FoundDay {
  readonly day: string;
  /** The number of words that name it. */
  readonly words: number;
}

function dayAt(words: readonly string[], at: number, now: Date): FoundDay | null {
  const [first = '', second = '', third = ''] = words.slice(at);
  if (/^\d{4}-\d{2}-\d{2}$/.test(first)) return dayOf(first, 1);
  const [day, name] = /^\d/.test(first) ? [first, second] : [second, first];
  const month = MONTHS.findIndex((each) => each.startsWith(name)) + 1;
  if (month === 0 || name.length < 3 || !/^\d{1,2}(?:st|nd|rd|th)?$/.test(day)) return null;
  const end = `-${String(month).padStart(2, '0')}-${String(Number.parseInt(day, 10)).padStart(2, '0')}`;
  if (/^\d{4}$/.test(third)) return dayOf(`${third}${end}`, 3);
  const year = now.getUTCFullYear();
  const isOver = `${year}${end}` <= now.toISOString().slice(0, 10);
  return dayOf(`${isOver ? year : year - 1}${end}`, 2);
}

function dayOf(text: string, words: number): FoundDay | null {
  const day = parseDay(text);
  return day === '' ? null : { day, words };
}
