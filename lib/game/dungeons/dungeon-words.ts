import type {
  FiguresOfDungeonFragment,
  PartyOfDungeonFragment,
  SessionRowFragment,
} from '#graphql/generated/documents.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { plain, plural, thousands } from '#lib/format/number.ts';
import { wilson } from '#lib/game/scenarios/verdict.ts';
import { falseDiscovery, normalShare } from '#lib/game/statistics/chance.ts';

type Tried = Pick<FiguresOfDungeonFragment, 'tries' | 'cleared'>;

/**
 * The share of tries that were clears in words, with the interval that holds the true share in 95 of 100 such counts.
 * @example clearedWords({ tries: 104, cleared: 61 }) // '61 of 104 cleared, 59% (49 to 68%)'
 */
export function clearedWords({ tries, cleared }: Tried): string {
  const share = wilson(cleared, tries);
  if (!share) return 'No tries';
  const [value, low, high] = [share.value, share.low, share.high].map((each) =>
    plain(Math.round(each * 100)),
  );
  return `${thousands(cleared)} of ${thousands(tries)} cleared, ${value}% (${low} to ${high}%)`;
}

/**
 * Says how far a session came.
 * @example fellWords({ fell: 4, listed: 6 }) // '4 of 6 encounters fell'
 */
export const fellWords = ({ fell, listed }: Pick<SessionRowFragment, 'fell' | 'listed'>): string =>
  listed === 0 ? 'nothing tried' : `${plain(fell)} of ${plain(listed)} encounters fell`;

/**
 * The answer about a dungeon in a sentence.
 * @example dungeonVerdict({ tries: 0, … }) // 'No group has tried it yet.'
 */
export function dungeonVerdict({ tries, cleared, timed, median }: FiguresOfDungeonFragment): string {
  if (tries === 0) return 'No group has tried it yet.';
  const words = `${thousands(cleared)} of ${thousands(tries)} ${plural(tries, 'group', 'groups')} that tried it cleared it`;
  if (median === null) return `${words}.`;
  return `${words}, half of the ${thousands(timed)} with a known time within ${shortDuration(median * 1000)}.`;
}

/** The chance that the parts of two shares this far apart differ by chance alone. */
function chanceOf(one: Tried, other: Tried): number {
  const [tries, cleared] = [one.tries + other.tries, one.cleared + other.cleared];
  const share = cleared / tries;
  const error = Math.sqrt(share * (1 - share) * (1 / one.tries + 1 / other.tries));
  if (!(error > 0)) return 1;
  return 2 * (1 - normalShare(Math.abs(one.cleared / one.tries - other.cleared / other.tries) / error));
}

/** Findings about parties that may be due to chance. */
const FALSE_FINDINGS = 0.05;

/** A party by its roles, with what its tries say beside all other tries. */
export type JudgedParty = PartyOfDungeonFragment & { readonly verdict: 'more' | 'less' | 'open' };

/**
 * Compares the clears of each composition with those of all other tries in the dungeon: of those that are said to clear
 * more or less often at most one in twenty is so by chance.
 */
export function judgedParties(
  parties: readonly PartyOfDungeonFragment[],
  all: Tried,
): readonly JudgedParty[] {
  const others = parties.map(({ tries, cleared }) => ({
    tries: all.tries - tries,
    cleared: all.cleared - cleared,
  }));
  const chances = parties.map((party, at) => chanceOf(party, others[at] ?? all));
  const holds = falseDiscovery(chances, FALSE_FINDINGS);
  return parties.map((party, at) => {
    const rest = others[at] ?? all;
    if (!holds[at]) return { ...party, verdict: 'open' };
    return { ...party, verdict: party.cleared * rest.tries > rest.cleared * party.tries ? 'more' : 'less' };
  });
}

/**
 * The encounter that stopped the most groups that came to it, with their number; null where none did.
 * @example hardest(report.encounters)?.encounter.name // 'Solithex'
 */
export const hardest = <Row extends { readonly sessions: number; readonly fell: number }>(
  encounters: readonly Row[],
): Row | null =>
  encounters.reduce<Row | null>(
    (most, row) => (row.sessions - row.fell > (most ? most.sessions - most.fell : 0) ? row : most),
    null,
  );
