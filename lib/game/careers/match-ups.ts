import type { CareerPairRowFragment } from '#graphql/generated/documents.ts';
import { decimal, thousands } from '#lib/format/number.ts';

import { careerPlural } from '../scenarios/standing.ts';
import { falseDiscovery } from '../statistics/chance.ts';
import { tested } from '../statistics/random-groups.ts';
import { pairOdds } from './pair-odds.ts';

/** The share of the pairs that are said to be uneven that may be so by chance: one in twenty. */
const FALSE_VERDICTS = 0.05;

/**
 * Compares the kills of careers on each other with what both careers' own kills and deaths would give (rules.md:
 * Match-ups). Adds those, the natural logarithm of the odds of a kill to a death by the expected ones with its 95 %
 * interval and error, null where too few players tell them, and a verdict: `open` where the kills cannot tell. Kills of
 * one player are no separate evidence, neither as killer nor as victim.
 */
export function matchUps(pairs: readonly CareerPairRowFragment[]) {
  const compared = pairOdds(pairs).map((row) => ({ row, test: tested(row.odds, row.estimated) }));
  const holds = falseDiscovery(
    compared.map(({ test }) => test.chance),
    FALSE_VERDICTS,
  );
  return compared.map(({ row, test: { low, high } }, index) => {
    const { pair, expectedKills, expectedDeaths, odds, estimated } = row;
    const { career, enemy, kills, deaths } = pair;
    const error = estimated && Math.sqrt(estimated.variance);
    const verdict: MatchUpVerdict = !holds[index] ? 'open' : odds > 0 ? 'more' : 'less';
    return { career, enemy, kills, deaths, expectedKills, expectedDeaths, odds, low, high, error, verdict };
  });
}

/** `more` and `less` for a career that surely kills the other so, by what both do elsewhere; else `open`. */
type MatchUpVerdict = 'more' | 'less' | 'open';

/** Two careers that are enemies, and their kills on each other. */
export type MatchUp = ReturnType<typeof matchUps>[number];

/** The verdicts as they are read behind the name of the enemy. */
export const VERDICT_WORDS: Readonly<Record<MatchUp['verdict'], string>> = {
  more: 'Kills it more than usual',
  less: 'Falls to it more than usual',
  open: 'No clear difference',
};

/**
 * Odds as they are read: of a kill to a death.
 * @example oddsText(-Math.log(1.5)) // '1 to 1.5'
 */
export function oddsText(odds: number): string {
  const ratio = decimal(Math.exp(Math.abs(odds)), 1);
  return odds < 0 ? `1 to ${ratio}` : `${ratio} to 1`;
}

const BEYOND = 'more often than the kills and deaths of both would suggest';
/** Pairs that a sentence names; of more it tells how many there are. */
const NAMED = 3;

/**
 * Says which careers of some pairs surely kill another more often than they would by what both do elsewhere.
 * @example unevenWords(pairs) // 'Slayers kill Choppas more often than the kills and deaths of both would suggest.'
 */
export function unevenWords(pairs: readonly Pick<MatchUp, 'career' | 'enemy' | 'verdict'>[]): string {
  const uneven = pairs
    .filter(({ verdict }) => verdict !== 'open')
    .map(({ career, enemy, verdict }) => (verdict === 'more' ? [career, enemy] : [enemy, career]));
  const named = [
    ...new Set(
      uneven.map(([killer = '', victim = '']) => `${careerPlural(killer)} kill ${careerPlural(victim)}`),
    ),
  ];
  if (named.length === 0) return `No career clearly kills another ${BEYOND}.`;
  return named.length > NAMED
    ? `In ${thousands(named.length)} pairs one career kills the other ${BEYOND}.`
    : `${named.join(', ')} ${BEYOND}.`;
}

/** Says what a pair is compared with. */
export const EVEN_WORDS =
  'Expected are the career’s share of its realm’s kills times the enemy’s share of the deaths: odds above 1 to 1 say that it kills the enemy more often, and falls to it less often, than that, whatever its role is and however many fight with it. Kills of one player are no separate evidence; in a war without such pairs at most six of a hundred of these tables would name one.';
