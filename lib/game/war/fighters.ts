import type { FightersFragment, UsualFightersFragment } from '#graphql/generated/documents.ts';
import { listWords } from '#lib/format/list-words.ts';
import { plain, plural, thousands } from '#lib/format/number.ts';
import { toDate, utcDateShort, utcTimeShort } from '#lib/format/time.ts';

import type { Front } from '../boards/front.ts';
import { FEWEST_SPANS, tooEarlyWords, usualRange } from './usual.ts';

/** Contested zones that are named. */
const NAMED = 2;
const HOUR = 3_600;

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Characters of both realms in a span. */
export interface FoughtSpan {
  /** Epoch seconds. */
  readonly start: number;
  readonly order: number;
  readonly destruction: number;
}

/** Characters in a span, beside what is usual. */
export type UsualSpan = FoughtSpan & { readonly usual: UsualFightersFragment };

/** Names a tier of zones; 0 is everywhere. @example tierLabel(0) // 'Everywhere' */
export const tierLabel = (tier: number): string => (tier === 0 ? 'Everywhere' : `Tier ${tier}`);

/** @example momentWords(1795809600) // 'Friday at 20:00' */
export function momentWords(epoch: number): string {
  const date = toDate(epoch);
  return date ? `${DAYS[date.getUTCDay()] ?? ''} at ${utcTimeShort(date)}` : '';
}

/** @example shortMoment(1795809600) // '27 Nov 20:00' */
export function shortMoment(epoch: number): string {
  const date = toDate(epoch);
  return date ? `${utcDateShort(date).replace(/ \d+$/, '')} ${utcTimeShort(date)}` : '';
}

/** @example usualFighters(usual) // '191 (170 to 204)' */
export const usualFighters = (usual: UsualFightersFragment): string =>
  usualRange(usual) ?? `${plain(usual.weeks)} of ${FEWEST_SPANS} weeks known`;

/**
 * Compares the fighters of an hour with what is usual then.
 * @example comparedWords(span) // '40 more than usual on a Friday at 21:00 UTC'
 */
function comparedWords({ start, order, destruction, usual: { weeks, median } }: UsualSpan): string {
  if (median === null) return tooEarlyWords(weeks, 'weeks known');
  const more = order + destruction - Math.round(median);
  const difference =
    more === 0 ? 'as many as' : `${thousands(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} than`;
  return `${difference} usual on a ${momentWords(start + HOUR)} UTC`;
}

/**
 * Says how many fight, how many fought in the last hour, and where.
 * @example warSentence(fighters, front)
 * // '31 are fighting now, 231 fought in the last hour, 40 more than usual on a Friday at 21:00 UTC; Praag is contested.'
 */
export function warSentence(
  { now, lastHour }: Pick<FightersFragment, 'now' | 'lastHour'>,
  front: Pick<Front, 'zones'>,
): string {
  const [all] = lastHour;
  if (!all) return '';
  const [fighting, fought] = [now.order + now.destruction, all.order + all.destruction];
  const contested = front.zones.filter(({ order, destruction }) => order > 0 && destruction > 0);
  const named = contested.slice(0, NAMED).map(({ name }) => name);
  const where =
    named.length > 0 ? `; ${listWords(named)} ${plural(named.length, 'is', 'are')} contested` : '';
  const fight = fighting === 0 ? 'No one is' : `${thousands(fighting)} ${plural(fighting, 'is', 'are')}`;
  return `${fight} fighting now, ${fought === 0 ? 'no one' : thousands(fought)} fought in the last hour, ${comparedWords(all)}${where}.`;
}

const figureOf = ({ start, order, destruction, usual: { median: usual, ...rest } }: UsualSpan) => ({
  start,
  order,
  destruction,
  usual,
  ...rest,
});

/** The fighters as figures: of the last five minutes, of the last hour, and of each of 168 hours. */
export const fighterFigures = ({
  now: { start, order, destruction },
  lastHour,
  hours,
}: FightersFragment) => ({
  now: { start, order, destruction },
  lastHour: lastHour.slice(0, 1).map(figureOf)[0] ?? null,
  hours: hours.map(figureOf),
});
