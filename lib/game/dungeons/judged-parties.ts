import type { PartyOfDungeonFragment } from '#graphql/generated/documents.ts';
import { falseDiscovery } from '#lib/game/statistics/chance.ts';
import { fisher } from '#lib/game/statistics/fisher.ts';

type Counts = Pick<PartyOfDungeonFragment, 'groups' | 'otherGroups'>;

/** Clears of a party beside those of all other groups in the wing; `open` where chance explains the difference. */
export type PartyVerdict = 'more' | 'less' | 'open';

/** Findings about parties that may be due to chance. */
const FALSE_FINDINGS = 0.05;

/**
 * Compares the clears of each party with those of groups of other roles in the same wing, each group counted once. Of
 * those that are said to clear more or less often at most one in twenty is so by chance (Fisher's exact test, and
 * Benjamini and Hochberg over all parties of the dungeon).
 */
export function judgedParties<Party extends Counts>(
  parties: readonly Party[],
): readonly (Party & { readonly verdict: PartyVerdict })[] {
  const holds = falseDiscovery(parties.map(chanceOf), FALSE_FINDINGS);
  return parties.map((party, at) => ({ ...party, verdict: holds[at] ? directionOf(party) : 'open' }));
}

const chanceOf = ({ groups, otherGroups }: Counts): number =>
  fisher(
    { successes: groups.cleared, trials: groups.tries },
    { successes: otherGroups.cleared, trials: otherGroups.tries },
  );

const directionOf = ({ groups, otherGroups }: Counts): PartyVerdict =>
  groups.cleared * otherGroups.tries > otherGroups.cleared * groups.tries ? 'more' : 'less';
