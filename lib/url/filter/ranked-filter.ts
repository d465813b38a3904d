import type { Career } from '#graphql/generated/documents.ts';
import { careerOf, CAREER_ORDER, careersOf } from '#lib/game/players/careers.ts';
import { chosenRealm, REALM } from './board-filter.ts';
import { careerChoice } from './career-choice.ts';
import { choice, type ChoiceField, type Filter } from './filter.ts';
import type { ListAddress } from '../paging/list-address.ts';
import { first, type SearchParams } from '../search-params.ts';

const LADDER = choice('type', 'Type', [
  { value: 'solo', label: 'Solo' },
  { value: 'group', label: 'Group' },
  { value: 'casual', label: 'Everyday' },
  { value: 'city', label: 'City siege' },
]);
/** The contract's names of the ranked ladders, which have places of the game's. */
const RANKED = { solo: 'RANKED_SOLO', group: 'RANKED_GROUP' } as const;
/** Those of the other ladders, which have ratings only. */
const RATED = { casual: 'CASUAL', city: 'CITY' } as const;

/**
 * The ladder that an address chooses, by the contract's names: as ranked places, or as ratings.
 * @example ladderType('city') // { rated: 'CITY' }
 */
export const ladderType = (ladder: keyof typeof RANKED | keyof typeof RATED) =>
  ladder === 'solo' || ladder === 'group' ? { ranked: RANKED[ladder] } : { rated: RATED[ladder] };

export type LadderList = ListAddress<ReturnType<typeof rankedFilter>>;

/** The argument of our own API that narrows a ladder to careers. */
export const CAREER_ARGUMENT = 'Query.characterRatings(careers:)';

interface Season {
  readonly id: string;
  readonly mainSeason: boolean;
}

/**
 * The filter of the ranked ladder: the season, of those that the API knows, and the ladder.
 * @param seasons in the API's order.
 */
export function rankedFilter(seasons: readonly (Season & { readonly name: string })[]) {
  const season: ChoiceField = {
    kind: 'choice',
    param: 'season',
    label: 'Season',
    options: seasons.map(({ id, name }) => ({ value: id, label: name })),
    byDefault: chooseSeason(seasons, {})?.id ?? '',
  };
  const career = careerChoice('Career', CAREER_ORDER.toSorted());
  return {
    label: 'Choose a ladder',
    fields: { season, ladder: LADDER, realm: REALM, career },
  } as const satisfies Filter;
}

/**
 * The careers that a ladder is narrowed to; undefined for all of them, empty for a career of the other realm.
 * @example chosenCareers({ realm: 'order', career: 'CHOPPA' }) // []
 */
export function chosenCareers({
  realm,
  career,
}: Pick<LadderList['values'], 'realm' | 'career'>): Career[] | undefined {
  const side = chosenRealm(realm);
  if (career === 'all') return side === null ? undefined : [...careersOf(side)];
  return side === null || careerOf(career)?.realm === side ? [career] : [];
}

/**
 * The season in the address; without one, the last flagged as a main season, or the last of all where
 * none is (rules.md: Ranked ladder). Null for a season that does not exist, or where there is none at all.
 * @param seasons in the API's order
 * @example chooseSeason([{ id: '1', mainSeason: true }, { id: '2', mainSeason: false }], {})?.id // '1'
 */
export function chooseSeason<Known extends Season>(
  seasons: readonly Known[],
  params: SearchParams,
): Known | null {
  const wanted = first(params, 'season');
  if (wanted) return seasons.find(({ id }) => id === wanted) ?? null;
  return seasons.findLast(({ mainSeason }) => mainSeason) ?? seasons.at(-1) ?? null;
}
