import type { SessionRowFragment, SumsOfSessionsFragment } from '#graphql/generated/documents.ts';
import { plain, plural, thousands } from '#lib/format/number.ts';

import { clearedWords, sessionsWords, tookWords } from './dungeon-words.ts';
import { wingName, wingsOf } from './wings.ts';

type Outcome = Pick<SessionRowFragment, 'fell' | 'listed' | 'wingCount' | 'wingsCleared' | 'wings'>;

/**
 * Says how far a session came; in a dungeon of wings, wing by wing.
 * @example outcomeWords(session) // "cleared 1 of 4 wings: Thar'Ignan 4 of 4, Lord Slaurith 1 of 3 encounters"
 */
export function outcomeWords({ fell, listed, wingCount, wingsCleared, wings }: Outcome): string {
  if (listed === 0) return 'tried no encounter';
  if (wingCount < 2) return `${plain(fell)} of ${plain(listed)} ${plural(listed, 'encounter')} fell`;
  const each = wings.map((wing) => `${wingName(wing.instance)} ${plain(wing.fell)} of ${plain(wing.listed)}`);
  const unit = plural(wings.at(-1)?.listed ?? 0, 'encounter');
  return `cleared ${plain(wingsCleared)} of ${plain(wingCount)} wings: ${each.join(', ')} ${unit}`;
}

/** True for the id of a dungeon with wings. */
const isOfWings = (id: string): boolean => wingsOf(id).length > 1;

/** The sessions that a list is narrowed to, by the values of its filter. */
interface Narrowed {
  /** The id of a dungeon or a wing; `all` for neither. */
  readonly instance: string;
  /** `all`, or what all sessions of the list have in common. */
  readonly cleared: string;
}

/**
 * Sums a list of sessions up. Sessions of one wing, or of one dungeon without wings, have a share of clears and a median;
 * others have neither, since wings and dungeons take different times. Where the filter has chosen by clears, their share
 * says nothing and is left out.
 * @example sumsWords(sums, { instance: '163', cleared: 'all' }) // '30 sessions; 19 of 30 cleared, 63% (46 to 78%), half of …'
 */
export function sumsWords(sums: SumsOfSessionsFragment, { instance, cleared }: Narrowed): string {
  const words = sessionsWords(sums);
  if (instance === 'all' || isOfWings(instance)) {
    if (cleared === 'yes' || cleared === 'no') return words;
    const what = instance === 'all' ? 'a whole dungeon' : 'every wing';
    return `${words}; ${sums.cleared === 0 ? 'none' : thousands(sums.cleared)} cleared ${what} in one session`;
  }
  const figures = sums.wings.find((wing) => wing.instance.id === instance)?.figures;
  if (!figures || cleared === 'no') return words;
  const took = tookWords(figures);
  return cleared === 'all'
    ? `${words}; ${clearedWords(figures)}${took}`
    : `${words}${took && `; ${thousands(figures.cleared)} ${plural(figures.cleared, 'clear', 'clears')}${took}`}`;
}

/**
 * The sums of a list by wing, where it is of one dungeon with wings. None where the filter has chosen by clears: the shares
 * would be those of the choice.
 */
export const sumsByWing = ({ wings }: SumsOfSessionsFragment, { instance, cleared }: Narrowed) =>
  cleared === 'all' && isOfWings(instance) ? wings : [];
