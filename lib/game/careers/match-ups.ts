import type { CareerPairRowFragment } from '#graphql/generated/documents.ts';
import { decimal, percent } from '#lib/format/number.ts';

import { realmOfCareer } from '../players/careers.ts';
import { Z_95 } from '../scenarios/verdict.ts';
import { falseDiscovery, logOdds, normalShare } from '../statistics/chance.ts';

/** The share of the pairs that are said to be uneven that may be so by chance: one in a hundred. */
const FALSE_VERDICTS = 0.01;

/**
 * Compares the kills of careers on each other with an even fight (rules.md: Careers), in which kills go both ways as
 * often as between all other careers of the realms. Adds the natural logarithm of the odds by those of an even fight,
 * with its 95 % interval, and a verdict: `open` where the kills cannot tell. Players differ, and kills of one player are no
 * separate evidence: the variance is that between characters where it is greater than that of single kills.
 */
export function matchUps(pairs: readonly CareerPairRowFragment[]) {
  const compared = pairs.map(({ career, enemy, kills, deaths, otherKills, otherDeaths, spread }) => {
    const own = logOdds(kills, deaths);
    const even = logOdds(otherKills, otherDeaths);
    const grown = Math.max(1, spread / ((kills * deaths) / (kills + deaths)) || 1);
    // Where no other careers fight, the numbers themselves are all that is even.
    const error = Math.sqrt(own.variance * grown + (otherKills + otherDeaths > 0 ? even.variance : 0));
    const odds = own.value - even.value;
    return { career, enemy, kills, deaths, odds, low: odds - Z_95 * error, high: odds + Z_95 * error, error };
  });
  const chances = compared.map(({ odds, error }) => 2 * (1 - normalShare(Math.abs(odds) / error)));
  const holds = falseDiscovery(chances, FALSE_VERDICTS);
  return compared.map((pair, index) =>
    Object.assign(pair, { verdict: !holds[index] ? 'open' : pair.odds > 0 ? 'more' : 'less' } as const),
  );
}

/** Two careers that are enemies, and their kills on each other. */
export type MatchUp = ReturnType<typeof matchUps>[number];

/** The verdicts as they are read behind the name of the enemy. */
export const VERDICT_WORDS: Readonly<Record<MatchUp['verdict'], string>> = {
  more: 'Kills it more often',
  less: 'Falls to it more often',
  open: 'Too few to tell',
};

/**
 * Odds as they are read: of a kill to a death.
 * @example oddsText(-Math.log(1.5)) // '1 to 1.5'
 */
export function oddsText(odds: number): string {
  const ratio = decimal(Math.exp(Math.abs(odds)), 1);
  return odds < 0 ? `1 to ${ratio}` : `${ratio} to 1`;
}

/** Says what an even fight is, and how often a pair is said to be none by chance. */
export function evenWords(pairs: readonly CareerPairRowFragment[]): string {
  const one = pairs.find(({ career }) => realmOfCareer(career) === 'ORDER');
  const [kills, deaths] = one ? [one.kills + one.otherKills, one.deaths + one.otherDeaths] : [0, 0];
  return `An even fight between two careers is one in which kills go both ways as between the realms as a whole, where Order has ${percent(kills, kills + deaths, 0)}% of the kills: only kills of the two on each other are compared, so that it does not matter how many fight with each. Of the fights that are said to be uneven, at most one in a hundred is so by chance.`;
}
