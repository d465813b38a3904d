import { choice, type ChoiceField, type Filter } from './filter.ts';
import { first, type SearchParams } from '../search-params.ts';

const LADDER = choice('type', 'Type', [
  { value: 'solo', label: 'Solo' },
  { value: 'group', label: 'Group' },
]);

/** The contract's names of the ladders. */
export const RATING_TYPES = { solo: 'RANKED_SOLO', group: 'RANKED_GROUP' } as const;

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
  return { label: 'Choose a ladder', fields: { season, ladder: LADDER } } as const satisfies Filter;
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
