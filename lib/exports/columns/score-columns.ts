import type {
  EncounterScoreFragment,
  InstanceScoreFragment,
  ScenarioScoreFragment,
  SkirmishScoreFragment,
} from '#graphql/generated/documents.ts';
import { scoreGroups, SHARED_MEASURES, type SharedScore, type Side } from '#lib/game/battles/score-groups.ts';
import { SKIRMISH_SORT_KEYS, sortScores, WHOLE_SORT } from '#lib/game/battles/score-sort.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { parseFilter } from '#lib/url/filter/filter.ts';
import { GROUPING } from '#lib/url/filter/grouping-filter.ts';
import { parseScoreSort } from '#lib/url/filter/score-order.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { combatantColumns } from './combatant-columns.ts';
import { column, type ExportColumn } from '../export-table.ts';

/** The fields that entries of every kind of scoreboard share. */
type Score = Omit<InstanceScoreFragment, 'archetype' | 'itemRating'>;

/** The columns of a player and all numbers of a scoreboard, given and received (rules.md: Scoreboards). */
const SCORE_COLUMNS: readonly ExportColumn<Score>[] = [
  ...combatantColumns<Score>('character', (entry) => entry),
  column('deaths', 'Deaths', ({ deaths }) => deaths),
  column('damage', 'Damage done', ({ damage }) => damage),
  column('killDamage', 'Damage to those who died', ({ killDamage }) => killDamage),
  column('damageReceived', 'Damage received', ({ damageReceived }) => damageReceived),
  column('healing', 'Healing done', ({ healing }) => healing),
  column('healingSelf', 'Healing of self', ({ healingSelf }) => healingSelf),
  column('healingOthers', 'Healing of others', ({ healingOthers }) => healingOthers),
  column('healingReceived', 'Healing received', ({ healingReceived }) => healingReceived),
  column('protection', 'Protection given', ({ protection }) => protection),
  column('protectionSelf', 'Protection of self', ({ protectionSelf }) => protectionSelf),
  column('protectionOthers', 'Protection of others', ({ protectionOthers }) => protectionOthers),
  column('protectionReceived', 'Protection received', ({ protectionReceived }) => protectionReceived),
  column('resurrectionsDone', 'Resurrections done', ({ resurrectionsDone }) => resurrectionsDone),
];

/** The columns of kill counts, for scoreboards that have them. */
const KILL_COUNTS: readonly ExportColumn<
  Pick<SkirmishScoreFragment, 'kills' | 'killsSolo' | 'deathBlows'>
>[] = [
  column('kills', 'Kills', ({ kills }) => kills),
  column('killsSolo', 'Solo kills', ({ killsSolo }) => killsSolo),
  column('deathBlows', 'Death blows', ({ deathBlows }) => deathBlows),
];

/** The role, and what part of the side's deeds is the player's. */
const ROLE_AND_SHARES: readonly ExportColumn<SharedScore<unknown>>[] = [
  column('role', 'tank, healer, melee or ranged: what the career is', ({ role }) => role),
  ...SHARED_MEASURES.map((measure) =>
    column<SharedScore<unknown>>(
      `${measure}Share`,
      `Part of all ${measure} of the side, from 0 to 1; empty where there is none`,
      ({ shares }) => shares[measure],
    ),
  ),
];

export const SKIRMISH_SCORE_COLUMNS: readonly ExportColumn<SharedScore<SkirmishScoreFragment>>[] = [
  column('realm', 'ORDER or DESTRUCTION, which the character fought for', ({ realm }) => realm),
  ...SCORE_COLUMNS,
  ...KILL_COUNTS,
  ...ROLE_AND_SHARES,
];

export const SCENARIO_SCORE_COLUMNS: readonly ExportColumn<SharedScore<ScenarioScoreFragment>>[] = [
  column('team', 'ORDER or DESTRUCTION, which the character fought for', ({ team }) =>
    team === 0 ? 'ORDER' : 'DESTRUCTION',
  ),
  column('quitter', 'Whether the character left before the end', ({ quitter }) => quitter),
  ...SCORE_COLUMNS,
  ...KILL_COUNTS,
  column('objectiveScore', 'Score of objectives', ({ objectiveScore }) => objectiveScore),
  column('medals', 'In how many counts no other player on the same side did more', ({ medals }) => medals),
  ...ROLE_AND_SHARES,
];

export const PARTY_SCORE_COLUMNS: readonly ExportColumn<InstanceScoreFragment | EncounterScoreFragment>[] = [
  ...SCORE_COLUMNS,
  column('archetype', 'Archetype at the time, as the API calls it', ({ archetype }) => archetype),
  column('itemRating', 'Item rating at the time', ({ itemRating }) => itemRating),
];

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
export function groupedScores<Entry extends SkirmishScoreFragment | ScenarioScoreFragment>(
  scores: readonly Entry[],
  query: SearchParams,
  sideOf: (entry: Entry) => Side,
): readonly Entry[] {
  const { group } = parseFilter(GROUPING, query);
  return group === 'all' ? scores : scoreGroups(scores, group, sideOf).flatMap(({ entries }) => entries);
}
