import type { KillFilterInput } from '#graphql/generated/resolvers.ts';
import { MOST_DAYS } from '#graphql/resolvers/list-limits.ts';
import { inputError } from '#graphql/sql/engine/connection/input-error.ts';
import { timeSpan } from '#graphql/sql/engine/where/time-span.ts';

const DAY_SECONDS = 86_400;

/**
 * Returns the filter of kills to count by day, which an index has to answer within a bounded time.
 * @throws an input error where it names neither killer nor victim, or no time, or too long a one
 */
export function daysQuery(where: KillFilterInput): KillFilterInput {
  const { killerCharacterId, victimCharacterId, killerGuildId, victimGuildId } = where;
  const sides = [killerCharacterId, victimCharacterId, killerGuildId, victimGuildId];
  if (sides.every((side) => side?.eq == null)) {
    throw inputError('Name a killer or a victim, a player or a guild, with "eq" to count kills by day.');
  }
  return boundedTime(where, MOST_DAYS, 'to count kills by day');
}

/**
 * Returns the filter, whose time has two ends.
 * @param purpose ends the sentence of the error: "to count kills by day"
 * @throws an input error where it has no time, or too long a one
 */
export function boundedTime(where: KillFilterInput, days: number, purpose: string): KillFilterInput {
  const span = timeSpan({ time: where.time });
  if (!span || span.to - span.from > days * DAY_SECONDS) {
    throw inputError(`Give both ends of a time of ${days} days at most ${purpose}.`);
  }
  return where;
}
