import { greatest, rollup, sum } from 'd3-array';

import type {
  BandOfDungeonFragment,
  DungeonRowFragment,
  FiguresOfDungeonFragment,
  PartyOfDungeonFragment,
} from '#graphql/generated/documents.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { listWords } from '#lib/format/list-words.ts';
import { counted, plain, thousands, UNKNOWN } from '#lib/format/number.ts';
import { wilson } from '#lib/game/scenarios/verdict.ts';

import { hasWings, wingName } from './wings.ts';

type Tried = Pick<FiguresOfDungeonFragment, 'tries' | 'cleared'>;

/**
 * The share of tries that were clears in words, with the interval that holds the true share in 95 of 100 such counts.
 * @example clearedWords({ tries: 104, cleared: 61 }) // '61 of 104 cleared, 59% (49 to 68%)'
 */
export const clearedWords = (tried: Tried): string =>
  tried.tries === 0
    ? 'No tries'
    : `${thousands(tried.cleared)} of ${thousands(tried.tries)} cleared, ${shareWords(tried)}`;

/**
 * The share of tries that were clears, with its interval; a dash without a try.
 * @example shareWords({ tries: 104, cleared: 61 }) // '59% (49 to 68%)'
 */
export function shareWords({ tries, cleared }: Tried): string {
  const share = wilson(cleared, tries);
  if (!share) return UNKNOWN;
  const [value, low, high] = [share.value, share.low, share.high].map((each) =>
    plain(Math.round(each * 100)),
  );
  return `${value}% (${low} to ${high}%)`;
}

/**
 * Says how many sessions there were, and how many of them tried nothing.
 * @example sessionsWords({ sessions: 153, tries: 148 }) // '153 sessions, 5 without a try at an encounter'
 */
export function sessionsWords({
  sessions,
  tries,
}: Pick<FiguresOfDungeonFragment, 'sessions' | 'tries'>): string {
  const words = counted(sessions, 'session');
  if (sessions === tries) return words;
  if (tries > 0) return `${words}, ${thousands(sessions - tries)} without a try at an encounter`;
  return sessions === 1
    ? `${words}, without a try at an encounter`
    : `${words}, none with a try at an encounter`;
}

/**
 * The time that clears took, as the end of a sentence; '' where none is known.
 * @example tookWords({ cleared: 5, timed: 4, median: 1500 }) // ', half of the 4 timed clears within 25m'
 */
export function tookWords({
  cleared,
  timed,
  median,
}: Pick<FiguresOfDungeonFragment, 'cleared' | 'timed' | 'median'>): string {
  if (median === null) return '';
  const took = shortDuration(median * 1000);
  if (timed > 1) return `, half of the ${thousands(timed)} timed clears within ${took}`;
  return cleared === 1 ? `, in ${took}` : `, the only timed one in ${took}`;
}

type Dungeon = Pick<DungeonRowFragment, 'figures' | 'wings'>;

/**
 * The answer about a dungeon in one or two sentences; where it has wings, wing by wing.
 * @example dungeonVerdict(gunbad)
 * // 'Of the groups that tried a wing, 33 of 61 cleared Gunbad Lab and 2 of 9 Squig Boss. No session cleared both wings.'
 */
export function dungeonVerdict(dungeon: Dungeon): string {
  const { figures, wings } = dungeon;
  if (figures.tries === 0) return 'No group has tried it yet.';
  const words = hasWings(dungeon)
    ? `${wingsVerdict(wings)} ${wholeWords(figures, wings.length)}`
    : triedWords(figures);
  return `${words}${tookWords(figures)}.`;
}

/**
 * The answer at the top of a dungeon's page, where its wings stand below with their shares.
 * @example headWords(gunbad) // 'No session cleared both wings.'
 */
export function headWords(dungeon: Dungeon): string {
  const { figures, wings } = dungeon;
  return hasWings(dungeon) && figures.tries > 0
    ? `${wholeWords(figures, wings.length)}${tookWords(figures)}.`
    : dungeonVerdict(dungeon);
}

type Party = Pick<PartyOfDungeonFragment, 'tanks' | 'healers' | 'others' | 'tries'>;
type Band = Pick<BandOfDungeonFragment, 'from'> & {
  readonly figures: Pick<FiguresOfDungeonFragment, 'tries'>;
};

/**
 * Says what it takes, by the group and the item rating with the most tries over all wings; '' where neither is known.
 * @example takesWords({ parties, bands })
 * // 'Most common: groups of 6 (2 tanks, 2 healers, 2 others), item rating 600 to 699.'
 */
export function takesWords({
  parties,
  bands,
}: {
  readonly parties: readonly Party[];
  readonly bands: readonly Band[];
}): string {
  const party = mostTried(
    parties,
    ({ tries }) => tries,
    ({ tanks, healers, others }) => `${tanks} ${healers} ${others}`,
  );
  const band = mostTried(
    bands,
    ({ figures }) => figures.tries,
    ({ from }) => String(from),
  );
  const group =
    party &&
    `groups of ${plain(party.tanks + party.healers + party.others)} (${counted(party.tanks, 'tank')}, ${counted(party.healers, 'healer')}, ${counted(party.others, 'other')})`;
  const rating = band && `item rating ${plain(band.from)} to ${plain(band.from + 99)}`;
  const found = [group, rating].filter(Boolean);
  return found.length > 0 ? `Most common: ${found.join(', ')}.` : '';
}

/** The row of the key with the most tries in sum; null without a try. */
function mostTried<Row>(
  rows: readonly Row[],
  triesOf: (row: Row) => number,
  keyOf: (row: Row) => string,
): Row | null {
  const tries = rollup(rows, (same) => sum(same, triesOf), keyOf);
  const most = greatest(rows, (row) => tries.get(keyOf(row)) ?? 0);
  return most && (tries.get(keyOf(most)) ?? 0) > 0 ? most : null;
}

/**
 * The answer about a dungeon in a few words: who cleared it, or all of its wings.
 * @example shortVerdict(lostVale) // '35 of the 106 groups that tried it cleared it'
 */
export function shortVerdict(dungeon: Dungeon): string {
  const { figures, wings } = dungeon;
  if (figures.tries === 0) return 'No group has tried it yet';
  return hasWings(dungeon) ? wholeWords(figures, wings.length) : triedWords(figures);
}

function triedWords({ tries, cleared }: Tried): string {
  if (tries === 1) return `The only group that tried it ${cleared === 1 ? 'cleared it' : 'did not clear it'}`;
  return `${cleared === 0 ? 'None' : thousands(cleared)} of the ${thousands(tries)} groups that tried it cleared it`;
}

function wingsVerdict(wings: Dungeon['wings']): string {
  const tried = wings.filter(({ figures: { tries } }) => tries > 0);
  const each = tried.map(
    ({ instance, figures: { tries, cleared } }, at) =>
      `${thousands(cleared)} of ${thousands(tries)} ${at === 0 ? 'cleared ' : ''}${wingName(instance)}`,
  );
  return `Of the groups that tried a wing, ${listWords(each)}.`;
}

/** Says how many sessions cleared every wing. */
function wholeWords({ cleared, tries }: Tried, wings: number): string {
  const who =
    cleared === 0
      ? 'No session'
      : tries === 1
        ? 'The only session'
        : `${thousands(cleared)} of ${thousands(tries)} sessions`;
  return `${who} cleared ${wings === 2 ? 'both' : `all ${wings}`} wings`;
}

/** The fewest groups at an encounter to say that most of them stop there. */
const FEWEST_GROUPS = 10;

interface Met {
  readonly sessions: number;
  readonly fell: number;
}

/**
 * The encounters that stopped the greatest share of the groups that came to them, among those that ten groups or more
 * came to: several where they stopped the same share, none where every group won.
 * @example hardest(report.encounters)[0]?.encounter.name // 'Solithex'
 */
function hardest<Row extends Met>(encounters: readonly Row[]): readonly Row[] {
  const stopped = ({ sessions, fell }: Met) => (sessions - fell) / sessions;
  const met = encounters.filter(({ sessions }) => sessions >= FEWEST_GROUPS);
  const most = Math.max(0, ...met.map(stopped));
  return most === 0 ? [] : met.filter((row) => stopped(row) === most);
}

/**
 * Says where the greatest share of groups stops.
 * @param nameOf the name of an encounter
 * @example hardestWords([row], nameOf)
 * // 'Of the encounters that 10 or more groups reached, Solithex stopped the largest share: 7 of 26 never beat it.'
 */
export function hardestWords<Row extends Met>(
  encounters: readonly Row[],
  nameOf: (row: Row) => string,
): string {
  const met = encounters.filter(({ sessions }) => sessions > 0);
  if (met.length === 0) return 'No group has reached an encounter yet.';
  if (met.every(({ sessions, fell }) => fell === sessions))
    return 'Every group beat each encounter that it reached.';
  if (!met.some(({ sessions }) => sessions >= FEWEST_GROUPS))
    return `Too few to say where groups stop: no encounter was reached by ${FEWEST_GROUPS} groups.`;
  const among = `Of the encounters that ${FEWEST_GROUPS} or more groups reached,`;
  const worst = hardest(encounters);
  if (worst.length === 0) return `${among} every group beat each one.`;
  const counts = worst.map(({ sessions, fell }) => `${thousands(sessions - fell)} of ${thousands(sessions)}`);
  return `${among} ${listWords(worst.map(nameOf))} stopped the largest share: ${listWords([...new Set(counts)])} never beat ${worst.length === 1 ? 'it' : 'them'}.`;
}
