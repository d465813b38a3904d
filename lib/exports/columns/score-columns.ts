import type * as documents from '#graphql/generated/documents.ts';
import { scoreGroups, type SharedScore, type Side } from '#lib/game/battles/score-groups.ts';
import { SKIRMISH_SORT_KEYS, sortScores, WHOLE_SORT } from '#lib/game/battles/score-sort.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { parseFilter } from '#lib/url/filter/filter.ts';
import { GROUPING } from '#lib/url/filter/grouping-filter.ts';
import { parseScoreSort } from '#lib/url/filter/score-order.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { columnsOf, groupColumns } from '../export-columns.ts';
import about from './score-columns.json' with { type: 'json' };

/** The fields that entries of every kind of scoreboard share. */
type Score = Omit<documents.InstanceScoreFragment, 'archetype' | 'itemRating'>;

/** The columns of a player and all numbers of a scoreboard, given and received (rules.md: Scoreboards). */
const SCORE_COLUMNS = columnsOf<Score>()(about.score, {
  character: groupColumns('combatant', 'character', (entry) => entry),
});

/** The columns of kill counts, for scoreboards that have them. */
const COUNTS = columnsOf<Pick<documents.SkirmishScoreFragment, 'kills' | 'killsSolo' | 'deathBlows'>>()(
  about.counts,
  {},
);

/** The role, and what part of the side's deeds is the player's. */
const ROLE_AND_SHARES = columnsOf<SharedScore<unknown>>()(about.roleAndShares, {});

export const SKIRMISH_SCORE_COLUMNS = columnsOf<SharedScore<documents.SkirmishScoreFragment>>()(
  about.skirmishScore,
  {
    score: SCORE_COLUMNS,
    counts: COUNTS,
    shares: ROLE_AND_SHARES,
  },
);

export const SCENARIO_SCORE_COLUMNS = columnsOf<SharedScore<documents.ScenarioScoreFragment>>()(
  about.scenarioScore,
  {
    team: ({ team }) => (team === 0 ? 'ORDER' : 'DESTRUCTION'),
    score: SCORE_COLUMNS,
    counts: COUNTS,
    shares: ROLE_AND_SHARES,
  },
);

export const PARTY_SCORE_COLUMNS = columnsOf<
  documents.InstanceScoreFragment | documents.EncounterScoreFragment
>()(about.partyScore, { score: SCORE_COLUMNS });

const SORT_KEYS = [
  ...SKIRMISH_SORT_KEYS,
  'career',
  'name',
  'guild',
  'objectiveScore',
  'medals',
  'itemRating',
] as const;

/**
 * A whole scoreboard in the order that the address asks for, which is the page's (rules.md: Sorting scoreboards).
 * @example sortedScores(scores, { sort: 'damage' })[0] // who did the most damage
 */
export function sortedScores<Entry extends Score>(
  scores: readonly Entry[],
  query: SearchParams,
): readonly Entry[] {
  const rows = scores.map((entry) => {
    const { character, guild } = entry;
    const names = { career: careerLabel(character.career), name: character.name, guild: guild?.name ?? null };
    return { entry, values: { ...entry, ...names } };
  });
  return sortScores(rows, parseScoreSort(query, SORT_KEYS) ?? WHOLE_SORT).map(({ entry }) => entry);
}

/** The same by side or by role where the address asks for that. */
export function groupedScores<
  Entry extends documents.SkirmishScoreFragment | documents.ScenarioScoreFragment,
>(scores: readonly Entry[], query: SearchParams, sideOf: (entry: Entry) => Side): readonly Entry[] {
  const { group } = parseFilter(GROUPING, query);
  return group === 'all' ? scores : scoreGroups(scores, group, sideOf).flatMap(({ entries }) => entries);
}
